# Standing orders of a survivor's player: what about, then each value.

order-flows = Ask me when survival actions are possible
order-flows-always = every time
order-flows-concerned = only when it concerns my survivors
order-flows-never = never
order-hold = Hold the companions' acts for my survival actions
order-hold-on = yes
order-hold-off = no

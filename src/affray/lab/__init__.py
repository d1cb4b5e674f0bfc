"""The lab: what a fight will come to, by playing it many times under the very same rules."""

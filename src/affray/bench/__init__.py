"""How fast the house is: fixed fights, their sums, the unit costs, and a yardstick beside them (`python -m affray.bench`)."""

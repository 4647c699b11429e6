"""Games by the thousand: simulations and measurements."""

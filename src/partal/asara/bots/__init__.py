"""Who plays Asara."""

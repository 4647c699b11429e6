"""Defaults for what a game does not provide: a teller, a scene, a drawing, components."""

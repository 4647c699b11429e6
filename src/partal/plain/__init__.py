"""What stands in for everything a game does not bring: a teller, a scene, a drawing, components."""

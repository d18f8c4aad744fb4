"""What needs torch and MaskablePPO."""

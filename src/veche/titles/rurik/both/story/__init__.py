"""What happened, told in sentences, as far as both editions tell it alike. Each edition adds its own actions."""

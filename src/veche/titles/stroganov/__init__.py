"""*Stroganov*: four years of hunting, trading and riding east through Siberia."""

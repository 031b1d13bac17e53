"""The expansion Mocha & Baksheesh: coffee, guild cards, the Tavern."""

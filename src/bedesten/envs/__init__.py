"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, datasets. Each is an extra of the package.

Nothing of them is imported here, nor by `import bedesten`: take the module of the framework that you use.
"""

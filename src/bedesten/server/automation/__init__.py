"""Autoplay, and the processes in which bots think."""

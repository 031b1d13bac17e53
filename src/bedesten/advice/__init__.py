"""Advice: a bot's best plans, each with its reasons as codes and numbers. Clients have the words."""

from bedesten.advice.advise import advice_on, advise
from bedesten.advice.types import Advice, AdvisedPlan, Loss, Motive, plain_advice

__all__ = ["Advice", "AdvisedPlan", "Loss", "Motive", "advice_on", "advise", "plain_advice"]

"""For every test: how hypothesis runs."""

from hypothesis import settings

# a busy machine is no fault of the code
settings.register_profile("quatuor", deadline=None)
settings.load_profile("quatuor")

"""What build.py is made of; standard library only. Beside the engine, not in its wheel."""

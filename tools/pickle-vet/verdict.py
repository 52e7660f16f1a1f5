"""What loading something does: nothing but compute, act, or it cannot be told; with the reason."""

SAFE, CANNOT_TELL, ACTS = 0, 1, 2


class Verdict:
    def __init__(self, level=SAFE, reason=""):
        self.level, self.reason = level, reason

    def __or__(self, other):
        return other if other.level > self.level else self


OK = Verdict()

"""A finished match gone through by ear: what happened, where it turned, and what would have been better."""

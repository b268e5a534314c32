"""A person in a hall: the conversation between matches, the match at a table, and how one gets there."""

"""A backend in a process of its own, that can hang, print or die without anybody at the table noticing."""

"""Scripts of the checkout: setting up, refreshing the locks. Not part of the package that is shipped."""

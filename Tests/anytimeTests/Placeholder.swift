// anytime

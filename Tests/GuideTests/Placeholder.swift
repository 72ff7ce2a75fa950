// Guide

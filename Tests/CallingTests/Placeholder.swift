// Calling

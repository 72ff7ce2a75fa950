// Names

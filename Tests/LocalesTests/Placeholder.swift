// Locales

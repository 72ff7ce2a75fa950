// CardReading

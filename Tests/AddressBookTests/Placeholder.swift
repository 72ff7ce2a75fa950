// AddressBook

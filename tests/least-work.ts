import { hashWithLeastWork } from '#features/account/passwords.ts'

// Journeys sign in for what comes after it; how much work a hash is, passwords.test.ts and enumeration.test.ts hold.
hashWithLeastWork()

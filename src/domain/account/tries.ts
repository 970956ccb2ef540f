/**
 * How often a password, or a code of a second factor, may be tried. Whoever tries wrongly waits longer and longer, and
 * nobody's tries close an account to its owner: the owner's own device, open session and first tries from elsewhere are
 * counted apart from those of strangers.
 */
export const tries = {
  /** One network at one account. */
  network: { free: 5, longest: 900, forget: 3600 },
  /** Everybody at one account who comes without a device that the account has signed in on. */
  strangers: { free: 40, longest: 300, forget: 3600 },
  /** A device that the account has signed in on; only its own tries count. */
  device: { free: 10, longest: 900, forget: 3600 },
  /** A session that is open, asked for the password or a code once more. */
  session: { free: 10, longest: 900, forget: 3600 },
} as const

/** Days that a device is known after the last sign-in on it. */
export const deviceDays = 180

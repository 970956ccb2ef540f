/** How often one network may make a call, together with the other calls of the same name. */
export interface CallLimit {
  name: string
  points: number
  seconds: number
}

/** Mailed links: asking for one, and trying one. */
export const mailedLinks: CallLimit = { name: 'mailed-links', points: 20, seconds: 3600 }

/** Requests for a verification. */
export const newRequests: CallLimit = { name: 'new-requests', points: 60, seconds: 3600 }

/** Talks that one network books: more would be somebody who fills the diary. */
export const talks: CallLimit = { name: 'talks', points: 8, seconds: 86_400 }

/** Questions that one network begins, by form or chat: more would be somebody who fills the list. */
export const tickets: CallLimit = { name: 'tickets', points: 20, seconds: 3600 }

/** Messages of running conversations; who chats writes a few a minute. */
export const messages: CallLimit = { name: 'messages', points: 120, seconds: 3600 }

/** Lists of marks that owners add: each mark has its dates worked out. */
export const ownMarks: CallLimit = { name: 'own-marks', points: 120, seconds: 3600 }

/** Typing a mark or what one sells asks about once a letter; the pages look up with their visitor's address. */
export const searches: CallLimit = { name: 'searches', points: 600, seconds: 600 }

/** What the holder of an unguessable link may do; a page makes a few of them. */
export const linkHolders: CallLimit = { name: 'link-holders', points: 600, seconds: 600 }

/** What asks for a password or a code of somebody who is signed in, so that a stolen session does not guess it. */
export const ownSecrets: CallLimit = { name: 'own-secrets', points: 30, seconds: 900 }

/** Exports of an account's data: each may be gigabytes. */
export const exports: CallLimit = { name: 'exports', points: 10, seconds: 86_400 }

/** Codes of coupons, so that nobody finds one by trying. */
export const couponTries: CallLimit = { name: 'coupon-tries', points: 60, seconds: 3600 }

/** Letters that customers show: each is read in a thread of its own. */
export const shownLetters: CallLimit = { name: 'shown-letters', points: 30, seconds: 3600 }

/** Small pictures of documents: each is drawn when it is asked for first. */
export const thumbnails: CallLimit = { name: 'thumbnails', points: 1200, seconds: 600 }

/** Sign-ins, which are no call of this contract. */
export const signIns: CallLimit = { name: 'sign-ins', points: 30, seconds: 900 }

/** Captures of pages: each is a request to somebody else's server. */
export const captures: CallLimit = { name: 'captures', points: 120, seconds: 3600 }

/** Suggested words: each is a request to somebody else's program. */
export const suggestions: CallLimit = { name: 'suggestions', points: 120, seconds: 3600 }

/** Packs of evidence: each is read and held as a whole. */
export const packs: CallLimit = { name: 'packs', points: 12, seconds: 3600 }

/** Files of evidence that owners collect: each is looked at and drawn. */
export const ownProofs: CallLimit = { name: 'own-proofs', points: 200, seconds: 3600 }

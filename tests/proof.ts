/** True in `npm run proof`, which runs the tests that have a longer form with all of it. */
export const isProof = process.env['PROOF'] === '1'

/** How much a test does: a little each time, so that nobody waits, and everything in the proof. */
export const amount = (short: number, whole: number): number => (isProof ? whole : short)

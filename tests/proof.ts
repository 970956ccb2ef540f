/** True in `npm run proof`, which runs the tests that have a longer form with all of it. */
export const isProof = process.env['PROOF'] === '1'

/** True in `npm test` without names of files: what `npm run test:all` does before something lands is done in a part here. */
export const isQuick = process.env['QUICK'] === '1' && !isProof

/** How much a test does: a little each time, so that nobody waits, less still in the quick run, and everything in the proof. */
export const amount = (short: number, whole: number, quick = short): number =>
  isProof ? whole : isQuick ? quick : short

/** Of a row of things that are alike, each third in the quick run, else all. */
export const inQuick = (at: number): boolean => !isQuick || at % 3 === 0

import { defineMail } from '#features/mail.ts'

const ofGap = {
  facts: ['date', 'place', 'classes'],
  words: ['mark'],
  table: [
    [':report.column.place', 'place'],
    ['classes', 'classes'],
    ['date', 'date'],
  ],
} as const

/** Proof of use can be asked for today, and nothing was collected of some classes. */
export const useProofNone = defineMail('use-proof-none', ofGap)
/** From a day on proof of use can be asked for, and nothing was collected of some classes. */
export const useProofMissing = defineMail('use-proof-missing', ofGap)
/** What was collected of some classes counts until a day. */
export const useProofEnds = defineMail('use-proof-ends', ofGap)

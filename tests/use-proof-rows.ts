import type { CallRow } from './call-row.ts'

const said = { classes: ['9'], market: 'SK', kind: 'photo', usedFrom: '2020-01-01' }
const ofMark = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a }) => ({ id: a.trademark ?? '' }),
})
const ofProof = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a }) => ({ id: a.trademark ?? '', proofId: a.use_proof ?? '' }),
})

/** The rows of the matrix for the calls of what shows a mark in use. */
export const useProofRows: Record<string, CallRow> = {
  'use-proof.add': { ...ofMark(said), file: true },
  'use-proof.capture': ofMark({ classes: ['9'], market: 'SK', url: 'http://127.0.0.1/' }),
  'use-proof.change': ofProof({ ...said, version: 'then' }),
  'use-proof.leave-out': ofProof({ leftOut: false }),
  'use-proof.file': ofProof(),
  'use-proof.pack': ofMark(),
}

import { found } from '#kernel/errors.ts'
import type { CallRow } from './call-row.ts'
import type { World } from './whole-world.ts'

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
  'use-proof.add': ofMark(said),
  'use-proof.capture': ofMark({ classes: ['9'], market: 'SK', url: 'http://127.0.0.1/' }),
  'use-proof.change': ofProof({ ...said, version: 'then' }),
  'use-proof.leave-out': ofProof({ leftOut: false }),
  'use-proof.notify': ofMark(),
  'use-proof.file': ofProof(),
  'use-proof.pack': ofMark(),
}

/** How a call is asked about an own row with a second one. */
interface Asked {
  params: Record<string, string>
  body?: unknown
}

const id = (world: World, table: string): string => found(world[table])

/** How the calls are asked with a second row, a mark or a file, which is whose one likes. */
export const proofSeconds = (
  aMark: (own: World, rest?: Record<string, string>) => { params: Record<string, string> },
): Record<string, (own: World, second: World) => Asked> => ({
  'use-proof.add body.trademarkIds': (own, second) => ({
    ...aMark(own),
    body: { ...said, trademarkIds: [id(second, 'trademark')] },
  }),
  'use-proof.capture body.trademarkIds': (own, second) => ({
    ...aMark(own),
    body: { classes: ['9'], market: 'SK', url: 'http://127.0.0.1/', trademarkIds: [id(second, 'trademark')] },
  }),
  'use-proof.change params.proofId': (own, second) => ({
    ...aMark(own, { proofId: id(second, 'use_proof') }),
    body: { ...said, version: 'then' },
  }),
  'use-proof.leave-out params.proofId': (own, second) => ({
    ...aMark(own, { proofId: id(second, 'use_proof') }),
    body: { leftOut: false },
  }),
  'use-proof.file params.proofId': (own, second) => aMark(own, { proofId: id(second, 'use_proof') }),
})

import { listOfTexts, type Facts } from './facts.ts'
import { emptied, of } from './holding.ts'
import { readable } from './permissions/permission.ts'
import { to } from './relation.ts'
import { useProof } from './use-proof.ts'

/** Who of us took it in is ours. */
const proofColumns = [
  'id',
  'trademark_id',
  'kind',
  'classes',
  'items',
  'market',
  'used_from',
  'used_until',
  'note',
  'url',
  'final_url',
  'http_status',
  'media_type',
  'size',
  'sha256',
  'taken_at',
  'timestamped_by',
  'is_stand_in',
  'left_out_at',
  'updated_at',
] as const

export const facts = {
  use_proof: {
    table: useProof,
    written: true,
    calls: '/api/trademark/{id}/use-proof',
    relations: [to('trademark', 'use_proofs'), to('document'), to('taken_by_user')],
    customer: { select: { columns: proofColumns, filter: { trademark: readable }, limit: 500, aggregate: true } },
    texts: { kind: 'word', market: 'word' },
    json: { items: listOfTexts },
    held: {
      group: 'register',
      mine: of('trademark'),
      secret: ['timestamp', 'taken_by_user_id'],
      erase: emptied('note', 'url', 'final_url'),
    },
  },
} satisfies Facts

import { caseExhibit } from './exhibit.ts'
import type { Facts } from './facts.ts'
import { of } from './holding.ts'
import { readable } from './permissions/permission.ts'
import { to } from './relation.ts'

/** Who of us took it is ours. */
const exhibitColumns = [
  'id',
  'case_id',
  'case_evidence_id',
  'url',
  'final_url',
  'http_status',
  'media_type',
  'sha256',
  'taken_at',
  'timestamped_by',
  'is_stand_in',
] as const

export const facts = {
  case_exhibit: {
    table: caseExhibit,
    written: true,
    relations: [to('case', 'exhibits'), to('document'), to('taken_by_user'), to('case_evidence')],
    customer: { select: { columns: exhibitColumns, filter: { case: readable }, aggregate: true } },
    held: {
      group: 'brands',
      mine: of('case'),
      secret: ['timestamp'],
      erase: 'keep',
    },
  },
} satisfies Facts

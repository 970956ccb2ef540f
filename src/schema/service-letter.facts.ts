import { z } from 'zod'
import { useAnswer } from '#domain/enforcement/lawful-uses.ts'
import { serviceLetterMachine } from '#domain/service-letter/status.ts'
import type { Facts } from './facts.ts'
import { emptied, erased, of } from './holding.ts'
import { readable } from './permissions/permission.ts'
import { to } from './relation.ts'
import { serviceLetter } from './service-letter.ts'

/** What was sent in the client's name and who approved it; what was looked at before, and what did not go out, is ours. */
const letterColumns = [
  'id',
  'service_request_id',
  'kind',
  'language',
  'recipient',
  'body',
  'status',
  'last_status_update',
  'approved_name',
  'approved_at',
  'pdf_sha256',
  'docx_sha256',
  'sent_by',
  'sent_at',
  'message_id',
  'reference',
  'created_at',
] as const

export const facts = {
  service_letter: {
    table: serviceLetter,
    machine: serviceLetterMachine,
    calls: '/api/service-request/{id}/letter',
    relations: [
      to('service_request', 'letters'),
      to('created_by_user'),
      to('approved_by_user'),
      to('pdf_document'),
      to('docx_document'),
      to('proof_document'),
    ],
    customer: {
      select: { columns: letterColumns, filter: { status: { _eq: 'Sent' }, service_request: readable } },
    },
    texts: { kind: 'word', approved_name: 'companyName', message_id: 'heading', unsent_reason: 'phrase' },
    json: { checklist: z.array(useAnswer).max(20) },
    held: {
      group: 'requests',
      mine: of('service_request'),
      // That a letter was sent in the owner's name, when and under which hash, is kept; what it said is erased.
      erase: { body: erased, recipient: erased, ...emptied('recipient_email') },
    },
  },
} satisfies Facts

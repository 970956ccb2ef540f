import { z } from 'zod'
import { supportTicketMachine } from '#domain/support/status.ts'
import type { Facts } from './facts.ts'
import { erased, none } from './holding.ts'
import { everything, own } from './permissions/permission.ts'
import { insert, matter, update } from './permissions/staff-writes.ts'
import { hubs, to } from './relation.ts'
import { consultation, supportTicket } from './support.ts'

/** What a booking says and what its calls write. */
const bookedTalk = ['contact_name', 'contact_email', 'contact_phone', 'language', 'cancelled_at', 'outcome_sent_at']
/** What was noted of it, by a call that says what stood there. */
const noted = ['location', 'outcome', 'resolution', 'questions_and_answers']

export const facts = {
  consultation: {
    table: consultation,
    relations: [to('user'), to('assigned_admin'), hubs('documents', 'notes')],
    customer: {
      select: {
        columns: ['id', 'user_id', 'event_timestamp', 'description', 'location', 'created_at', 'document_hub_id'],
        filter: own,
      },
    },
    staff: {
      writes: matter({ added: ['scheduling_event_id', ...bookedTalk], changed: [...bookedTalk, ...noted] }),
      could: 'Put a talk into somebody’s portal with a location that leads elsewhere',
      held: 'Owner, booking and notes by calls; the text is shown as text; audited',
    },
    texts: { location: 'phrase' },
    json: { questions_and_answers: z.array(z.object({ question: z.string(), answer: z.string() })).max(200) },
    held: {
      group: 'drafts',
      mine: `(t.user_id = $1 or (t.user_id is null and lower(t.contact_email) = lower((select email from "user" where id = $1))))`,
      erase: {
        contact_name: none,
        contact_email: none,
        contact_phone: none,
        description: none,
        outcome: none,
        questions_and_answers: none,
        resolution: none,
        location: none,
        scheduling_event_id: none,
      },
    },
  },
  support_ticket: {
    table: supportTicket,
    machine: supportTicketMachine,
    relations: [to('assigned_admin'), to('created_by_user'), to('product'), hubs('documents', 'notes')],
    customer: {
      select: {
        columns: [
          'id',
          'public_id',
          'created_at',
          'updated_at',
          'resolved_at',
          'source',
          'subject',
          'description',
          'resolution',
          'product_id',
          'status',
          'created_by_user_id',
          'support_ticket_hub_id',
        ],
        filter: { created_by_user_id: { _eq: 'x-user-id' } },
        aggregate: true,
      },
    },
    staff: {
      writes: () => ({
        ...insert(['description'], everything, { created_by_user_id: 'x-user-id' }),
        ...update(['status', 'resolution', 'resolved_at']),
      }),
      could: 'Write a complaint in a client’s name, or change one',
      held: 'Under the own name; the description is fixed; status moves along its machine',
    },
    texts: { description: 'note' },
    held: {
      group: 'drafts',
      mine: `(t.created_by_user_id = $1 or (t.created_by_user_id is null and lower(t.contact_email) = lower((select email from "user" where id = $1))))`,
      erase: {
        subject: none,
        description: erased,
        resolution: none,
        contact_name: none,
        contact_email: `'erased-' || t.id`,
        feedback_note: none,
      },
    },
  },
} satisfies Facts

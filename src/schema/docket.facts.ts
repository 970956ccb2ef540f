import { calendarEvent, calendarFeed, deadline, reminder } from './docket.ts'
import type { Facts } from './facts.ts'
import { of, ofUser } from './holding.ts'
import { readable } from './permissions/permission.ts'
import { to } from './relation.ts'

/** Who set or did a date is ours; that a person set it is said. */
const deadlineColumns = [
  'id',
  'trademark_id',
  'kind',
  'number',
  'opens',
  'calendar_due',
  'lawful_due',
  'due',
  'grace_until',
  'from_event',
  'from_date',
  'amount',
  'unit',
  'law',
  'article',
  'source_kind',
  'is_read',
  'confidence',
  'moved_because',
  'is_move_unknown',
  'is_assumed',
  'is_by_letter',
  'previous_due',
  'moved_at',
  'done_at',
  'override_at',
] as const

export const facts = {
  deadline: {
    table: deadline,
    written: true,
    ownedBy: 'trademark',
    relations: [to('trademark', 'deadlines'), to('done_by_user'), to('override_by_user')],
    customer: { select: { columns: deadlineColumns, filter: { trademark: readable }, limit: 500, aggregate: true } },
    held: {
      group: 'register',
      mine: of('trademark'),
      secret: ['override_reason', 'override_by_user_id', 'done_by_user_id'],
      erase: 'keep',
    },
  },
  calendar_feed: {
    table: calendarFeed,
    inner: true,
    held: { group: 'sessions', mine: ofUser, erase: 'delete', secret: ['hash'] },
  },
  calendar_event: {
    table: calendarEvent,
    inner: true,
    held: 'nobody',
  },
  reminder: {
    table: reminder,
    inner: true,
    held: 'nobody',
  },
} satisfies Facts

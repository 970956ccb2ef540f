import { z } from 'zod'
import { assigneeChange } from '#domain/account/assignee.ts'
import { oppositionMachine, untoldStatuses } from '#domain/opposition/status.ts'
import { earlierRight, mostRights } from '#domain/opposition/vocabulary.ts'
import { historyOf, type Facts } from './facts.ts'
import { emptied, erased, none, of } from './holding.ts'
import { opposition, oppositionEvent, oppositionTracking, oppositionWay } from './opposition.ts'
import { readable } from './permissions/permission.ts'
import { hubs, one, to } from './relation.ts'

const oppositionColumns = [
  'id',
  'trademark_id',
  'number',
  'office_number',
  'order_hub_id',
  'document_hub_id',
  'status',
  'last_status_update',
  'created_at',
  'notice_date',
  'due_date',
  'cooling_off_from',
  'cooling_off_until',
  'evidence_due',
  'opponent',
  'representative',
  'grounds',
  'earlier_rights',
  'classes',
  'summary',
  'advice',
  'advised_name',
  'order_currency',
  'reminders_enabled',
  'outcome',
  'ended_on',
] as const

export const facts = {
  opposition: {
    table: opposition,
    machine: oppositionMachine,
    calls: '/api/opposition/{id}',
    relations: [
      to('trademark', 'oppositions'),
      to('assigned_admin'),
      to('advised_by_user'),
      hubs('documents', 'notes', 'orders'),
    ],
    customer: {
      select: {
        columns: oppositionColumns,
        filter: { status: { _nin: untoldStatuses }, trademark: readable },
        aggregate: true,
      },
    },
    texts: {
      opponent: 'companyName',
      representative: 'companyName',
      grounds: 'word',
      advice: 'note',
      advised_name: 'companyName',
    },
    json: {
      assignee_history: z.array(assigneeChange),
      earlier_rights: z.array(earlierRight).max(mostRights),
    },
    held: {
      group: 'register',
      mine: of('trademark'),
      // That there was one, against which mark, and how it ended is kept.
      erase: { opponent: erased, ...emptied('representative', 'summary', 'advice') },
    },
  },
  opposition_tracking: historyOf('opposition', oppositionTracking, 'nobody', 'calls'),
  opposition_event: {
    table: oppositionEvent,
    calls: '/api/opposition/{id}/event',
    relations: [to('opposition', 'events'), to('document'), to('created_by_user')],
    customer: {
      select: {
        columns: ['id', 'opposition_id', 'kind', 'happened_on', 'document_id', 'created_at'],
        filter: { opposition: readable },
      },
    },
    texts: { kind: 'word' },
    held: { group: 'register', mine: of('opposition'), erase: { note: none } },
  },
  opposition_way: {
    table: oppositionWay,
    calls: '/api/opposition/{id}',
    relations: [to('opposition', 'ways'), one('order', 'service_request', 'service_request_id')],
    customer: { select: { columns: '*', filter: { opposition: readable } } },
    texts: { kind: 'word' },
    held: 'nobody',
  },
} satisfies Facts

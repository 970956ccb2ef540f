import type { Facts } from './facts.ts'
import { of, ofUser } from './holding.ts'
import { own, readable, type RowPredicate } from './permissions/permission.ts'
import { added, changed, except, insert, matter, update } from './permissions/staff-writes.ts'
import { hubs, to } from './relation.ts'
import { trademarkMonitoringResult, trademarkWatchSubscription, watchState } from './watch.ts'

const monitoringResultColumns = [
  'id',
  'type',
  'relevance',
  'created_at',
  'publication_date',
  'filing_date',
  'priority_date',
  'registration_date',
  'state',
  'status',
  'designations',
  'filing_changed_at',
  'application_number',
  'trademark_number',
  'mark_name',
  'mark_type',
  'classes',
  'jurisdiction',
  'trademark_id',
  'ipo_link',
  'order_hub_id',
  'seen',
  'logo_url',
  'document_hub_id',
] as const

const rated: RowPredicate = { relevance: { _is_null: false }, trademark: readable }
const unrated: RowPredicate = { relevance: { _is_null: true } }

export const facts = {
  trademark_watch_subscription: {
    table: trademarkWatchSubscription,
    relations: [to('trademark', 'watch_subscriptions'), to('user'), to('service_request')],
    customer: {
      select: {
        columns: ['id', 'date_start', 'date_end', 'trademark_id', 'user_id', 'type', 'service_request_id'],
        filter: own,
        aggregate: true,
      },
    },
    staff: {
      writes: matter({ added: ['watch_service_id'] }),
      could: 'Give a watch away, or end one that was paid',
      held: 'Mark and owner fixed; nothing is removed; dates audited',
    },
    held: { group: 'brands', mine: ofUser, erase: 'keep' },
  },
  watch_state: {
    table: watchState,
    inner: true,
    held: 'nobody',
  },
  trademark_monitoring_result: {
    table: trademarkMonitoringResult,
    relations: [to('trademark', 'monitoring_results'), hubs('documents', 'orders')],
    customer: {
      select: { columns: monitoringResultColumns, filter: rated, limit: 500, aggregate: true },
      update: { columns: ['seen'], filter: rated },
    },
    staff: {
      // A hit is shown to its owner by its rating, which also tells them, and stays as it was shown.
      writes: (all) => ({
        ...insert(except(added(all), ['relevance', 'seen'])),
        ...update(except(changed(all), ['relevance', 'seen']), unrated),
        delete: { filter: unrated },
      }),
      could: 'Hide a threat, or show one to the wrong client',
      held: 'Only while it is not rated and so not shown; mark and hubs fixed; the rating is a call',
    },
    held: { group: 'brands', mine: of('trademark'), erase: 'keep' },
  },
} satisfies Facts

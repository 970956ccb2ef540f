import { subscriptionStatuses } from '#domain/monitoring/status.ts'
import { subscriptionList, subscriptionShow } from '#operations/staff/subscription.ts'
import { equals, search, type Reads } from '../reads.ts'

export const subscriptionReads: Reads = {
  list: subscriptionList,
  show: subscriptionShow,
  filters: { q: search([], ['public_id']), status: equals('status') },
  choices: { status: subscriptionStatuses },
  sorts: { number: 'public_id', created: 'created_at' },
  blanks: ['public_id'],
  first: { field: 'created_at', order: 'DESC' },
}

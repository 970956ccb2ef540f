import { type ListReads, search } from './list-reads.ts'
import { countedList } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const fields = `id date_start date_end type user { ${personFields} }`

export const watchList = staffPage(
  'trademark_watch_subscription',
  'list',
  `${fields} trademark { id name jurisdiction }`,
)

/** One watch with what it found of its mark, and how much of that waits for a person. */
export const watchShow = staffPage(
  'trademark_watch_subscription',
  'show',
  `${fields} service_request { id public_id status }
  trademark { id name jurisdiction
    ${countedList('monitoring_results', { limit: 50, order: '[{ created_at: desc }, { id: desc }]' }, 'id mark_name jurisdiction relevance seen created_at')}
    unrated: monitoring_results_aggregate(where: { relevance: { _is_null: true } }) { aggregate { count } } }`,
)

export type WatchRow = StaffRow<'trademark_watch_subscription', 'list'>
export type WatchFile = StaffRow<'trademark_watch_subscription', 'show'>

export const watchReads: ListReads = {
  table: 'trademark_watch_subscription',
  list: watchList,
  show: watchShow,
  filters: { q: search(['trademark.name']) },
  choices: {},
  sorts: { until: 'date_end' },
  blanks: [],
  first: { field: 'date_end', order: 'ASC' },
}

import { monitoringTaskStatuses } from '#domain/monitoring/status.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { countedList, historyOf, lookupFields } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const listFields = `id status deadline planned_on searched_at created_at brand_subscription_tier
  brand { id name } assigned_admin { ${personFields} }`

const seen = `id platform source name url host seller price currency country found_on score reasons status dismiss_reason decided_at case_id
  folded_aggregate { aggregate { count } }
  lookups(order_by: [{ asked_at: desc }, { id: desc }], limit: 1) { ${lookupFields} }`

const showFields = `id status deadline planned_on searched_at created_at brand_subscription_tier last_status_update processed_timestamp
  assigned_admin { ${personFields} }
  brand { id name user { id counterparties(order_by: [{ primary_name: asc }, { id: asc }], limit: 200) { id primary_name whitelisted } } }
  brand_subscription { id public_id platforms(order_by: { name: asc }) { id name } }
  ${countedList(
    'sightings',
    {
      limit: 300,
      order: '[{ status: desc }, { score: desc }, { id: asc }]',
      where: '{ folded_into_id: { _is_null: true } }',
    },
    seen,
  )}
  ${historyOf()}`

export const monitoringTaskList = staffPage('brand_monitoring_task', 'list', listFields)
export const monitoringTaskShow = staffPage('brand_monitoring_task', 'show', showFields)

export type MonitoringTaskListRow = StaffRow<'brand_monitoring_task', 'list'>
export type MonitoringTaskFile = StaffRow<'brand_monitoring_task', 'show'>

export const monitoringTaskReads: ListReads = {
  table: 'brand_monitoring_task',
  list: monitoringTaskList,
  show: monitoringTaskShow,
  filters: { q: search([], ['brand_subscription.public_id']), status: equals('status') },
  choices: { status: monitoringTaskStatuses },
  sorts: { deadline: 'deadline' },
  blanks: ['deadline'],
  first: { field: 'deadline', order: 'ASC' },
}

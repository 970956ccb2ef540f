import { monitoringTaskStatuses } from '#domain/monitoring/status.ts'
import { monitoringTaskList, monitoringTaskShow } from '#operations/staff/monitoring-task.ts'
import { equals, search, type Reads } from '../reads.ts'

export const monitoringTaskReads: Reads = {
  list: monitoringTaskList,
  show: monitoringTaskShow,
  filters: { q: search([], ['brand_subscription.public_id']), status: equals('status') },
  choices: { status: monitoringTaskStatuses },
  sorts: { deadline: 'deadline' },
  blanks: ['deadline'],
  first: { field: 'deadline', order: 'ASC' },
}

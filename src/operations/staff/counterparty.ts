import { type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const fields = `id primary_name aliases websites note whitelisted user { ${personFields} }
  cases(order_by: [{ created_at: desc }, { id: desc }], limit: 20) { id status outcome created_at }
  cases_aggregate { aggregate { count } }`

export const counterpartyList = staffPage('case_counterparty', 'list', fields)
export const counterpartyShow = staffPage('case_counterparty', 'show', fields)

export type CounterpartyRow = StaffRow<'case_counterparty', 'list'>

export const counterpartyReads: ListReads = {
  table: 'case_counterparty',
  list: counterpartyList,
  show: counterpartyShow,
  filters: { q: search(['primary_name']) },
  choices: {},
  sorts: { name: 'primary_name' },
  blanks: [],
  first: { field: 'primary_name', order: 'ASC' },
}

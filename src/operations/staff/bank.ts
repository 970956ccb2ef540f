import { bankEntryStatuses } from '#domain/billing/bank-entry.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const fields = `id booked_on amount currency payer_name payer_account account variable_symbol end_to_end_id message reference
  is_reversal status note decided_by_user { ${personFields} }`

const parts = `allocations(order_by: [{ created_at: asc }, { id: asc }]) {
    id amount variable_symbol payment_attempt_id user { ${personFields} } invoice { id document_context }
  }`

export const bankEntryList = staffPage('bank_entry', 'list', fields)
export const bankEntryShow = staffPage('bank_entry', 'show', `${fields} ${parts}`)

export type BankEntryListRow = StaffRow<'bank_entry', 'list'>
export type BankEntryRow = StaffRow<'bank_entry', 'show'>

export const bankEntryReads: ListReads = {
  table: 'bank_entry',
  list: bankEntryList,
  show: bankEntryShow,
  filters: { q: search(['payer_name', 'message']), state: equals('status') },
  choices: { state: bankEntryStatuses },
  sorts: { on: 'booked_on' },
  blanks: [],
  first: { field: 'booked_on', order: 'DESC' },
}

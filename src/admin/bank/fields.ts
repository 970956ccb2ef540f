import { bankEntryStatuses } from '#domain/billing/bank-entry.ts'
import { bankEntryList, bankEntryShow } from '#operations/staff/bank.ts'
import { equals, search, type Reads } from '../reads.ts'

export const bankEntryReads: Reads = {
  list: bankEntryList,
  show: bankEntryShow,
  filters: { q: search(['payer_name', 'message']), state: equals('status') },
  choices: { state: bankEntryStatuses },
  sorts: { on: 'booked_on' },
  blanks: [],
  first: { field: 'booked_on', order: 'DESC' },
}

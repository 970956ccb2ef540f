import type { AnyOperation } from '#operations/all.ts'
import { listOperation } from './list-operation.ts'
import { invoiceReads } from './invoice/fields.ts'
import { staffPeople } from './kit/staff-people.ts'
import { queueOperation } from './queue/queue-operation.ts'
import { countsOperation } from './queue/views.ts'
import type { Reads } from './reads.ts'
import { requestReads } from './registration-request/fields.ts'
import { searchOperation } from './shell/palette-entries.ts'
import { trademarkReads } from './trademark/fields.ts'
import { userReads } from './user/fields.ts'
import { hitsOperation, ownedMarksOperation } from './watch/hits-operation.ts'

/** What the staff area reads of each table. */
export const resources: Readonly<Record<string, Reads>> = {
  registration_request: requestReads,
  trademark: trademarkReads,
  user: userReads,
  invoice: invoiceReads,
}

/** Every document that the staff area sends, for the list of what the data API takes. */
export const staffOperations: AnyOperation[] = [
  ...Object.entries(resources).flatMap(([table, reads]) => [
    listOperation(table, reads, 'list'),
    listOperation(table, reads, 'show'),
  ]),
  queueOperation,
  countsOperation().operation,
  searchOperation,
  staffPeople,
  hitsOperation,
  ownedMarksOperation,
]

import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { officeActionStatuses, openStatuses } from '#domain/office-action/status.ts'
import { officeActionList, officeActionShow } from '#operations/staff/office-action.ts'
import { equals, search, type Reads } from '../reads.ts'

export const officeActionReads: Reads = {
  list: officeActionList,
  show: officeActionShow,
  filters: {
    q: search(['trademark.name'], ['trademark.number']),
    status: equals('status'),
    open: () => ({ status: { _in: [...openStatuses] } }),
    place: equals('trademark.jurisdiction'),
  },
  choices: { open: ['yes'], status: officeActionStatuses, place: jurisdictions },
  sorts: { due: 'due_date' },
  blanks: ['due_date'],
  first: { field: 'due_date', order: 'ASC' },
}

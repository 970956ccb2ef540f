import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { openUseStatuses, commerceUseStatuses, commerceUseTypes } from '#domain/use-in-commerce/status.ts'
import { commerceUseList, commerceUseShow } from '#operations/staff/use-in-commerce.ts'
import { equals, search, type Reads } from '../reads.ts'

export const commerceUseReads: Reads = {
  list: commerceUseList,
  show: commerceUseShow,
  filters: {
    q: search(['trademark.name'], ['trademark.number']),
    status: equals('status'),
    type: equals('type'),
    open: () => ({ status: { _in: [...openUseStatuses] } }),
    place: equals('trademark.jurisdiction'),
  },
  choices: { open: ['yes'], status: commerceUseStatuses, type: commerceUseTypes, place: jurisdictions },
  sorts: { due: 'due_date' },
  blanks: ['due_date'],
  first: { field: 'due_date', order: 'ASC' },
}

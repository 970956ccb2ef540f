import { caseRelevances, caseRequestStatuses, caseRequestTypes, caseStatuses } from '#domain/enforcement/status.ts'
import { caseList, caseRequestList, caseRequestShow, caseShow } from '#operations/staff/case.ts'
import { equals, search, type Reads } from '../reads.ts'

const open = caseStatuses.filter((status) => status !== 'Dismissed' && status !== 'Closed')

export const caseReads: Reads = {
  list: caseList,
  show: caseShow,
  filters: {
    q: search(['counterparty.primary_name']),
    open: () => ({ status: { _in: open } }),
    status: equals('status'),
    relevance: equals('relevance'),
  },
  choices: { open: ['yes'], status: caseStatuses, relevance: caseRelevances },
  sorts: { created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}

const unanswered = caseRequestStatuses.filter((status) => status !== 'Dismissed' && status !== 'Case created')

export const caseRequestReads: Reads = {
  list: caseRequestList,
  show: caseRequestShow,
  filters: {
    q: search(['mark', 'contact_email']),
    open: () => ({ status: { _in: unanswered } }),
    status: equals('status'),
    type: equals('type'),
  },
  choices: { open: ['yes'], status: caseRequestStatuses, type: caseRequestTypes },
  sorts: { created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}

import { openWork, serviceRequestStatuses, serviceStatuses, serviceTypes } from '#domain/service-order/status.ts'
import { serviceList, serviceShow, workList, workShow } from '#operations/staff/service-request.ts'
import { equals, search, type Reads } from '../reads.ts'

export const serviceReads: Reads = {
  list: serviceList,
  show: serviceShow,
  filters: {
    q: search(['contact_email'], ['public_id']),
    status: equals('status'),
    service: equals('service_name'),
  },
  choices: { status: serviceRequestStatuses, service: serviceTypes },
  sorts: { number: 'public_id', created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}

export const workReads: Reads = {
  list: workList,
  show: workShow,
  filters: {
    q: search([], ['service_request.public_id']),
    status: equals('status'),
    type: equals('type'),
    open: () => ({ status: { _in: [...openWork] } }),
  },
  choices: { open: ['yes'], status: serviceStatuses, type: serviceTypes },
  sorts: { due: 'deadline' },
  blanks: ['deadline'],
  first: { field: 'deadline', order: 'ASC' },
}

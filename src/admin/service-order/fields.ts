import { serviceRequestStatuses, serviceTypes } from '#domain/service-order/status.ts'
import { serviceList, serviceShow } from '#operations/staff/service-request.ts'
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

import { serviceContent, serviceParameters } from '#domain/service-order/content.ts'
import { serviceMachine, serviceRequestMachine } from '#domain/service-order/status.ts'
import { type Facts, free, historyOf } from './facts.ts'
import { none, of } from './holding.ts'
import { linkedService, withoutOwner } from './permissions/of-link.ts'
import { own, readable } from './permissions/permission.ts'
import { corrections, matter } from './permissions/staff-writes.ts'
import { hubs, one, to } from './relation.ts'
import { service, serviceRequest, serviceRequestTracking, serviceTracking } from './service-order.ts'

const serviceRequestColumns = [
  'id',
  'public_id',
  'product_id',
  'service_name',
  'invoice_content',
  'contact_email',
  'contact_first_name',
  'contact_last_name',
  'description',
  'parameters',
  'language',
  'region',
  'status',
  'last_status_update',
  'currency',
  'billing_entity_id',
  'document_hub_id',
  'order_hub_id',
  'brand_id',
  'registration_request_id',
  'user_id',
  'created_at',
  'updated_at',
] as const

export const facts = {
  service_request: {
    table: serviceRequest,
    machine: serviceRequestMachine,
    calls: '/api/service-request',
    relations: [
      to('user'),
      to('assigned_admin'),
      one('product', 'product'),
      to('billing_entity'),
      to('brand', 'service_requests'),
      to('registration_request'),
      hubs('documents', 'notes'),
    ],
    customer: { select: { columns: serviceRequestColumns, filter: own, limit: 500, aggregate: true } },
    link: { select: { columns: withoutOwner(serviceRequestColumns), filter: linkedService } },
    staff: {
      // What is billed, and to whom, is no correction.
      writes: corrections(['invoice_content', 'parameters', 'service_name', 'contact_first_name', 'contact_last_name']),
      could: 'Put words into an order that the client reads',
      held: "It is made, priced, billed and moved by its calls alone; what is asked for stays the client's",
    },
    json: { parameters: serviceParameters, invoice_content: serviceContent },
    held: {
      group: 'requests',
      mine: `t.id = any ({service_request})`,
      // As with requests, the user stands in it afterwards.
      erase: {
        user_id: '$1',
        contact_email: `'erased@erased.invalid'`,
        contact_first_name: none,
        contact_last_name: none,
        description: none,
        internal_label: none,
        task_tracker_url: none,
        invoice_content: none,
        parameters: `'{}'::jsonb`,
      },
    },
  },
  service_request_tracking: {
    ...historyOf('service_request', serviceRequestTracking, 'requests'),
    ownedBy: 'service_request',
  },
  service: {
    table: service,
    machine: serviceMachine,
    relations: [
      to('service_request', 'services'),
      one('case_solution', 'case_solution', 'case_solution_id', 'id', 'services'),
      to('assigned_admin'),
      hubs('notes'),
    ],
    customer: {
      select: {
        columns: [
          'id',
          'type',
          'service_request_id',
          'case_solution_id',
          'deadline',
          'status',
          'outcome',
          'outcome_note',
          'parameters',
          'last_status_update',
          'created_at',
        ],
        filter: { service_request: readable },
      },
    },
    staff: {
      // Where work stands and what came out of it is told to the client by its calls.
      writes: matter({
        added: ['status', 'outcome', 'outcome_note'],
        changed: ['status', 'outcome', 'outcome_note', 'deadline'],
      }),
      could: 'Say that something is done which is not',
      held: 'Where it stands, its day and what came out are the calls’; order, hubs and assignee fixed',
    },
    json: { parameters: free },
    held: {
      group: 'requests',
      mine: of('service_request'),
      erase: { outcome_note: none, parameters: `'{}'::jsonb` },
    },
  },
  service_tracking: historyOf('service', serviceTracking, 'nobody'),
} satisfies Facts

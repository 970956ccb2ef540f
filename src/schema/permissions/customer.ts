import { untoldStatuses } from '#domain/office-action/status.ts'
import {
  commentColumns,
  deadlineColumns,
  documentColumns,
  entityColumns,
  exhibitColumns,
  invoiceColumns,
  monitoringResultColumns,
  negotiationColumns,
  noticeColumns,
  officeActionColumns,
  requestColumns,
  resultColumns,
  serviceRequestColumns,
  similarColumns,
  solutionColumns,
  trackingColumns,
  trademarkColumns,
  useInCommerceColumns,
} from './columns.ts'
import { open } from './open.ts'
import { own, ownThrough, together, type RolePermissions, type RowPredicate } from './permission.ts'

const ownBrand = ownThrough('brand')
const ownMark = ownThrough('trademark')
const ownRequest = ownThrough('registration_request')

// An office action is ours until the client is told of it.
const toldOfficeAction: RowPredicate = {
  status: { _nin: untoldStatuses },
  ...ownMark,
}
const toldDeclaration: RowPredicate = { status: { _neq: 'Created' }, ...own }
const processedTask: RowPredicate = { status: { _eq: 'Processed' }, ...ownBrand }
// What our people put aside stays with them; the rest is the customer's once its task is processed.
const shownSighting: RowPredicate = {
  status: { _in: ['Accepted', 'Case'] },
  brand_monitoring_task: processedTask,
}
const shownCase: RowPredicate = { status: { _neq: 'Draft' }, ...ownBrand }
const ratedResult: RowPredicate = { relevance: { _is_null: false }, ...ownMark }

const ownProduct: RowPredicate = {
  _or: [ownRequest, ownThrough('service_request'), { brand_subscription_payment: { brand_subscription: ownBrand } }],
}

const trackingOf = (parent: string, column: string, filter: RowPredicate): RolePermissions[string] => ({
  select: { columns: [...trackingColumns, column], filter: { [parent]: filter } },
})

const reads: RolePermissions = {
  ...open,
  user: {
    select: {
      columns: ['id', 'email', 'role', 'state', 'cp_onboarding_finished', 'document_hub_id'],
      filter: { id: { _eq: 'x-user-id' } },
    },
  },
  user_profile: { select: { columns: '*', filter: own } },
  user_payment_method: {
    select: {
      columns: [
        'id',
        'user_id',
        'card_brand',
        'card_expiration',
        'card_last_four',
        'created_at',
        'updated_at',
        'status',
      ],
      filter: own,
      aggregate: true,
    },
  },
  address: { select: { columns: '*', filter: own } },
  entity: { select: { columns: entityColumns, filter: own } },
  brand: { select: { columns: '*', filter: own, aggregate: true } },
  notification: {
    select: {
      columns: ['id', 'to_user_id', 'type', 'message', 'metadata', 'created_at', 'seen_at', 'deleted_at'],
      filter: { to_user_id: { _eq: 'x-user-id' } },
      aggregate: true,
    },
  },
  registration_request: { select: { columns: requestColumns, filter: own, limit: 500, aggregate: true } },
  registration_request_tracking: trackingOf('registration_request', 'registration_request_id', own),
  verification_result: {
    select: { columns: resultColumns, filter: { completed: { _eq: true }, ...ownRequest }, aggregate: true },
  },
  similar_trademark: {
    select: {
      columns: similarColumns,
      filter: { verification_result: { completed: { _eq: true }, ...ownRequest } },
    },
  },
  application: { select: { columns: '*', filter: ownRequest } },
  application_jurisdiction: { select: { columns: '*', filter: { application: ownRequest } } },
  thread_comment: {
    select: {
      columns: commentColumns,
      filter: { _or: [{ application: ownRequest }, { use_in_commerce_request: toldDeclaration }] },
    },
  },
  product: { select: { columns: '*', filter: ownProduct } },
  payment_attempt: {
    select: {
      columns: ['id', 'product_id', 'status', 'decline_reason', 'amount', 'currency', 'created_at'],
      filter: { product: ownProduct },
    },
  },
  invoice: { select: { columns: invoiceColumns, filter: own, limit: 500, aggregate: true } },
  credit_note: {
    select: {
      columns: [
        'id',
        'variable_symbol',
        'invoice_reference',
        'serial_number',
        'year',
        'user_id',
        'created_at',
        'document_context',
      ],
      filter: own,
      limit: 500,
      aggregate: true,
    },
  },
  trademark: { select: { columns: trademarkColumns, filter: own, limit: 500, aggregate: true } },
  trademark_tracking: trackingOf('trademark', 'trademark_id', own),
  deadline: { select: { columns: deadlineColumns, filter: ownMark, limit: 500, aggregate: true } },
  trademark_request: { select: { columns: '*', filter: own, aggregate: true } },
  trademark_watch_subscription: {
    select: {
      columns: ['id', 'date_start', 'date_end', 'trademark_id', 'user_id', 'type', 'service_request_id'],
      filter: own,
      aggregate: true,
    },
  },
  trademark_monitoring_result: {
    select: { columns: monitoringResultColumns, filter: ratedResult, limit: 500, aggregate: true },
  },
  office_action: { select: { columns: officeActionColumns, filter: toldOfficeAction, aggregate: true } },
  office_action_tracking: trackingOf('office_action', 'office_action_id', toldOfficeAction),
  office_action_solution: { select: { columns: '*', filter: { office_action: toldOfficeAction } } },
  office_action_issue: { select: { columns: '*', filter: { office_action: toldOfficeAction } } },
  use_in_commerce_request: {
    select: { columns: useInCommerceColumns, filter: toldDeclaration, aggregate: true },
  },
  use_in_commerce_request_class: {
    select: {
      columns: [
        'id',
        'class_number',
        'items',
        'deleted_items',
        'use_in_commerce_request_id',
        'filing_basis',
        'decision',
        'first_use_in_us',
        'first_use_anywhere',
        'website',
        'updated_at',
        'document_folder_id',
      ],
      filter: { use_in_commerce_request: toldDeclaration },
    },
  },
  use_in_commerce_request_tracking: trackingOf(
    'use_in_commerce_request',
    'use_in_commerce_request_id',
    toldDeclaration,
  ),
  specimen: {
    select: {
      columns: '*',
      filter: {
        _or: [
          { application: ownRequest },
          { use_in_commerce_request_class: { use_in_commerce_request: toldDeclaration } },
        ],
      },
    },
  },
  service_request: {
    select: { columns: serviceRequestColumns, filter: own, limit: 500, aggregate: true },
  },
  service_request_tracking: trackingOf('service_request', 'service_request_id', own),
  service: {
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
        'last_status_update',
        'created_at',
      ],
      filter: ownThrough('service_request'),
    },
  },
  service_tracking: trackingOf('service', 'service_id', ownThrough('service_request')),
  brand_subscription: {
    select: {
      columns: [
        'id',
        'brand_id',
        'billing_entity_id',
        'user_payment_method_id',
        'tier',
        'status',
        'last_status_update',
        'payment_frequency',
        'start_date',
        'end_date',
        'currency',
        'created_at',
        'updated_at',
        'discount_coupon_id',
        'case_solution_id',
        'document_hub_id',
        'public_id',
        'next_tier',
        'next_payment_frequency',
      ],
      filter: ownBrand,
      aggregate: true,
    },
  },
  brand_subscription_tracking: trackingOf('brand_subscription', 'brand_subscription_id', ownBrand),
  brand_subscription_platform: { select: { columns: '*', filter: { brand_subscription: ownBrand } } },
  brand_subscription_payment: {
    select: {
      columns: [
        'id',
        'brand_subscription_id',
        'user_payment_method_id',
        'product_id',
        'start_date',
        'end_date',
        'status',
        'decline_reason',
        'billing_entity_id',
        'last_attempt_date',
        'document_folder_id',
        'updated_at',
        'invoice_content',
      ],
      filter: { brand_subscription: ownBrand },
    },
  },
  brand_monitoring_task: {
    select: {
      columns: [
        'id',
        'brand_id',
        'brand_subscription_id',
        'brand_subscription_tier',
        'status',
        'last_status_update',
        'processed_timestamp',
        'created_at',
      ],
      filter: processedTask,
      aggregate: true,
    },
  },
  sighting: {
    select: {
      columns: [
        'id',
        'brand_monitoring_task_id',
        'platform',
        'name',
        'url',
        'host',
        'seller',
        'price',
        'currency',
        'country',
        'found_on',
        'score',
        'reasons',
        'folded_into_id',
        'status',
        'case_id',
        'created_at',
      ],
      filter: shownSighting,
      limit: 500,
      aggregate: true,
    },
  },
  brand_monitoring_task_tracking: trackingOf('brand_monitoring_task', 'brand_monitoring_task_id', processedTask),
  case: {
    select: {
      columns: [
        'id',
        'brand_id',
        'brand_monitoring_task_id',
        'case_counterparty_id',
        'relevance',
        'lawyers_note',
        'status',
        'last_status_update',
        'outcome',
        'outcome_note',
        'dismiss_reason',
        'trademark_id',
        'document_hub_id',
        'created_at',
      ],
      filter: shownCase,
      limit: 500,
      aggregate: true,
    },
  },
  case_tracking: trackingOf('case', 'case_id', shownCase),
  case_counterparty: {
    select: {
      columns: ['id', 'primary_name', 'aliases', 'websites', 'user_id', 'whitelisted'],
      filter: own,
      aggregate: true,
    },
  },
  case_infringement: { select: { columns: '*', filter: { case: shownCase }, aggregate: true } },
  case_infringement_evidence: {
    select: { columns: '*', filter: { case_infringement: { case: shownCase } }, aggregate: true },
  },
  case_solution: { select: { columns: solutionColumns, filter: { case: shownCase } } },
  case_notice: {
    select: {
      columns: noticeColumns,
      filter: { status: { _in: ['Sent', 'Withdrawn'] }, case: shownCase },
      aggregate: true,
    },
  },
  case_exhibit: { select: { columns: exhibitColumns, filter: { case: shownCase }, aggregate: true } },
  case_negotiation: { select: { columns: negotiationColumns, filter: { case: shownCase }, aggregate: true } },
  case_request: {
    select: {
      columns: [
        'id',
        'type',
        'brand_website',
        'links',
        'message',
        'dismiss_reason',
        'status',
        'last_status_update',
        'case_id',
        'brand_id',
        'trademark_id',
        'mark',
        'jurisdiction',
        'number',
        'question',
        'answer',
        'contact_email',
        'contact_first_name',
        'contact_last_name',
        'language',
        'document_hub_id',
        'user_id',
        'created_at',
      ],
      filter: own,
      aggregate: true,
    },
  },
  case_request_tracking: trackingOf('case_request', 'case_request_id', own),
  consultation: {
    select: {
      columns: ['id', 'user_id', 'event_timestamp', 'description', 'location', 'created_at', 'document_hub_id'],
      filter: own,
    },
  },
  support_ticket: {
    select: {
      columns: [
        'id',
        'created_at',
        'updated_at',
        'resolved_at',
        'description',
        'resolution',
        'product_id',
        'status',
        'created_by_user_id',
        'support_ticket_hub_id',
      ],
      filter: { created_by_user_id: { _eq: 'x-user-id' } },
      aggregate: true,
    },
  },
  document: { select: { columns: documentColumns, filter: { visible_to_client: { _eq: true }, ...own } } },
}

/** Only what has no rule behind it; everything else is written through calls. */
const writes: RolePermissions = {
  brand: {
    insert: {
      columns: ['name', 'websites', 'business_description'],
      check: own,
      set: { user_id: 'x-user-id' },
    },
    update: { columns: ['name', 'websites', 'business_description'], filter: own },
  },
  notification: {
    update: { columns: ['seen_at', 'deleted_at'], filter: { to_user_id: { _eq: 'x-user-id' } } },
  },
  trademark_monitoring_result: { update: { columns: ['seen'], filter: ratedResult } },
  case_counterparty: { update: { columns: ['whitelisted'], filter: own } },
}

export const customer = together(reads, writes)

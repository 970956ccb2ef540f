import type { Role } from '#domain/account/roles.ts'

/** A row predicate as data, in the data API's filter language; 'x-…' values come from the caller's session. */
export type RowPredicate = { [key: string]: unknown }

export interface SelectPermission {
  columns: readonly string[] | '*'
  filter: RowPredicate
  limit?: number
  aggregate?: boolean
}

/** Columns that no role of the data API has, in no position. */
export const hiddenColumns: Record<string, readonly string[]> = {
  user: ['secret', 'refresh_token', 'password_hash'],
}

const everything: RowPredicate = {}
const own: RowPredicate = { user_id: { _eq: 'x-user-id' } }
const ownThrough = (relation: string): RowPredicate => ({ [relation]: own })
const request: RowPredicate = { id: { _eq: 'x-request-id' } }
const ofRequest: RowPredicate = { registration_request_id: { _eq: 'x-request-id' } }

const staffTables = [
  'address',
  'application',
  'application_jurisdiction',
  'brand',
  'discount_coupon',
  'document',
  'document_folder',
  'entity',
  'exchange_rate',
  'fee_rule',
  'invoice',
  'note',
  'notification',
  'payment_attempt',
  'product',
  'product_event',
  'registration_request',
  'registration_request_tracking',
  'service_fee',
  'similar_trademark',
  'thread_comment',
  'trademark',
  'trademark_change',
  'trademark_request',
  'trademark_tracking',
  'user',
  'user_profile',
  'verification_result',
] as const

const staffSelect = Object.fromEntries(
  staffTables.map((table) => [
    table,
    { columns: '*', filter: everything, limit: 1000, aggregate: true } satisfies SelectPermission,
  ]),
)

const requestColumns = [
  'id',
  'public_id',
  'user_id',
  'contact_email',
  'contact_first_name',
  'contact_last_name',
  'contact_phone',
  'currency',
  'status',
  'status_group',
  'last_status_update',
  'type',
  'value',
  'business_description',
  'websites',
  'jurisdictions',
  'language',
  'ordered_items',
  'mark_alias',
  'billing_entity_id',
  'product_id',
  'use_in_commerce',
  'service_type',
  'brand_id',
  'document_hub_id',
  'send_marketing_emails',
  'send_drafting_reminders',
  'created_at',
] as const

const resultColumns = [
  'id',
  'version',
  'registration_request_id',
  'jurisdictions',
  'recommended_classes',
  'distinctiveness',
  'overall_risk',
  'client_note',
  'strategy',
  'value',
  'completed',
  'created_at',
  'updated_at',
  'other_refusal_reason',
] as const

const similarColumns = [
  'id',
  'verification_result_id',
  'name',
  'jurisdictions',
  'url',
  'metadata',
  'similarity',
  'competitor',
  'well_known',
] as const

const trademarkColumns = [
  'id',
  'name',
  'goods_and_services',
  'registration_date',
  'ipo_link',
  'number',
  'jurisdiction',
  'trademark_request_id',
  'filing_date',
  'document_hub_id',
  'type',
  'owner_entity_id',
  'expiration_date',
  'dou_deadline_date',
  'user_id',
  'alias',
  'brand_id',
  'status',
  'status_group',
  'last_tracking_update',
  'registration_request_id',
  'direct_filing',
  'logo_type',
  'filing_basis',
  'created_at',
] as const

const trackingColumns = ['id', 'name', 'created_at', 'skipped'] as const
const invoiceColumns = [
  'variable_symbol',
  'id',
  'serial_number',
  'year',
  'payment_date',
  'payment_type',
  'product_id',
  'user_id',
  'created_at',
  'document_context',
  'billing_entity_id',
] as const
const entityColumns = [
  'id',
  'type',
  'business_name',
  'company_id',
  'company_type',
  'vat',
  'vat_payer',
  'official_first_name',
  'official_last_name',
  'official_function',
  'state_of_incorporation',
  'country_of_incorporation',
  'first_name',
  'last_name',
  'nationality',
  'birthdate',
  'email',
  'phone',
  'address_id',
  'user_id',
] as const

const publicPrices: Record<string, SelectPermission> = {
  fee_rule: { columns: '*', filter: everything, aggregate: false, limit: 1000 },
  service_fee: { columns: '*', filter: everything, aggregate: false, limit: 1000 },
  exchange_rate: { columns: '*', filter: everything, aggregate: false, limit: 100 },
}

const customer: Record<string, SelectPermission> = {
  ...publicPrices,
  user: {
    columns: ['id', 'email', 'role', 'state', 'cp_onboarding_finished', 'document_hub_id'],
    filter: { id: { _eq: 'x-user-id' } },
  },
  user_profile: { columns: '*', filter: own },
  address: { columns: '*', filter: own },
  entity: { columns: entityColumns, filter: own },
  brand: { columns: '*', filter: own, aggregate: true },
  notification: {
    columns: ['id', 'to_user_id', 'type', 'message', 'metadata', 'created_at', 'seen_at', 'deleted_at'],
    filter: { to_user_id: { _eq: 'x-user-id' } },
    aggregate: true,
  },
  registration_request: { columns: requestColumns, filter: own, limit: 500, aggregate: true },
  registration_request_tracking: {
    columns: [...trackingColumns, 'registration_request_id'],
    filter: ownThrough('registration_request'),
  },
  verification_result: { columns: resultColumns, filter: { completed: { _eq: true }, registration_request: own } },
  similar_trademark: {
    columns: similarColumns,
    filter: { verification_result: { completed: { _eq: true }, registration_request: own } },
  },
  application: { columns: '*', filter: ownThrough('registration_request') },
  application_jurisdiction: { columns: '*', filter: { application: { registration_request: own } } },
  thread_comment: { columns: '*', filter: { application: { registration_request: own } } },
  product: { columns: '*', filter: ownThrough('registration_request') },
  payment_attempt: {
    columns: ['id', 'product_id', 'status', 'decline_reason', 'amount', 'currency', 'created_at'],
    filter: { product: { registration_request: own } },
  },
  invoice: { columns: invoiceColumns, filter: own, limit: 500, aggregate: true },
  trademark: { columns: trademarkColumns, filter: own, limit: 500, aggregate: true },
  trademark_tracking: { columns: [...trackingColumns, 'trademark_id'], filter: ownThrough('trademark') },
  trademark_request: { columns: '*', filter: own, aggregate: true },
  document: {
    columns: [
      'id',
      'name',
      'media_type',
      'size',
      'type',
      'revision',
      'document_hub_id',
      'created_at',
      'user_id',
      'visible_to_client',
    ],
    filter: { user_id: { _eq: 'x-user-id' }, visible_to_client: { _eq: true } },
  },
}

/** The holder of a link sees the one request it opens; 'x-request-id' is set only while that step is open. */
const link: Record<string, SelectPermission> = {
  ...publicPrices,
  registration_request: { columns: requestColumns.filter((column) => column !== 'user_id'), filter: request },
  registration_request_tracking: { columns: [...trackingColumns, 'registration_request_id'], filter: ofRequest },
  verification_result: { columns: resultColumns, filter: { completed: { _eq: true }, ...ofRequest } },
  similar_trademark: {
    columns: similarColumns,
    filter: { verification_result: { completed: { _eq: true }, ...ofRequest } },
  },
  product: { columns: ['id', 'registration_request_id', 'created_at'], filter: ofRequest },
  payment_attempt: {
    columns: ['id', 'product_id', 'status', 'decline_reason', 'amount', 'currency', 'created_at'],
    filter: { product: ofRequest },
  },
  invoice: { columns: invoiceColumns.filter((column) => column !== 'user_id'), filter: { product: ofRequest } },
}

/**
 * Who may read what: role × table, columns and rows, declared once. The data API compiles it into its statements, the
 * row-level-security policies are generated from it, and the calls use the same owner paths.
 */
export const selectPermissions: Record<Role, Record<string, SelectPermission>> = {
  anonymous: publicPrices,
  link,
  customer,
  staff: staffSelect,
  admin: staffSelect,
  service: staffSelect,
}

/** Roles whose statements run under row-level security, as a second wall behind the compiled predicates. */
export const walledRoles = ['anonymous', 'link', 'customer'] as const satisfies readonly Role[]

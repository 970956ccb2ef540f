import type { OwnSet } from './own-rows.ts'

/** What the tables hold about a customer, under the names that the profile page has words for. */
export type DataGroup =
  | 'account'
  | 'sessions'
  | 'requests'
  | 'contacts'
  | 'drafts'
  | 'documents'
  | 'brands'
  | 'notifications'
  | 'invoices'
  | 'register'
  | 'audit'

export interface Holding {
  table: string
  group: DataGroup
  /** Which rows are the customer's: SQL over the table as `t`, as `resolveOwn` takes it: $1 is the user's id, {requests} a set. */
  mine: string
  /** What an erasure does: deletes the rows, keeps them as they are, or sets columns to SQL values. */
  erase: 'delete' | 'keep' | Record<string, string>
  /** Columns that no export tells: secrets and their digests. */
  secret?: readonly string[]
}

const erased = `'erased'`
const none = 'null'
const empty = `''`
const ofAttempts = `t.payment_attempt_id in (select id from payment_attempt where product_id = any ({products}))`
const ofSymbols = `t.variable_symbol in (select variable_symbol from invoice where id = any ({invoices}))`
const ofPayments = `t.id in (select bank_entry_id from bank_allocation t where ${ofSymbols})`
const noTexts = `'{}'::text[]`

const tracking = (table: string, parent: string, of: OwnSet, group: DataGroup): Holding => ({
  table,
  group,
  mine: `t.${parent} = any ({${of}})`,
  erase: 'keep',
})

/** Every table with data of customers: whose rows they are, and what an erasure makes of them. Export and erasure follow
 * this list; a test fails when a table is neither here nor among those of nobody. Children stand before parents. */
export const holdings: readonly Holding[] = [
  {
    table: 'session',
    group: 'sessions',
    mine: 't.user_id = $1',
    erase: 'delete',
    secret: ['refresh_hash', 'previous_refresh_hash'],
  },
  { table: 'second_factor', group: 'sessions', mine: 't.user_id = $1', erase: 'delete', secret: ['secret'] },
  { table: 'recovery_code', group: 'sessions', mine: 't.user_id = $1', erase: 'delete', secret: ['hash'] },
  { table: 'user_identity', group: 'sessions', mine: 't.user_id = $1', erase: 'delete' },
  { table: 'calendar_feed', group: 'sessions', mine: 't.user_id = $1', erase: 'delete', secret: ['hash'] },
  { table: 'mailed_token', group: 'sessions', mine: 't.user_id = $1', erase: 'delete', secret: ['hash'] },
  { table: 'notification', group: 'notifications', mine: 't.to_user_id = $1', erase: 'delete' },
  {
    table: 'thread_comment',
    group: 'drafts',
    mine: `t.user_id = $1 or t.application_id = any ({applications})`,
    erase: { content: erased, author_firstname: none, author_lastname: none },
  },
  { table: 'note', group: 'drafts', mine: `t.note_hub_id = any ({hubs})`, erase: { text: erased } },
  {
    table: 'document',
    group: 'documents',
    mine: `(t.user_id = $1 or t.created_by_user_id = $1) and (t.document_hub_id is null or t.document_hub_id <> all ({invoices}))`,
    erase: { name: erased, visible_to_client: 'false' },
  },
  {
    table: 'specimen',
    group: 'drafts',
    mine: `t.application_id = any ({applications}) or t.use_in_commerce_request_class_id = any ({useClasses})`,
    erase: { description: none, url: none },
  },
  {
    table: 'application_jurisdiction',
    group: 'drafts',
    mine: `t.application_id = any ({applications})`,
    erase: { uspto_additional_info: none },
  },
  {
    table: 'application_approval',
    group: 'drafts',
    mine: `t.application_id = any ({applications})`,
    // That it was approved, and what by its digest, is kept; who owns and from where is erased.
    erase: { content: erased, address: none },
  },
  {
    table: 'similar_trademark',
    group: 'requests',
    mine: `t.verification_result_id = any ({results})`,
    erase: 'keep',
  },
  {
    table: 'verification_search',
    group: 'requests',
    mine: `t.registration_request_id = any ({requests})`,
    erase: { query: empty },
  },
  {
    table: 'verification_result',
    group: 'requests',
    mine: `t.registration_request_id = any ({requests})`,
    erase: {
      value: empty,
      text_value: none,
      business_description: none,
      result_note: none,
      request_note: none,
      client_note: none,
      strategy: none,
      support: none,
    },
  },
  {
    table: 'address',
    group: 'contacts',
    mine: `t.user_id = $1 or t.id = any ({addresses})`,
    erase: { street: erased, city: erased, postcode: 'left(postcode, 2)', state: none },
  },
  {
    table: 'entity',
    group: 'contacts',
    mine: `t.id = any ({entities})`,
    erase: Object.fromEntries(
      [
        'business_name',
        'company_id',
        'vat',
        'official_first_name',
        'official_last_name',
        'official_function',
        'first_name',
        'last_name',
        'personal_id_number',
        'nationality',
        'birthdate',
        'identity_card_id',
        'email',
        'phone',
      ].map((column) => [column, none]),
    ),
  },
  {
    table: 'application',
    group: 'drafts',
    mine: `t.registration_request_id = any ({requests})`,
    erase: { draft: none },
  },
  tracking('registration_request_tracking', 'registration_request_id', 'requests', 'requests'),
  {
    table: 'office_action_issue',
    group: 'register',
    mine: `t.office_action_id = any ({officeActions})`,
    erase: { answer: none },
  },
  {
    table: 'office_action',
    group: 'register',
    mine: `t.trademark_id = any ({trademarks})`,
    erase: Object.fromEntries(
      'client_input client_note client_delight recommendation_note additional_info_note issue_summary response'
        .split(' ')
        .map((column) => [column, none]),
    ),
  },
  {
    table: 'use_in_commerce_request_class',
    group: 'register',
    mine: `t.use_in_commerce_request_id = any ({uses})`,
    erase: { website: none },
  },
  tracking('use_in_commerce_request_tracking', 'use_in_commerce_request_id', 'uses', 'register'),
  { table: 'use_in_commerce_request', group: 'register', mine: 't.user_id = $1', erase: 'keep' },
  { table: 'trademark_watch_subscription', group: 'brands', mine: 't.user_id = $1', erase: 'keep' },
  { table: 'trademark_monitoring_result', group: 'brands', mine: `t.trademark_id = any ({trademarks})`, erase: 'keep' },
  tracking('trademark_tracking', 'trademark_id', 'trademarks', 'register'),
  {
    table: 'deadline',
    group: 'register',
    mine: `t.trademark_id = any ({trademarks})`,
    secret: ['override_reason', 'override_by_user_id', 'done_by_user_id'],
    erase: 'keep',
  },
  { table: 'case_infringement', group: 'brands', mine: `t.case_id = any ({cases})`, erase: 'keep' },
  { table: 'case_solution', group: 'brands', mine: `t.case_id = any ({cases})`, erase: 'keep' },
  tracking('case_tracking', 'case_id', 'cases', 'brands'),
  { table: 'case', group: 'brands', mine: `t.id = any ({cases})`, erase: { lawyers_note: none, outcome_note: none } },
  {
    table: 'case_request',
    group: 'brands',
    mine: 't.user_id = $1',
    erase: { message: none, links: noTexts, brand_website: none },
  },
  {
    table: 'case_counterparty',
    group: 'brands',
    mine: 't.user_id = $1',
    erase: { primary_name: erased, aliases: noTexts, websites: noTexts, note: none },
  },
  tracking('brand_subscription_tracking', 'brand_subscription_id', 'subscriptions', 'brands'),
  {
    table: 'brand_subscription_platform',
    group: 'brands',
    mine: `t.brand_subscription_id = any ({subscriptions})`,
    erase: { metadata: none },
  },
  {
    table: 'brand_subscription_payment',
    group: 'invoices',
    mine: `t.brand_subscription_id = any ({subscriptions})`,
    erase: 'keep',
  },
  { table: 'brand_subscription', group: 'brands', mine: `t.brand_id = any ({brands})`, erase: 'keep' },
  { table: 'brand_monitoring_task', group: 'brands', mine: `t.brand_id = any ({brands})`, erase: 'keep' },
  {
    table: 'consultation',
    group: 'drafts',
    mine: `(t.user_id = $1 or (t.user_id is null and lower(t.contact_email) = lower((select email from "user" where id = $1))))`,
    erase: {
      contact_name: none,
      contact_email: none,
      contact_phone: none,
      description: none,
      outcome: none,
      questions_and_answers: none,
      resolution: none,
      location: none,
      scheduling_event_id: none,
    },
  },
  {
    table: 'support_ticket',
    group: 'drafts',
    mine: 't.created_by_user_id = $1',
    erase: { description: erased, resolution: none },
  },
  {
    // Letters that they showed us; mail of offices is the docket's.
    table: 'docketed_message',
    group: 'documents',
    mine: 't.asked_by_user_id = $1',
    erase: {
      message_id: `'erased-' || t.id`,
      source_email: erased,
      sender_email: erased,
      sender_name: none,
      subject: erased,
      data: none,
    },
  },
  {
    table: 'service',
    group: 'requests',
    mine: `t.service_request_id = any ({orders})`,
    erase: { outcome_note: none, parameters: `'{}'::jsonb` },
  },
  tracking('service_request_tracking', 'service_request_id', 'orders', 'requests'),
  {
    table: 'service_request',
    group: 'requests',
    mine: `t.id = any ({orders})`,
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
  {
    table: 'payment_attempt',
    group: 'invoices',
    mine: `t.product_id = any ({products})`,
    erase: 'keep',
    secret: ['key'],
  },
  { table: 'bank_allocation', group: 'invoices', mine: ofSymbols, erase: 'keep' },
  { table: 'bank_entry', group: 'invoices', mine: ofPayments, erase: 'keep' },
  { table: 'payment_refund', group: 'invoices', mine: ofAttempts, erase: 'keep' },
  { table: 'product_event', group: 'requests', mine: `t.product_id = any ({products})`, erase: { data: none } },
  { table: 'invoice', group: 'invoices', mine: `t.id = any ({invoices})`, erase: 'keep' },
  { table: 'credit_note', group: 'invoices', mine: 't.user_id = $1', erase: 'keep' },
  { table: 'product', group: 'invoices', mine: `t.id = any ({products})`, erase: 'keep' },
  {
    table: 'trademark',
    group: 'register',
    mine: 't.user_id = $1',
    erase: {
      name: `case when number is null then 'erased' else name end`,
      alias: none,
      additional_info: none,
      uspto_additional_info: none,
      filing_information: none,
      brand_registry_code: none,
    },
  },
  // After the trademark: the database keeps the old values of that change as well.
  {
    table: 'trademark_change',
    group: 'register',
    mine: `t.trademark_id = any ({trademarks})`,
    erase: { old_values: `'{}'::jsonb`, new_values: `'{}'::jsonb` },
  },
  { table: 'trademark_request', group: 'requests', mine: 't.user_id = $1', erase: { mark_alias: erased } },
  {
    table: 'brand',
    group: 'brands',
    mine: 't.user_id = $1',
    erase: { name: erased, websites: noTexts, business_description: none },
  },
  {
    table: 'user_payment_method',
    group: 'invoices',
    mine: 't.user_id = $1',
    erase: { payment_customer_id: none, card_brand: none, card_expiration: none, card_last_four: none },
  },
  {
    table: 'registration_request',
    group: 'contacts',
    mine: `t.id = any ({requests})`,
    // The user stands in it, also where only the e-mail said so: what was found once is found again.
    erase: {
      user_id: '$1',
      contact_email: `'erased@erased.invalid'`,
      contact_first_name: erased,
      contact_last_name: erased,
      contact_phone: none,
      value: `case when exists (select 1 from trademark m where m.registration_request_id = t.id and m.number is not null) then value else 'erased' end`,
      business_description: empty,
      websites: noTexts,
      mark_alias: none,
      note: none,
      report_violation_url: none,
    },
  },
  { table: 'user_profile', group: 'account', mine: 't.user_id = $1', erase: 'delete' },
  {
    table: 'audit_log',
    group: 'audit',
    mine: 't.actor_id = $1 or t.for_user_id = $1',
    erase: 'keep',
    secret: ['previous_hash', 'hash'],
  },
  {
    table: 'user',
    group: 'account',
    mine: 't.id = $1',
    erase: {
      email: `'erased-' || t.id || '@erased.invalid'`,
      password_hash: none,
      secret: none,
      refresh_token: none,
      payment_customer_id: none,
      tags: noTexts,
      state: `'deactivated'`,
    },
    secret: ['password_hash', 'secret', 'refresh_token'],
  },
]

/** Tables without data of customers: law and prices, counters and machinery, the registers of
 * offices, staff’s work, and what hangs on kept rows. */
export const nobodysTables: readonly string[] = [
  'assignment',
  'audit_head',
  'bank_statement',
  'brand_monitoring_task_tracking',
  'calendar_event',
  'case_infringement_evidence',
  'case_request_tracking',
  'discount_coupon',
  'document_folder',
  'exchange_rate',
  'fee_rule',
  'goods_term',
  'idempotency_key',
  'invoice_counter',
  'mark',
  'mark_import',
  'office_action_solution',
  'office_action_tracking',
  'payment_event',
  'public_id_counter',
  'reminder',
  'service_fee',
  'service_tracking',
  'statistic',
  'status_transition',
  'trademark_ipo_data',
  'watch_state',
]

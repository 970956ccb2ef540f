import { deadlineFields } from './deadline.ts'
import { shownDocumentsOf } from './shown-documents.ts'
import { openStatuses, toldStatuses } from '#domain/office-action/status.ts'
import { nearingExpiry } from './nearing-expiry.ts'
import { foundFilingFields, watchedFields } from './watch-hit.ts'
import { operation, type OperationData } from './operation.ts'
import { withdrawalsOf } from './withdrawal.ts'
import { renewalFields } from './renewal.ts'

const newNotices = 'seen_at: { _is_null: true }, deleted_at: { _is_null: true }'

/** The counts beside the portal's navigation. `cut_off` is the first day that is no longer near. */
export const portalCounts = operation(
  'portalCounts',
  `query portalCounts($cut_off: date!) {
    unseen: registration_request_aggregate(
      where: {
        status: { _in: ["Verification approved", "Verification dismissed"] }
        answer_seen_at: { _is_null: true }
      }
    ) { aggregate { count } }
    expiring: trademark_aggregate(where: { ${nearingExpiry('$cut_off')} }) { aggregate { count } }
    office_actions: office_action_aggregate(where: { status: { _in: ${JSON.stringify(openStatuses)} } }) { aggregate { count } }
    cases: case_aggregate(where: { status: { _eq: "Kicked off" } }) { aggregate { count } }
    hits: trademark_monitoring_result_aggregate(
      where: { seen: { _eq: false }, relevance: { _is_null: false } }
    ) { aggregate { count } }
    notices: notification_aggregate(where: { ${newNotices} }) { aggregate { count } }
  }`,
)

/** What the account was told, newest first, with the total for paging and how much of it is new. */
export const portalNotifications = operation(
  'portalNotifications',
  `query portalNotifications($limit: Int!, $offset: Int!) {
    notification(
      where: { deleted_at: { _is_null: true } }, order_by: [{ created_at: desc }, { id: desc }], limit: $limit, offset: $offset
    ) { id from_user_id type message metadata created_at seen_at }
    notification_aggregate(where: { deleted_at: { _is_null: true } }) { aggregate { count } }
    unseen: notification_aggregate(where: { ${newNotices} }) { aggregate { count } }
  }`,
)

/** Marks that the watch found and staff rated, the newest first, each with the mark that it is near to. */
export const portalMonitoring = operation(
  'portalMonitoring',
  `query portalMonitoring($which: trademark_monitoring_result_bool_exp!, $limit: Int!, $offset: Int!) {
    trademark_monitoring_result(
      where: { relevance: { _is_null: false }, _and: [$which] }
      order_by: [{ created_at: desc }, { id: desc }], limit: $limit, offset: $offset
    ) {
      id mark_name relevance application_number classes ipo_link seen created_at ${foundFilingFields}
      trademark { id name ${watchedFields} }
    }
    trademark_monitoring_result_aggregate(where: { relevance: { _is_null: false }, _and: [$which] }) {
      aggregate { count }
    }
  }`,
)

/** The registers in which marks of these names are, for how a found one stands to them. */
export const registersOfNames = operation(
  'registersOfNames',
  `query registersOfNames($names: [String!]!) {
    trademark(where: { name: { _in: $names } }, limit: 500) { id name ${watchedFields} }
  }`,
)

const orderFields = 'id public_id value status product_id application { onboarding_finished }'
const stateFields = `${orderFields} product { ${withdrawalsOf} }`

const told = `{ status: { _in: ${JSON.stringify(toldStatuses)} } }`

/** The trademarks with office actions that the customer was told of, by name, with their number for paging. */
export const portalOfficeActions = operation(
  'portalOfficeActions',
  `query portalOfficeActions($limit: Int!, $offset: Int!) {
    trademark(
      where: { office_actions: ${told} }, order_by: [{ name: asc }, { jurisdiction: asc }, { id: asc }], limit: $limit, offset: $offset
    ) {
      name jurisdiction office_actions(order_by: { created_at: desc }) { id status issue_date due_date }
    }
    trademark_aggregate(where: { office_actions: ${told} }) { aggregate { count } }
  }`,
)

/** The customer's orders, newest first, with the total for paging. */
export const portalOrders = operation(
  'portalOrders',
  `query portalOrders($limit: Int!, $offset: Int!) {
    registration_request(order_by: [{ created_at: desc }, { id: desc }], limit: $limit, offset: $offset) {
      ${stateFields} jurisdictions created_at
    }
    registration_request_aggregate { aggregate { count } }
  }`,
)

/** One order: what was ordered, its invoice, its trademarks and what happened. */
export const portalOrder = operation(
  'portalOrder',
  `query portalOrder($id: uuid!) {
    registration_request_by_pk(id: $id) {
      ${orderFields} jurisdictions created_at currency ordered_items
      product {
        ${withdrawalsOf}
        expenses(order_by: [{ spent_on: asc }, { id: asc }]) { id kind amount currency }
        invoices(order_by: { created_at: desc }, limit: 1) {
          id variable_symbol serial_number year payment_date payment_type created_at document_context
          credit_notes(order_by: [{ created_at: asc }, { id: asc }]) { id document_context }
        }
      }
      trademarks(order_by: [{ jurisdiction: asc }, { part: asc }]) { id jurisdiction status registration_date ended_on goods_and_services }
      ${shownDocumentsOf}
      tracking_actions(order_by: [{ created_at: asc }, { id: asc }]) { id name created_at }
    }
  }`,
)

const markFields = `id name alias type jurisdiction number filing_date registration_date expiration_date dou_deadline_date
  status status_group last_tracking_update`

/** The customer's trademarks that match, by name, with the total for paging. */
export const portalTrademarks = operation(
  'portalTrademarks',
  `query portalTrademarks($which: trademark_bool_exp!, $limit: Int!, $offset: Int!) {
    trademark(where: $which, order_by: [{ name: asc }, { jurisdiction: asc }, { id: asc }], limit: $limit, offset: $offset) {
      ${markFields} ${renewalFields}
      hits: monitoring_results_aggregate(where: { seen: { _eq: false }, relevance: { _is_null: false } }) {
        aggregate { count }
      }
    }
    trademark_aggregate(where: $which) { aggregate { count } }
    all: trademark_aggregate { aggregate { count } }
  }`,
)

/** The orders that stand still until the client does something: those that `nextAction` says wait. */
const waitingOrders = `_or: [
      { status: { _in: ["Verification approved", "Sent for review"] } }
      { status: { _in: ["Order created", "Registration order started", "Checkout completed"] } product_id: { _is_null: false } }
      { status: { _eq: "Ready for drafting" } _not: { application: { onboarding_finished: { _eq: true } } } }
    ]`

const brandFields = 'id name trademarks_aggregate { aggregate { count } }'

/**
 * What the overview shows: orders that wait for the client, those longest first, with their number; the marks whose dates
 * come next, by date (`useSince` is the registration date from which a declaration of use is still ahead); the brands with the most
 * trademarks, names without a brand, the one of either that is asked for, and how many there are; the newest events.
 */
export const portalOverview = operation(
  'portalOverview',
  `query portalOverview($today: date!, $kinds: [String!]!, $duties: [String!]!, $dates: Int!, $orders: Int!, $events: Int!, $missed: deadline_bool_exp!, $missedDates: Int!,
    $brands: Int!, $askedBrand: brand_bool_exp!, $askedName: trademark_bool_exp!) {
    registration_request(where: { ${waitingOrders} }, order_by: [{ last_status_update: asc }, { id: asc }], limit: $orders) {
      ${stateFields}
    }
    waiting: registration_request_aggregate(where: { ${waitingOrders} }) { aggregate { count } }
    orders: registration_request_aggregate { aggregate { count } }
    marks: trademark_aggregate { aggregate { count } }
    deadline(
      where: {
        done_at: { _is_null: true }, kind: { _in: $kinds }
        _or: [{ due: { _gte: $today } }, { grace_until: { _gte: $today }, kind: { _in: $duties } }]
      }
      order_by: [{ due: asc }, { id: asc }]
      limit: $dates
    ) { ${deadlineFields} trademark { id name jurisdiction } }
    missed: deadline(where: $missed, order_by: [{ due: desc }, { id: asc }], limit: $missedDates) {
      ${deadlineFields} trademark { id name jurisdiction }
    }
    largest: brand(
      where: { trademarks: {} }
      order_by: [{ trademarks_aggregate: { count: desc } }, { name: asc }, { id: asc }]
      limit: $brands
    ) { ${brandFields} }
    asked: brand(where: $askedBrand) { ${brandFields} }
    brands: brand_aggregate(where: { trademarks: {} }) { aggregate { count } }
    unbranded: trademark(
      where: { brand_id: { _is_null: true } }, distinct_on: name, order_by: { name: asc }, limit: $brands
    ) { name }
    asked_name: trademark(where: { _and: [{ brand_id: { _is_null: true } }, $askedName] }, limit: 1) { name }
    names: trademark_aggregate(where: { brand_id: { _is_null: true } }) {
      aggregate { count(columns: [name], distinct: true) }
    }
    registration_request_tracking(order_by: { created_at: desc }, limit: $events) {
      id name created_at registration_request { id value }
    }
    trademark_tracking(where: { skipped: { _eq: false } }, order_by: { created_at: desc }, limit: $events) {
      id name created_at trademark { id name jurisdiction status registration_date ended_on }
    }
  }`,
)

/** The brands with how much stands under each, by name, and what stands under none. */
export const portalBrands = operation(
  'portalBrands',
  `query portalBrands($limit: Int!, $offset: Int!) {
    brand(order_by: [{ name: asc }, { id: asc }], limit: $limit, offset: $offset) {
      id name
      trademarks_aggregate { aggregate { count } }
      registration_requests_aggregate { aggregate { count } }
    }
    brand_aggregate { aggregate { count } }
    marks: trademark_aggregate(where: { brand_id: { _is_null: true } }) { aggregate { count } }
    orders: registration_request_aggregate(where: { brand_id: { _is_null: true } }) { aggregate { count } }
  }`,
)

const brandItems = 100
const markItem = `(order_by: [{ name: asc }, { jurisdiction: asc }, { id: asc }], limit: ${brandItems}) { id name jurisdiction }`
const orderItem = `(order_by: [{ created_at: desc }, { id: desc }], limit: ${brandItems}) { id value public_id }`

/** Released searches of a brand, and what each found, on its page. */
export const shownSearches = 5
export const shownSightings = 100

/** A brand with what stands under it and what could, each with its number. */
export const portalBrand = operation(
  'portalBrand',
  `query portalBrand($id: uuid!) {
    brand_by_pk(id: $id) {
      id name websites business_description
      trademarks${markItem}
      trademarks_aggregate { aggregate { count } }
      registration_requests${orderItem}
      registration_requests_aggregate { aggregate { count } }
      subscriptions(where: { status: { _nin: ["Cancelled", "Expired"] } }, order_by: { created_at: desc }, limit: 1) {
        id status
      }
      monitoring_tasks(order_by: [{ processed_timestamp: desc }, { id: desc }], limit: ${shownSearches}) {
        id processed_timestamp
        sightings(where: { folded_into_id: { _is_null: true } }, order_by: [{ score: desc }, { id: asc }], limit: ${shownSightings}) {
          id platform name url host seller price currency country found_on score reasons
        }
        sightings_aggregate(where: { folded_into_id: { _is_null: true } }) { aggregate { count } }
      }
      monitoring_tasks_aggregate { aggregate { count } }
    }
    trademark${markItem.replace('(', '(where: { brand_id: { _is_null: true } }, ')}
    trademark_aggregate(where: { brand_id: { _is_null: true } }) { aggregate { count } }
    registration_request${orderItem.replace('(', '(where: { brand_id: { _is_null: true } }, ')}
    registration_request_aggregate(where: { brand_id: { _is_null: true } }) { aggregate { count } }
  }`,
)

/** Dates on one page of deadlines. */
export const shownDeadlines = 120

/** The dates of a docket that are still to be kept or can be kept late, soonest first, with what one can choose by. */
export const portalDeadlines = operation(
  'portalDeadlines',
  `query portalDeadlines($which: deadline_bool_exp!) {
    deadline(where: $which, order_by: [{ due: asc }, { id: asc }], limit: ${shownDeadlines}) {
      ${deadlineFields} trademark { id name jurisdiction number }
    }
    deadline_aggregate(where: $which) { aggregate { count } }
    brand(where: { trademarks: {} }, order_by: [{ name: asc }, { id: asc }], limit: 200) { id name }
    brand_aggregate(where: { trademarks: {} }) { aggregate { count } }
    places: trademark(distinct_on: jurisdiction, order_by: { jurisdiction: asc }) { jurisdiction }
  }`,
)

/** The most trademarks of a brand that are listed beside its map; the others are among all of them. */
const listedMarks = 200
const listedFields = `id name jurisdiction status registration_date ${renewalFields}`

/**
 * How a brand, or a name that has no brand, is protected: one trademark for each register and status, the one that runs longest, which is what a map
 * needs however many there are; the first trademarks by register, and how many there are.
 */
export const portalCoverage = operation(
  'portalCoverage',
  `query portalCoverage($which: trademark_bool_exp!) {
    places: trademark(
      where: $which, distinct_on: [jurisdiction, status], order_by: [{ jurisdiction: asc }, { status: asc }, { expiration_date: desc_nulls_first }, { id: asc }]
    ) { ${listedFields} }
    trademark(where: $which, order_by: [{ jurisdiction: asc }, { id: asc }], limit: ${listedMarks}) { ${listedFields} }
    trademark_aggregate(where: $which) { aggregate { count } }
  }`,
)

/** The brand that a trademark belongs to, as `portalCoverage` tells of one. */
export const brandOfTrademark = operation(
  'brandOfTrademark',
  `query brandOfTrademark($id: uuid!) {
    trademark_by_pk(id: $id) {
      brand {
        name
        places: trademarks(
          distinct_on: [jurisdiction, status], order_by: [{ jurisdiction: asc }, { status: asc }, { expiration_date: desc_nulls_first }, { id: asc }]
        ) { ${listedFields} }
        trademarks(order_by: [{ jurisdiction: asc }, { id: asc }], limit: ${listedMarks}) { ${listedFields} }
        trademarks_aggregate { aggregate { count } }
      }
    }
  }`,
)

type Overview = OperationData<typeof portalOverview>

/** What decides the next step of an order. */
export type OrderState = Overview['registration_request'][number]
export type Coverage = OperationData<typeof portalCoverage>

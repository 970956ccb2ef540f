import { subscriptionStatuses } from '#domain/monitoring/status.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { countedList, documentsOf, historyOf, notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const listFields = `id public_id tier status payment_frequency start_date end_date currency created_at is_proactive
  brand { id name user { ${personFields} } } assigned_admin { ${personFields} }`

const showFields = `${listFields} next_tier next_payment_frequency discount_coupon_id note_hub_id document_hub_id last_status_update
  user_payment_method { id card_brand card_last_four card_expiration status }
  billing_entity { id type business_name first_name last_name }
  platforms(order_by: { name: asc }) { id name start_date }
  ${countedList(
    'payments',
    { limit: 60, order: '[{ start_date: desc }]' },
    `id start_date end_date status decline_reason number_of_attempts last_attempt_date product_id
     product { id invoices(order_by: { created_at: desc }, limit: 1) { id serial_number year document_context } }`,
  )}
  ${historyOf()} ${notesOf()} ${documentsOf}`

export const subscriptionList = staffPage('brand_subscription', 'list', listFields)
export const subscriptionShow = staffPage('brand_subscription', 'show', showFields)

export type SubscriptionListRow = StaffRow<'brand_subscription', 'list'>
export type SubscriptionFile = StaffRow<'brand_subscription', 'show'>

export const subscriptionReads: ListReads = {
  table: 'brand_subscription',
  list: subscriptionList,
  show: subscriptionShow,
  filters: { q: search([], ['public_id']), status: equals('status') },
  choices: { status: subscriptionStatuses },
  sorts: { number: 'public_id', created: 'created_at' },
  blanks: ['public_id'],
  first: { field: 'created_at', order: 'DESC' },
}

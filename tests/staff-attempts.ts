import type { World } from './whole-world.ts'

interface Ground {
  customerId: string
  own: World
}

/** What staff try to change by hand although a call guards it, or nobody does: what, and the root field that would do it. */
export const staffAttempts: [what: string, field: (ground: Ground) => string][] = [
  [
    'the address that a password is reset by',
    () => `update_user(where: {}, _set: {email: "thief@writes.test"}) { affected_rows }`,
  ],
  [
    'the account that payments are taken from',
    () => `update_user(where: {}, _set: {payment_customer_id: "cus"}) { affected_rows }`,
  ],
  ['a role', () => `update_user(where: {}, _set: {role: "admin"}) { affected_rows }`],
  [
    'a role through a related row',
    () => `insert_user_profile_one(object: {user: {data: {email: "new@writes.test", role: "admin"}}}) { id }`,
  ],
  ['where a file is read from', () => `update_document(where: {}, _set: {path: "../../secret"}) { affected_rows }`],
  [
    'a file of nobody',
    () => `insert_document_one(object: {path: "x", name: "x", media_type: "x", size: 1, type: "other"}) { id }`,
  ],
  [
    'whose card it is',
    ({ customerId }) => `update_user_payment_method(where: {}, _set: {user_id: "${customerId}"}) { affected_rows }`,
  ],
  [
    'whose order it is',
    ({ customerId }) => `update_product(where: {}, _set: {user_id: "${customerId}"}) { affected_rows }`,
  ],
  [
    'which matter an approval is for',
    ({ own }) =>
      `update_application(where: {}, _set: {registration_request_id: "${own['registration_request']}"}) { affected_rows }`,
  ],
  [
    'what was approved',
    () => `update_application_jurisdiction(where: {}, _set: {goods_and_services: []}) { affected_rows }`,
  ],
  ['what was ordered', () => `update_registration_request(where: {}, _set: {ordered_items: {}}) { affected_rows }`],
  [
    'whether a verdict is given',
    () => `update_verification_result(where: {}, _set: {completed: true}) { affected_rows }`,
  ],
  ['which marks a sent verdict names', () => `delete_similar_trademark(where: {}) { affected_rows }`],
  [
    'a mark more in a sent verdict',
    ({ own }) =>
      `insert_similar_trademark_one(object: {verification_result_id: "${own['verification_result']}", name: "x", similarity: "high"}) { id }`,
  ],
  [
    'which verdict a mark stands in',
    ({ own }) =>
      `update_similar_trademark(where: {}, _set: {verification_result_id: "${own['verification_result']}"}) { affected_rows }`,
  ],
  [
    'whether a hit is shown, without telling its owner',
    () => `update_trademark_monitoring_result(where: {}, _set: {relevance: "high"}) { affected_rows }`,
  ],
  [
    'whose hit it is',
    ({ own }) =>
      `update_trademark_monitoring_result(where: {}, _set: {trademark_id: "${own['trademark']}"}) { affected_rows }`,
  ],
  ['a record of an office', () => `update_mark(where: {}, _set: {text: "x"}) { affected_rows }`],
  ['what was imported', () => `delete_mark_import(where: {}) { affected_rows }`],
  [
    'who wrote',
    ({ own, customerId }) =>
      `insert_thread_comment_one(object: {application_id: "${own['application']}", content: "I agree", user_id: "${customerId}"}) { id }`,
  ],
  ['what happened to a matter', () => `delete_trademark_tracking(where: {}) { affected_rows }`],
  ['when it happened', () => `update_trademark_tracking(where: {}, _set: {name: "Registered"}) { affected_rows }`],
  ['an invoice', ({ customerId }) => `update_invoice(where: {}, _set: {user_id: "${customerId}"}) { affected_rows }`],
  ['the audit log', () => `insert_audit_log_one(object: {action: "x", actor_role: "x"}) { id }`],
  ['a session', () => `update_session(where: {}, _set: {second_factor: "passed"}) { affected_rows }`],
  ['a second factor', () => `delete_second_factor(where: {}) { affected_rows }`],
  ['a mailed link', () => `insert_mailed_token_one(object: {hash: "x"}) { hash }`],
  ['a job that mails a link', () => `insert_task_one(object: {type: "account.link-mail"}) { id }`],
  ['a job that waits', () => `update_task(where: {}, _set: {status: "cancelled"}) { affected_rows }`],
  [
    'whose brand it is',
    ({ customerId }) => `update_brand(where: {}, _set: {user_id: "${customerId}"}) { affected_rows }`,
  ],
  [
    'which mark an action is about',
    ({ own }) => `update_office_action(where: {}, _set: {trademark_id: "${own['trademark']}"}) { affected_rows }`,
  ],
  [
    'whose documents a matter opens',
    ({ customerId }) =>
      `insert_consultation_one(object: {user_id: "${customerId}", document_hub_id: "${customerId}"}) { id }`,
  ],
  [
    'whether a number for VAT is confirmed',
    () => `update_entity(where: {}, _set: {vat_payer: true}) { affected_rows }`,
  ],
  ['what is billed', () => `update_service_request(where: {}, _set: {invoice_content: {}}) { affected_rows }`],
  ['a subscription', () => `update_brand_subscription(where: {}, _set: {status: "Active"}) { affected_rows }`],
  ['a discount', () => `update_discount_coupon(where: {}, _set: {fees_discount: 100}) { affected_rows }`],
  ['a document', () => `delete_document(where: {}) { affected_rows }`],
  ['a consent', () => `update_user_profile(where: {}, _set: {marketing_emails_enabled: true}) { affected_rows }`],
  [
    'who wrote a note',
    ({ customerId }) =>
      `insert_note_one(object: {text: "x", note_hub_id: "${customerId}", created_by: "${customerId}"}) { id }`,
  ],
  [
    'who sent a message',
    ({ customerId }) =>
      `insert_notification_one(object: {to_user_id: "${customerId}", type: "x", message: "x", from_user_id: "${customerId}"}) { id }`,
  ],
  [
    'the words of a message of an office',
    () => `update_docketed_message(where: {}, _set: {subject: "x"}) { affected_rows }`,
  ],
  [
    'the mark that was ordered',
    () => `update_registration_request(where: {}, _set: {value: "Other"}) { affected_rows }`,
  ],
  ['an account elsewhere', () => `insert_user_identity_one(object: {provider: "google"}) { id }`],
]

/**
 * What a member of staff may write while acting for a customer: typing for somebody on the phone. Everything else is
 * closed, so a new call is closed until it is named here: what binds or costs (orders, payments, approvals), what proves
 * who somebody is (passwords, second factors, sessions), and what takes the account's data away or along.
 */
const openWrites: readonly string[] = [
  'request.update',
  'request.resend-mail',
  'application.save-draft',
  'application.update',
  'application.comment',
  'verification.viewed',
  'user.update',
  'user.billing-entity',
  'user.entity-address',
  'document.upload',
]

/** Whether a call may be made in support of a customer: reads, but for the export of data, and the writes above. */
export function openInSupport(call: { name: string; method: string }): boolean {
  return call.method === 'GET' ? call.name !== 'user.export' : openWrites.includes(call.name)
}

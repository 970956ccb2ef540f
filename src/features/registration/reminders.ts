import {
  lastReminderDay,
  requestReminders,
  stepOf,
  type ReminderName,
  type RequestReminder,
  type Standing,
} from '#domain/registration/reminders.ts'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { LetterLink } from '#platform/mail/post.ts'
import { eachOf } from '#platform/queue/each.ts'
import { registrationRequestTracking } from '#schema/registration.ts'
import type { Facilities } from '#features/facilities.ts'
import { holdOf, invoiceNotPaid } from '#features/billing/index.ts'
import { remindOnce } from '#features/docket/index.ts'
import * as mails from './mails.ts'

interface RequestRow {
  id: string
  status: RegistrationStatus
  since: Date
  contact_email: string
  language: string
  public_id: string
  value: string
  contact_first_name: string
  product_id: string | null
  seen: boolean
  pays_by_transfer: boolean
  owner_complete: boolean
  marketing: boolean
  drafting: boolean
  contact_phone: string | null
}

/** Requests that stand in a status of a reminder, for no longer than anybody is reminded. */
const statement = `select r.id, r.status, r.last_status_update as since, r.contact_email, r.language, r.public_id, r.value, r.contact_first_name,
    r.product_id, r.answer_seen_at is not null as seen, r.pays_by_transfer, coalesce(a.onboarding_finished, false) as owner_complete,
    r.send_marketing_emails and coalesce(p.marketing_emails_enabled, true) as marketing, r.send_drafting_reminders as drafting, r.contact_phone
  from registration_request r left join application a on a.registration_request_id = r.id
  left join user_profile p on p.user_id = r.user_id
 where r.status = any($1) and r.last_status_update between $2 and $3
   and not exists (select 1 from "user" u where u.id = r.user_id and u.state = 'deactivated')
 order by r.id`

const day = 86_400_000
const statuses = [...new Set(requestReminders.flatMap((one) => [...one.statuses]))]

type Needed = Pick<Facilities, 'pool' | 'clock' | 'log' | 'tell' | 'sendsTexts'>

/** Writes to the clients whose requests have come to a step of a reminder. Gives how many letters that made. */
export async function remindClients(facilities: Needed): Promise<number> {
  const { pool, clock, log } = facilities
  const now = clock().getTime()
  const { rows } = await pool.query<RequestRow>(statement, [
    statuses,
    new Date(now - (lastReminderDay + 1) * day),
    new Date(now - day),
  ])
  const due = rows.flatMap((row) =>
    requestReminders.flatMap((reminder) => {
      const step = stepOf(reminder, standingOf(row, now, facilities.sendsTexts))
      return step === null ? [] : [{ row, reminder, step }]
    }),
  )
  let sent = 0
  await eachOf(due, { log, what: 'reminders of requests', name: ({ row }) => row.id }, async (one) => {
    if (await inTransaction(pool, async (tx) => await remind(tx, facilities, one))) sent += 1
  })
  return sent
}

const standingOf = (row: RequestRow, now: number, sendsTexts: boolean): Standing => ({
  hasPhone: sendsTexts && row.contact_phone !== null,
  status: row.status,
  days: Math.floor((now - row.since.getTime()) / day),
  isAnswerSeen: row.seen,
  paysByTransfer: row.pays_by_transfer,
  isOwnerComplete: row.owner_complete,
  consents: { service: true, drafting: row.drafting, marketing: row.marketing },
})

const mailOf: Record<ReminderName, (typeof mails)['resultNotViewed']> = {
  'result-not-viewed': mails.resultNotViewed,
  'result-approved': mails.resultApproved,
  'registration-started': mails.registrationStarted,
  'checkout-not-completed': mails.checkoutNotCompleted,
  'invoice-not-paid': invoiceNotPaid,
  'owner-missing': mails.ownerMissing,
  'review-waiting': mails.reviewWaiting,
  'sms-reminder': mails.smsReminder,
  'urging-sms': mails.urgingSms,
}

function linkOf(row: RequestRow): LetterLink {
  if (row.status === 'Checkout completed' && row.product_id !== null)
    return { page: 'productSuccess', id: row.product_id }
  if (row.status === 'Ready for drafting' || row.status === 'Sent for review')
    return { page: 'applicationDraft', id: row.id }
  if (row.status === 'Order created' || row.status === 'Registration order started')
    return { page: 'registrationRequest', id: row.id }
  return { page: 'verificationSummary', id: row.id }
}

async function remind(
  tx: Tx,
  { clock, tell }: Needed,
  { row, reminder, step }: { row: RequestRow; reminder: RequestReminder & { name: ReminderName }; step: number },
): Promise<boolean> {
  // Nobody is asked for what is not worked on, nor to pay it.
  if ((await holdOf(tx, { by: 'registration_request_id', id: row.id })) !== null) return false
  const occasion = `${row.since.toISOString()} ${step}`
  if (!(await remindOnce(tx, { name: reminder.name, rowId: row.id, occasion, at: clock() }))) return false
  if (reminder.tracked)
    await tx
      .insert(registrationRequestTracking)
      .values({ registrationRequestId: row.id, name: reminder.tracked, createdAt: clock().toISOString() })
  await tell(tx, { email: row.contact_email, language: row.language }, mailOf[reminder.name], {
    id: `${reminder.name}-${row.id}-${row.since.getTime()}-${step}`,
    link: linkOf(row),
    ...(reminder.bySms && row.contact_phone !== null ? { phone: row.contact_phone } : {}),
    ...(reminder.consent === 'marketing' ? { unsubscribe: row.id } : {}),
    facts: { number: row.public_id },
    words: { mark: row.value, name: row.contact_first_name },
  })
  return true
}

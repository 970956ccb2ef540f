import type { Remedy } from '#domain/enforcement/complaint.ts'
import type { ComplaintOutcome } from '#domain/enforcement/notice.ts'
import { formatDate, type PlainDate } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { readerOf } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Reader } from '#features/tell.ts'
import * as mails from './mails.ts'
import type { CaseMatter, CaseRequestRow } from './policy.ts'

const caseMails = { opened: mails.caseOpened, kickOff: mails.caseKickOff, closed: mails.caseClosed } as const

/** Writes to the owner of a case, in their language, and puts it into their portal. Nobody is written to whose account is gone. */
export async function tellOfCase(
  tx: Tx,
  { tell }: Pick<Facilities, 'tell'>,
  { row, brand, counterparty }: CaseMatter,
  { mail: kind, id }: { mail: keyof typeof caseMails; id: string },
): Promise<void> {
  const reader = await readerOf(tx, brand.userId)
  if (!reader) return
  const mail = caseMails[kind]
  await tell(tx, reader, mail, {
    id,
    link: { page: kind === 'kickOff' ? 'solutionCenter' : 'case', id: row.id },
    words: { brand: brand.name, other: counterparty?.primaryName ?? '–' },
    notice: { type: mail.name, message: brand.name, metadata: { caseId: row.id } },
  })
}

/** Tells the owner of a case that a notice was sent in their name, to whom and when. */
export async function tellOfNotice(
  tx: Tx,
  { tell }: Pick<Facilities, 'tell'>,
  { row, brand }: CaseMatter,
  notice: { id: string; recipient: string; sentOn: PlainDate },
): Promise<void> {
  const reader = await readerOf(tx, brand.userId)
  if (!reader) return
  const mail = mails.caseNoticeSent
  await tell(tx, reader, mail, (language) => ({
    id: `case-notice-sent-${notice.id}`,
    link: { page: 'case', id: row.id },
    facts: { sent: formatDate(notice.sentOn, language) },
    words: { brand: brand.name, recipient: notice.recipient },
    notice: { type: mail.name, message: brand.name, metadata: { caseId: row.id } },
  }))
}

/** A complaint as its letters name it: each version is told once. */
interface ToldComplaint {
  id: string
  version: number
  recipient: string
}

/** Tells the owner of a case what became of a complaint in their name: decided by a day, with what was granted, or carried out. */
export async function tellOfOutcome(
  tx: Tx,
  { tell }: Pick<Facilities, 'tell'>,
  { row, brand }: CaseMatter,
  complaint: ToldComplaint & { to: ComplaintOutcome; on: PlainDate; remedy: Remedy | null },
): Promise<void> {
  const reader = await readerOf(tx, brand.userId)
  if (!reader) return
  const { to, on, remedy, recipient } = complaint
  // An outcome that was taken back is told anew when it comes.
  const id = `${complaint.id}-${complaint.version}`
  const common = { link: { page: 'case' as const, id: row.id }, words: { brand: brand.name, recipient } }
  const noticeOf = (type: string) => ({ type, message: brand.name, metadata: { caseId: row.id } })
  if (to === 'Carried out')
    await tell(tx, reader, mails.caseComplaintCarriedOut, (language) => ({
      ...common,
      id: `case-complaint-carried-out-${id}`,
      facts: { done: formatDate(on, language) },
      notice: noticeOf(mails.caseComplaintCarriedOut.name),
    }))
  else
    await tell(tx, reader, mails.caseComplaintDecided, (language) => ({
      ...common,
      id: `case-complaint-decided-${id}`,
      facts: { decided: formatDate(on, language), ...(remedy && { remedy }) },
      notice: noticeOf(mails.caseComplaintDecided.name),
    }))
}

/** An outcome that is taken back: why, and on which day its owner was told of it. */
interface TakenBack {
  outcome: ComplaintOutcome
  told: PlainDate
  reason: string
}

const outcomeKeys = { Granted: 'granted', Rejected: 'rejected', 'Carried out': 'carriedOut' } as const

/** Tells the owner of a case that an outcome they were told of was recorded by mistake, and why. */
export async function tellOfTakenBack(
  tx: Tx,
  { tell }: Pick<Facilities, 'tell'>,
  { row, brand }: CaseMatter,
  { id, version, recipient, reason, outcome, told }: ToldComplaint & TakenBack,
): Promise<void> {
  const reader = await readerOf(tx, brand.userId)
  if (!reader) return
  const mail = mails.caseComplaintTakenBack
  await tell(tx, reader, mail, (language) => ({
    id: `case-complaint-taken-back-${id}-${version}`,
    link: { page: 'case' as const, id: row.id },
    facts: { told: formatDate(told, language), outcome: outcomeKeys[outcome] },
    words: { brand: brand.name, recipient, reason },
    notice: { type: mail.name, message: brand.name, metadata: { caseId: row.id } },
  }))
}

/** Whoever sent a report: their account, or the address they gave. Throws `rules-unmet` when there is neither. */
async function senderOf(tx: Tx, row: CaseRequestRow): Promise<Reader> {
  const account = row.userId === null ? null : await readerOf(tx, row.userId)
  if (account) return account
  if (row.contactEmail === null) throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
  return { email: row.contactEmail, language: row.language }
}

/** Writes to whoever sent a report: what its status means for them. A report that is looked at is told by its receipt. */
export async function tellOfRequest(
  tx: Tx,
  { tell }: Pick<Facilities, 'tell'>,
  row: CaseRequestRow,
  { id, asked = 'us' }: { id: string; asked?: 'us' | 'stranger' },
): Promise<void> {
  const reader = await senderOf(tx, row)
  const link = { page: 'caseRequest' as const, id: row.id }
  const notice = (type: string) => ({ type, message: row.mark ?? '', metadata: { caseRequestId: row.id } })
  if (row.status === 'Info requested') {
    const mail = mails.caseRequestQuestion
    await tell(tx, reader, mail, { id, link, words: { question: row.question ?? '' }, notice: notice(mail.name) })
  } else if (row.status === 'Dismissed') {
    const mail = mails.caseRequestDismissed
    await tell(tx, reader, mail, { id, link, words: { reason: row.dismissReason ?? '' }, notice: notice(mail.name) })
  } else await tell(tx, reader, mails.caseRequestReceived, { id, link, asked })
}

import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatDate, type PlainDate } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import type { Language } from '#kernel/languages.ts'
import { readerOf } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Reader } from '#features/tell.ts'
import type { Tx } from '#platform/db/database.ts'
import * as mails from './mails.ts'
import type { OfficeActionMatter } from './policy.ts'

/** One letter about an office action with what only it says. */
export type OfficeActionTold =
  | { mail: 'kickOff' | 'response' | 'abandoned' }
  | { mail: 'question'; question: string }
  | { mail: 'submitted'; submitted: PlainDate }
  | { mail: 'corrected'; wrong: PlainDate }

/** The owner of the mark, for what is nothing without its reader. Throws `rules-unmet` when there is nobody to write to. */
export async function ownerOf(tx: Tx, { mark }: OfficeActionMatter): Promise<Reader> {
  const reader = await readerOf(tx, mark.userId)
  if (reader === null) throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
  return reader
}

/**
 * Tells the owner of what is so whether or not somebody is told, as what happened at the office is. False when there is nobody to
 * write to.
 */
export async function tellOwner(
  tx: Tx,
  facilities: Pick<Facilities, 'tell' | 'today'>,
  matter: OfficeActionMatter,
  what: OfficeActionTold & { id: string },
): Promise<boolean> {
  const reader = await readerOf(tx, matter.mark.userId)
  if (reader === null) return false
  await tellOf(tx, facilities, reader, matter, what)
  return true
}

/** Writes to a reader about an office action; with `notice` it also stands in their portal. */
export async function tellOf(
  tx: Tx,
  { tell, today }: Pick<Facilities, 'tell' | 'today'>,
  reader: Reader,
  { row, mark }: OfficeActionMatter,
  { id, notice = true, ...told }: OfficeActionTold & { id: string; notice?: boolean },
): Promise<void> {
  const place = jurisdictionFrom(mark.jurisdiction)
  const facts = (language: Language) => ({
    place: place === null ? mark.jurisdiction : jurisdictionName(place, language),
    issued: row.issueDate === null ? '–' : formatDate(row.issueDate, language),
    due: row.dueDate === null ? '–' : formatDate(row.dueDate, language),
  })
  const metadata = { officeActionId: row.id, trademarkId: mark.id, jurisdiction: mark.jurisdiction }
  const common = (name: string) => ({
    id,
    link: { page: 'officeAction' as const, id: row.id },
    ...(notice ? { notice: { type: name, message: mark.name, metadata } } : {}),
  })
  const words = { mark: mark.name }
  const late = row.dueDate !== null && row.dueDate < today() ? { late: 'yes' } : {}
  if (told.mail === 'question') {
    const mail = mails.officeActionQuestion
    await tell(tx, reader, mail, (language) => ({
      ...common(mail.name),
      facts: facts(language),
      words: { ...words, question: told.question },
    }))
  } else if (told.mail === 'submitted') {
    const mail = mails.officeActionSubmitted
    await tell(tx, reader, mail, (language) => {
      const { place: where, issued } = facts(language)
      return {
        ...common(mail.name),
        facts: { place: where, issued, submitted: formatDate(told.submitted, language) },
        words,
      }
    })
  } else if (told.mail === 'corrected') {
    const mail = mails.officeActionCorrected
    const earlier = row.dueDate !== null && row.dueDate < told.wrong ? { earlier: 'yes' } : {}
    await tell(tx, reader, mail, (language) => ({
      ...common(mail.name),
      facts: { ...facts(language), wrong: formatDate(told.wrong, language), ...earlier, ...late },
      words,
    }))
  } else {
    const mail = plain[told.mail]
    await tell(tx, reader, mail, (language) => ({
      ...common(mail.name),
      facts: { ...facts(language), ...late },
      words,
    }))
  }
}

const plain = {
  kickOff: mails.officeActionKickOff,
  response: mails.officeActionResponse,
  abandoned: mails.officeActionAbandoned,
} as const

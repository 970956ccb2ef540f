import { eq } from 'drizzle-orm'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatDate, type PlainDate } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import type { Language } from '#kernel/languages.ts'
import type { Tx } from '#platform/db/database.ts'
import { user } from '#schema/account.ts'
import { readerOf } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Reader } from '#features/tell.ts'
import * as mails from './mails.ts'
import type { UseMatter } from './policy.ts'

/** One letter about a request with what only it says. */
export type UseTold =
  | { mail: 'kickOff' | 'abandoned' }
  | { mail: 'comment'; content: string }
  | { mail: 'reopened'; note: string }
  | { mail: 'extended'; due: PlainDate | null; nextId: string }
  | { mail: 'submitted'; submitted: PlainDate }

/** The owner of the mark, as letters reach them. Throws `rules-unmet` when there is nobody to write to. */
export async function ownerOf(tx: Tx, { mark }: UseMatter): Promise<Reader> {
  const [account] = await tx.select({ state: user.state }).from(user).where(eq(user.id, mark.userId))
  const owner = account?.state === 'deactivated' ? null : await readerOf(tx, mark.userId)
  if (!owner) throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
  return owner
}

/** Writes to the owner about a request; it also stands in their portal. */
export async function tellOf(
  tx: Tx,
  { tell, translate, today }: Pick<Facilities, 'tell' | 'translate' | 'today'>,
  reader: Reader,
  { row, mark }: UseMatter,
  { id, ...told }: UseTold & { id: string },
): Promise<void> {
  const place = jurisdictionFrom(mark.jurisdiction)
  const day = (date: PlainDate | null, language: Language) => (date === null ? '–' : formatDate(date, language))
  const facts = (language: Language, due = row.dueDate) => ({
    place: place === null ? mark.jurisdiction : jurisdictionName(place, language),
    what: translate(language)(`use.type.${row.type}`),
    due: day(due, language),
  })
  const about = (name: string, requestId = row.id) => ({
    id,
    link: { page: 'useInCommerce' as const, id: requestId },
    notice: {
      type: name,
      message: mark.name,
      metadata: { useInCommerceId: requestId, trademarkId: mark.id, jurisdiction: mark.jurisdiction },
    },
  })
  const words = { mark: mark.name }
  switch (told.mail) {
    case 'comment':
      return void (await tell(tx, reader, mails.useComment, (language) => ({
        ...about(mails.useComment.name),
        facts: facts(language),
        words: { ...words, content: told.content },
      })))
    case 'reopened':
      return void (await tell(tx, reader, mails.useReopened, (language) => ({
        ...about(mails.useReopened.name),
        facts: facts(language),
        words: { ...words, note: told.note },
      })))
    case 'extended':
      return void (await tell(tx, reader, mails.useExtended, (language) => ({
        ...about(mails.useExtended.name, told.nextId),
        facts: facts(language, told.due),
        words,
      })))
    case 'submitted':
      return void (await tell(tx, reader, mails.useSubmitted, (language) => {
        const { place: where, what } = facts(language)
        return {
          ...about(mails.useSubmitted.name),
          facts: { place: where, what, submitted: day(told.submitted, language) },
          words,
        }
      }))
    default: {
      const mail = told.mail === 'kickOff' ? mails.useKickOff : mails.useAbandoned
      const late = row.dueDate !== null && row.dueDate < today() ? { late: 'yes' } : {}
      await tell(tx, reader, mail, (language) => ({
        ...about(mail.name),
        facts: { ...facts(language), ...late },
        words,
      }))
    }
  }
}

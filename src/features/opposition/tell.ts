import type { OppositionEventKind } from '#domain/opposition/events.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatDate, type PlainDate } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import type { Tx } from '#platform/db/database.ts'
import { readerOf } from '#features/account/index.ts'
import type { CallFacilities } from '#features/facilities.ts'
import * as mails from './mails.ts'
import type { OppositionMatter } from './policy.ts'

/** One letter about an opposition with what only it says. */
export type OppositionTold =
  | { mail: 'kickOff' | 'withdrawal' }
  | { mail: 'news' | 'ended'; what: OppositionEventKind; on: PlainDate }

const plain = { news: mails.oppositionNews, ended: mails.oppositionEnded } as const

/**
 * Writes to the owner of the mark about an opposition against it; it also stands in their portal. False when there is nobody
 * to write to: what happened at the office is recorded all the same.
 */
export async function tellOf(
  tx: Tx,
  { tell, translate }: Pick<CallFacilities, 'tell' | 'translate'>,
  { row, mark }: OppositionMatter,
  { id, ...told }: OppositionTold & { id: string },
): Promise<boolean> {
  const reader = await readerOf(tx, mark.userId)
  if (!reader) return false
  const code = jurisdictionFrom(mark.jurisdiction)
  const place = (language: Language) => (code === null ? mark.jurisdiction : jurisdictionName(code, language))
  const common = (name: string) => ({
    id,
    link: { page: 'opposition' as const, id: row.id },
    notice: {
      type: name,
      message: mark.name,
      metadata: { oppositionId: row.id, trademarkId: mark.id, jurisdiction: mark.jurisdiction },
    },
    words: { mark: mark.name },
  })
  if ('what' in told) {
    const { what, on } = told
    const mail = plain[told.mail]
    await tell(tx, reader, mail, (language) => ({
      ...common(mail.name),
      facts: {
        place: place(language),
        what: translate(language)(`oppositionEvent.${what}`),
        on: formatDate(on, language),
      },
    }))
  } else if (told.mail === 'kickOff') {
    const mail = mails.oppositionKickOff
    await tell(tx, reader, mail, (language) => ({
      ...common(mail.name),
      facts: {
        place: place(language),
        noticed: formatDate(row.noticeDate, language),
        ...(row.dueDate === null ? {} : { due: formatDate(row.dueDate, language) }),
        ...(row.coolingOffUntil === null ? {} : { coolingOff: formatDate(row.coolingOffUntil, language) }),
      },
      words: { mark: mark.name, opponent: row.opponent },
    }))
  } else {
    const mail = mails.oppositionWithdrawal
    await tell(tx, reader, mail, (language) => ({ ...common(mail.name), facts: { place: place(language) } }))
  }
  return true
}

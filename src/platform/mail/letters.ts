import type pg from 'pg'
import { languages, type Language } from '#kernel/languages.ts'
import { renderLetter, type Letter } from './letter.tsx'
import { messageText, type TextMessages } from '#platform/sms/text-messages.ts'
import type { Mailer } from './mailer.ts'
import type { LetterLink, LetterTemplate, Translate } from './post.ts'

/** A letter of the outbox. */
interface LetterRow {
  id: string
  row_id: string
  recipient: string
  template: string
  language: string
  link: LetterLink | null
  facts: Record<string, string>
  words: Record<string, string>
  unsubscribe: string | null
  channel: 'mail' | 'sms'
}

/**
 * The address behind a link. With `send` a one-time link is made good for its whole time, because the letter leaves now;
 * null when it leads nowhere any more.
 */
export type LinkOf = (
  link: LetterLink,
  letter: { to: string; language: Language; send: boolean },
) => Promise<string | null>

export interface LetterTools {
  pool: pg.Pool
  mailer: Mailer
  messages: TextMessages
  templates: Record<string, LetterTemplate>
  translate: (language: Language) => Translate
  links: LinkOf
  /** Where one press ends advertising, by the row that a letter names for it. */
  unsubscribe: (id: string, language: Language) => string
}

/** Seconds that a letter belongs to who began to send it; longer than a mail can take. */
const claimSeconds = 100

const languageOf = (text: string): Language => languages.find((one) => one === text) ?? 'en'

/** Writes the letter of a row; null when its link is over. Throws when its template is unknown. */
async function write(tools: LetterTools, row: LetterRow, send: boolean): Promise<Letter | null> {
  const template = tools.templates[row.template]
  if (!template) throw new Error(`no mail template ${row.template}`)
  const language = languageOf(row.language)
  const url = row.link && (await tools.links(row.link, { to: row.recipient, language, send }))
  if (url === null) return null
  const t = tools.translate(language)
  const letter = template(t, { ...row.words, ...row.facts, url }, row.facts)
  if (row.unsubscribe === null) return letter
  const ending = { label: t('unsubscribe.action'), url: tools.unsubscribe(row.unsubscribe, language) }
  return { ...letter, footer: t('unsubscribe.footer'), unsubscribe: ending }
}

/** The page of a letter as its reader sees it, made anew; null when there is none of that name. */
export async function readLetter(
  tools: LetterTools,
  id: string,
): Promise<{ subject: string; html: string; text: string } | null> {
  const { rows } = await tools.pool.query<LetterRow>('select * from mail.outbox where id = $1', [id])
  const letter = rows[0] && (await write(tools, rows[0], false))
  if (!letter) return null
  return { subject: letter.subject, ...(await renderLetter(letter, languageOf(rows[0]?.language ?? ''))) }
}

/** Sends a queued letter; of two that take the same letter one waits. */
export async function deliverLetter(tools: LetterTools, rowId: string): Promise<void> {
  const { pool } = tools
  const { rows } = await pool.query<LetterRow>(
    `update mail.outbox set claimed_until = now() + $2 * interval '1 second', tries = tries + 1
      where row_id = $1 and state = 'waiting' and (claimed_until is null or claimed_until < now()) returning *`,
    [rowId, claimSeconds],
  )
  const row = rows[0]
  if (!row) return await refuseSecond(pool, rowId)
  const settle = async (state: string, error: string | null, subject = '') =>
    await pool.query(
      `update mail.outbox set state = $2, error = $3, subject = $4, claimed_until = null,
              sent_at = case when $2 = 'sent' then now() end where row_id = $1`,
      [rowId, state, error, subject],
    )
  try {
    const letter = await write(tools, row, true)
    if (!letter) return void (await settle('dropped', 'the link of this letter is over'))
    const { id, recipient: to, language } = row
    const outcome =
      row.channel === 'sms'
        ? await tools.messages.send({ id, to, text: messageText(letter) })
        : await tools.mailer.send({ id, to, language, letter })
    await settle(outcome, null, letter.subject)
  } catch (error) {
    await settle('waiting', error instanceof Error ? error.message.slice(0, 300) : 'unknown')
    throw error
  }
}

async function refuseSecond(pool: pg.Pool, rowId: string): Promise<void> {
  const { rowCount } = await pool.query(`select 1 from mail.outbox where row_id = $1 and state = 'waiting'`, [rowId])
  if (rowCount) throw new Error('the letter is being sent already')
}

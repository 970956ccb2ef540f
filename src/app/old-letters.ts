import { z } from 'zod'
import { tokenHash } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { isUuid } from '#kernel/ids.ts'
import { languages } from '#kernel/languages.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { LetterLink, Post } from '#platform/mail/post.ts'
import { defineJob, type Queue } from '#platform/queue/queue.ts'

/** A letter as versions up to 0.3.0 left it to the queue, with its link and what somebody typed in one. */
const order = z.object({
  id: z.string(),
  template: z.string(),
  to: z.string(),
  language: z.enum(languages),
  data: z.record(z.string(), z.string()),
})

/** The job of versions up to 0.3.0 that sent a letter. Nothing makes new ones; those that wait become rows like all others. */
export const oldLetter = defineJob('mail.send', { byStaff: [], data: order })

/** What of the data of an old letter was typed by somebody; everything else was ours to say. */
const typed = new Set(['mark', 'name', 'found'])
const links = new Set(['url', 'reset'])

/** Turns letters that an earlier version left waiting into rows, once each. */
export async function workOnOldLetters(
  queue: Queue,
  facilities: Pick<Facilities, 'pool' | 'pages' | 'log'>,
  post: Post,
): Promise<void> {
  await queue.work(oldLetter, async ({ id, template, to, language, data }) => {
    const link = await linkBehind(facilities, data['url'] ?? '', language)
    if (link === null) {
      facilities.log.warn({ letter: id }, 'the link of a letter of an earlier version is over; it is not sent')
      return
    }
    const told = Object.entries(data).filter(([name]) => !links.has(name))
    await inTransaction(facilities.pool, async (tx) => {
      await post(tx, {
        id,
        template,
        to,
        language,
        link,
        words: Object.fromEntries(told.filter(([name]) => typed.has(name))),
        facts: Object.fromEntries(told.filter(([name]) => !typed.has(name))),
      })
    })
  })
}

/**
 * Where an address of an old letter led; null when its one-time secret is not known any more. Throws for an address that was
 * never one of ours.
 */
async function linkBehind(
  { pool, pages }: Pick<Facilities, 'pool' | 'pages'>,
  url: string,
  language: z.infer<typeof order>['language'],
): Promise<LetterLink | null> {
  const { pathname, searchParams } = new URL(url)
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  for (const page of ['portal', 'forgotPassword'] as const)
    if (new URL(pages[page](language)).pathname === pathname) return { page }
  const ids = pathname.split('/').filter(isUuid)
  for (const page of ['verificationSummary', 'applicationDraft', 'productSuccess', 'trademark'] as const)
    for (const id of ids) if (new URL(pages[page](id, language)).pathname === pathname) return { page, id }
  const token = searchParams.get('token') ?? last
  const isOneTime =
    new URL(pages.setPassword(token, language)).pathname === pathname ||
    new URL(pages.activate(token, language)).pathname === pathname
  if (!isOneTime) throw new Error('an old letter leads to an unknown page')
  const { rows } = await pool.query<{ id: string; purpose: string }>(
    'select id, purpose from mailed_token where hash = $1',
    [tokenHash(token)],
  )
  const [row] = rows
  return row ? { page: row.purpose === 'activate' ? 'activate' : 'setPassword', tokenId: row.id } : null
}

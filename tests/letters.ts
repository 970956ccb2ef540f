import { readLetter } from '#platform/mail/letters.ts'
import type { TestApp } from './app.ts'

export interface ReadLetter {
  subject: string
  html: string
  plain: string
}

/** The letters that left for an address, oldest first, as their reader sees them; the outbox itself holds no text. */
export async function lettersTo(app: TestApp, recipient: string, template?: string): Promise<ReadLetter[]> {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `select id from mail.outbox where recipient = $1 and ($2::text is null or template = $2) and state in ('sent', 'kept')
      order by created_at, id`,
    [recipient, template ?? null],
  )
  const letters: ReadLetter[] = []
  for (const { id } of rows) {
    const letter = await readLetter(app.context.letters, id)
    if (letter) letters.push({ subject: letter.subject, html: letter.html, plain: letter.text })
  }
  return letters
}

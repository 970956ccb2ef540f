import type pg from 'pg'
import { isSecretType, secretTypes, withoutKnown, withoutSecrets } from '#domain/docketed-message/secrets.ts'
import type { docketedMessage } from '#schema/docketed-message.ts'

type Message = typeof docketedMessage.$inferSelect

/**
 * What is written over a mail that is dealt with: without its codes and one-time links, which would open an account or a
 * brand to every reader of the staff's copy. Nothing for a mail that holds none. `known` are those that were taken from it.
 */
export function forgotten(
  { type, subject, data }: Pick<Message, 'type' | 'subject' | 'data'>,
  at: Date,
  known: readonly string[] = [],
): Partial<Pick<Message, 'subject' | 'data'>> {
  const isSecret = isSecretType(type)
  if (!isSecret && known.length === 0) return {}
  // Of another mail only what was taken goes: its numbers and days are those of a mark.
  const without = (words: string) => (isSecret ? withoutSecrets(words, known) : withoutKnown(words, known))
  const kept = (data ?? {}) as { text?: unknown }
  const text = typeof kept.text === 'string' ? without(kept.text) : kept.text
  // A code of digits alone was taken for a number of a filing, which such a mail has none of.
  return {
    subject: without(subject),
    data: { ...kept, text, ...(isSecret && { numbers: [] }), forgotten: at.toISOString() },
  }
}

const atOnce = 500

/** Takes the codes and links out of mails that were dealt with before this was done. One that waits stays whole: nobody has said yet what it is. */
export async function forgetSecrets(pool: pg.Pool, now: Date): Promise<number> {
  let all = 0
  for (;;) {
    const { rows } = await pool.query<Pick<Message, 'id' | 'type' | 'subject' | 'data'>>(
      `select id, type, subject, data from docketed_message
        where type = any($1) and status in ('Processed', 'Ignored')
          and not coalesce(data ? 'forgotten', false) limit $2`,
      [secretTypes, atOnce],
    )
    // What somebody saved since it was read stands; the next round reads it anew.
    const cleared = rows.map((row) => ({ id: row.id, was: row.data, ...forgotten(row, now) }))
    const { rowCount } = await pool.query(
      `update docketed_message m set subject = f.subject, data = f.data
         from jsonb_to_recordset($1::jsonb) as f(id int, was jsonb, subject text, data jsonb)
        where m.id = f.id and coalesce(m.data, 'null') = coalesce(f.was, 'null')`,
      [JSON.stringify(cleared)],
    )
    all += rowCount ?? 0
    if (rows.length < atOnce || rowCount === 0) return all
  }
}

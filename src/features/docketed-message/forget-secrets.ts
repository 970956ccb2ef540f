import type pg from 'pg'
import { isSecretType, secretDays, secretTypes, withoutSecrets } from '#domain/docketed-message/secrets.ts'
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
  if (!isSecretType(type) && known.length === 0) return {}
  const kept = (data ?? {}) as { text?: unknown }
  const text = typeof kept.text === 'string' ? withoutSecrets(kept.text, known) : kept.text
  // A code of digits alone was taken for a number of a filing, which such a mail has none of.
  return { subject: withoutSecrets(subject, known), data: { ...kept, text, numbers: [], forgotten: at.toISOString() } }
}

const atOnce = 500

/** Takes the codes and links out of the mails that were dealt with before this was done, and of those that nobody used in time. */
export async function forgetSecrets(pool: pg.Pool, now: Date): Promise<number> {
  const over = new Date(now.getTime() - secretDays * 86_400_000)
  let all = 0
  for (;;) {
    const { rows } = await pool.query<Pick<Message, 'id' | 'type' | 'subject' | 'data'>>(
      `select id, type, subject, data from docketed_message
        where type = any($1) and (status in ('Processed', 'Ignored') or received_at < $2)
          and not coalesce(data ? 'forgotten', false) limit $3`,
      [secretTypes, over, atOnce],
    )
    const without = rows.map((row) => ({ id: row.id, ...forgotten(row, now) }))
    await pool.query(
      `update docketed_message m set subject = f.subject, data = f.data
         from jsonb_to_recordset($1::jsonb) as f(id int, subject text, data jsonb) where m.id = f.id`,
      [JSON.stringify(without)],
    )
    all += rows.length
    if (rows.length < atOnce) return all
  }
}

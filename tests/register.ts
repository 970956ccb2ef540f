import type pg from 'pg'
import { normalise } from '#domain/clearance/words/letters.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { MarkState } from '#domain/clearance/mark-state.ts'

export interface TestMark {
  text: string
  office?: string
  number?: string
  classes?: number[]
  otherTexts?: string[]
  state?: MarkState
  owner?: string
}

/** Marks in the register, as one import would have written them: all at once, so that who follows the register meanwhile sees all or none. */
export async function addMarks(pool: pg.Pool, revision: number, marks: readonly TestMark[]): Promise<void> {
  await inTransaction(pool, async (tx) => await insertMarks(tx.$client, revision, marks))
}

async function insertMarks(
  client: Pick<pg.ClientBase, 'query'>,
  revision: number,
  marks: readonly TestMark[],
): Promise<void> {
  for (const [at, one] of marks.entries()) {
    await client.query(
      `insert into mark (office, number, text, normalised, other_texts, classes, owner, state, record_date, revision, record, source)
       values ($1, $2, $3, $4, $5, $6, $7, $8, '2026-11-01', $9, '{}', 'test')
       on conflict (office, number) do update set text = excluded.text, normalised = excluded.normalised,
         classes = excluded.classes, state = excluded.state, revision = excluded.revision`,
      [
        one.office ?? 'EU',
        one.number ?? `${revision}-${at}`,
        one.text,
        normalise(one.text).compact,
        one.otherTexts ?? [],
        one.classes ?? [25],
        one.owner ?? 'Fictional Holdings',
        one.state ?? 'registered',
        revision,
      ],
    )
  }
}

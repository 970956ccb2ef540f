import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase } from '#tests/database.ts'
import { restingColumns } from './change.ts'

let pool: ReturnType<typeof createPool>
beforeAll(async () => {
  const { url } = await freshDatabase({ migrated: true })
  pool = createPool(url, { max: 1 })
})
afterAll(() => pool.end())

test('every column that names a document keeps it from being removed, but that of its revisions, and that of a note written about it', async () => {
  const { rows } = await pool.query<{ at: string }>(
    `select c.conrelid::regclass || '.' || a.attname as at from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'document'::regclass order by 1`,
  )
  const others = ['document.parent_document_id', 'note.document_id']
  expect(rows.map(({ at }) => at)).toEqual([...restingColumns.map((one) => one.join('.')), ...others].toSorted())
})

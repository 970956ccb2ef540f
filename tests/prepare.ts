import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { migrate } from '#platform/db/migrate.ts'

const folder = fileURLToPath(new URL('../db/migrations', import.meta.url))

/** Brings the empty database of `url` to the state every migrated test database starts from. Runs once per test run. */
export async function prepareTemplate(url: string): Promise<void> {
  const journal = await access(`${folder}/meta/_journal.json`).then(
    () => true,
    () => false,
  )
  if (journal) await migrate(url, { folder })
}

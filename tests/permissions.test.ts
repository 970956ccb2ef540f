import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { hiddenColumns, innerTables } from '#schema/permissions.ts'
import { tablesByName } from '#schema/nouns.ts'
import { tables } from '#schema/tables.ts'

const ruled = [...tablesByName].flatMap(([table, { calls: path }]) =>
  path === undefined ? [] : [[table, path] as const],
)

test.each(ruled)('the calls that write %s exist', (_table, path) => {
  expect(calls.filter((call) => call.path.startsWith(path) && call.method !== 'GET')).not.toEqual([])
})

// The chain of the audit log is there to be checked by whoever reads it; a file's hash names what everybody sees.
const open = new Set(['audit_log.hash', 'audit_log.previous_hash', 'mark_import.file_hash'])

test('no column that could open an account or a link is read through the data API', () => {
  const secrets = tables
    .map((table) => getTableConfig(table))
    .filter(({ name }) => !innerTables.some((inner) => inner === name))
    .flatMap(({ name, columns }) => columns.map((column) => [name, column.name] as const))
    .filter(([table, column]) => !hiddenColumns[table]?.includes(column) && !open.has(`${table}.${column}`))
    .filter(([, column]) => /secret|hash|token|password|recovery/.test(column))
  expect(secrets.map((pair) => pair.join('.'))).toEqual([])
})

// node tools/write-staff-writes.ts: the table of docs/security/staff-writes.md. With --check nothing is written.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { permissions } from '#schema/permissions.ts'
import type { TablePermission } from '#schema/permissions/permission.ts'
import { tablesByName } from '#schema/nouns.ts'
import { type Outcome, printOutcome, ROOT } from './source-tree.ts'

const file = path.join('docs', 'security', 'staff-writes.md')

/** A permission in words: `adds a b; changes a where …; removes where …`. */
export function mayOf({ insert, update, delete: remove }: TablePermission): string {
  const given = (filter: object) => (Object.keys(filter).length === 0 ? '' : ` where \`${JSON.stringify(filter)}\``)
  const list = (columns: readonly string[] | '*') =>
    [columns]
      .flat()
      .map((name) => `\`${name}\``)
      .join(' ')
  const set = Object.keys(insert?.set ?? {}).map((name) => ` as own \`${name}\``)
  return [
    insert && `adds ${list(insert.columns)}${set.join('')}${given(insert.check)}`,
    update && `changes ${list(update.columns)}${given(update.filter)}`,
    remove && `removes${given(remove.filter)}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** The page with its table as the facts of the tables give it; the words around the table stay. */
export function staffWritesPage(page: string): string {
  const head = ['table', 'staff may', 'what could be done with it', 'what holds it']
  const rows = [...tablesByName]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([table, { staff }]) =>
      staff ? [[`\`${table}\``, mayOf(permissions.staff[table] ?? {}), staff.could, staff.held]] : [],
    )
    .map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const table = [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
  const lines = page.split('\n')
  const [first, last] = [
    lines.findIndex((one) => one.startsWith('|')),
    lines.findLastIndex((one) => one.startsWith('|')),
  ]
  if (first < 0) throw new Error(`${file} has no table`)
  return [...lines.slice(0, first), ...table, ...lines.slice(last + 1)].join('\n')
}

/** Says when the table is not what the facts give. */
export async function run(): Promise<Outcome> {
  const known = await readFile(path.join(ROOT, file), 'utf8')
  const text = staffWritesPage(known)
  const problems = known === text ? [] : [`${file} is not what the facts give: run \`npm run staff-writes\``]
  return { problems, note: `${text.split('\n').filter((one) => one.startsWith('| `')).length} tables` }
}

if (import.meta.main) {
  if (process.argv.includes('--check')) printOutcome('check-staff-writes', await run())
  else {
    const known = await readFile(path.join(ROOT, file), 'utf8')
    await writeFile(path.join(ROOT, file), staffWritesPage(known))
  }
}

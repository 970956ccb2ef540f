// node tools/write-catalogue.ts: the operation catalogue, written from the model and the permissions.
// With --check nothing is written and what is stale is named.
import { readFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import { dataModel } from '#app/model.ts'
import type { Column, Table } from '#platform/graphql/model.ts'
import { permissions } from '#schema/permissions.ts'
import spec from './spec/entities.json' with { type: 'json' }
import { type Outcome, printOutcome, ROOT } from './source-tree.ts'

const folder = path.join('src', 'operations', 'generated')

const tsTypes: Record<string, string> = {
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  jsonb: 'unknown',
}

function tsType({ type, nullable }: Column): string {
  const element = type.replace(/\[\]$/, '')
  const base = tsTypes[element] ?? 'string'
  const whole = type.endsWith('[]') ? `${base}[]` : base
  return nullable && whole !== 'unknown' ? `${whole} | null` : whole
}

/** What a customer's lists hold of an entity (spec, part 2, section 6): invoices that have a number. */
const shownToCustomers: Readonly<Record<string, string>> = { invoice: 'serial_number: { _is_null: false }' }

const graphqlType = (type: string) => ({ text: 'String', int4: 'Int', bool: 'Boolean' })[type] ?? type

const pascal = (name: string) => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
/** `case` is a word of the language. */
const constantOf = (name: string) => (name === 'case' ? 'infringementCase' : camel(name))
const fileOf = (name: string) => `${name.replaceAll('_', '-')}.ts`

/** The text of one entity's file. */
function entityFile(table: Table): string {
  const keys = table.primaryKey.map((name) => {
    const column = table.columns.find((known) => known.name === name)
    if (!column) throw new Error(`${table.name} has no column ${name}`)
    return { name, ts: tsType({ ...column, nullable: false }), graphql: `${graphqlType(column.type)}!` }
  })
  const own = permissions.customer[table.name]?.select?.columns ?? []
  const ownFields = own === '*' ? table.columns.map((column) => column.name) : own
  const ownTotal = permissions.customer[table.name]?.select?.aggregate === true
  const ownOnly = shownToCustomers[table.name]
  const fields = table.columns.map((column) => `  ${column.name}: ${tsType(column)}`).join('\n')
  const name = pascal(table.name)
  return `import { entityOperations } from '../entity-operations.ts'

export interface ${name} {
${fields}
}

export const ${constantOf(table.name)} = entityOperations<'${table.name}', ${name}, { ${keys.map((key) => `${key.name}: ${key.ts}`).join('; ')} }>({
  entity: '${table.name}',
  key: { ${keys.map((key) => `${key.name}: '${key.graphql}'`).join(', ')} },
  fields: [${table.columns.map((column) => `'${column.name}'`).join(', ')}],
  ownFields: [${ownFields.map((field) => `'${field}'`).join(', ')}],
  constraint: ${table.name === 'task' ? 'null' : `'${constraintOf(table)}'`},
${ownTotal ? '  ownTotal: true,\n' : ''}${ownOnly === undefined ? '' : `  ownOnly: '${ownOnly}',\n`}})
`
}

// drizzle-kit names a primary key of several columns after them, PostgreSQL one of a single column after the table.
function constraintOf(table: Table): string {
  return table.primaryKey.length > 1 ? `${table.name}_${table.primaryKey.join('_')}_pk` : `${table.name}_pkey`
}

/** Every file of the catalogue by its name. */
export async function catalogueFiles(): Promise<Map<string, string>> {
  const tables = new Map(dataModel().tables.map((table) => [table.name, table]))
  const names = Object.keys(spec.entities).toSorted()
  const files = new Map<string, string>()
  const put = async (name: string, text: string) => {
    const { code } = await format(name, text, { semi: false, singleQuote: true, printWidth: 120 })
    files.set(name, code)
  }
  for (const name of names) {
    const table = tables.get(name)
    if (!table) throw new Error(`the data model has no ${name}`)
    await put(fileOf(name), entityFile(table))
  }
  const imports = names.map((name) => `import { ${constantOf(name)} } from './${fileOf(name)}'`).join('\n')
  const list = names.map((name) => `  ${name}: ${constantOf(name)},`).join('\n')
  await put(
    'entities.ts',
    `${imports}\n\n/** The operations of every entity of the spec, by its name. */\nexport const entities = {\n${list}\n}\n`,
  )
  await put('staff.ts', staffIndex(await readdir(path.join(ROOT, 'src', 'operations', 'staff'))))
  return files
}

/** The files of what the staff area reads, as one list. */
function staffIndex(files: readonly string[]): string {
  const modules = files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => ({ name, as: `${camel(name.replace(/\.ts$/, '').replaceAll('-', '_'))}Reads` }))
  const imports = modules.map(({ name, as }) => `import * as ${as} from '../staff/${name}'`).join('\n')
  const list = modules.map(({ as }) => `  ${as},`).join('\n')
  return `${imports}\n\n/** What the staff area reads, of every noun that it has pages of. */\nexport const staffModules: readonly Readonly<Record<string, unknown>>[] = [\n${list}\n]\n`
}

/** Names what is stale or left over. */
export async function run(): Promise<Outcome> {
  const problems: string[] = []
  const files = await catalogueFiles()
  for (const [name, text] of files) {
    const known = await readFile(path.join(ROOT, folder, name), 'utf8').catch(() => '')
    if (known !== text) problems.push(`${folder}/${name} is not what the schema gives: run \`npm run catalogue\``)
  }
  return { problems, note: `${files.size - 2} entities` }
}

if (import.meta.main) {
  if (process.argv.includes('--check')) printOutcome('check-catalogue', await run())
  else {
    await mkdir(path.join(ROOT, folder), { recursive: true })
    for (const [name, text] of await catalogueFiles()) await writeFile(path.join(ROOT, folder, name), text)
  }
}

// node tools/write-reads.ts: what the product's own documents take and give, as types worked out from their texts.
// With --check nothing is written and what is stale is said.
import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { GraphQLSchema } from 'graphql'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import { dataModel } from '#app/model.ts'
import { type AnyOperation, readers, type Reader, written } from '#operations/all.ts'
import { createCatalog } from '#platform/graphql/catalog.ts'
import { roleSchema } from '#platform/graphql/schema/role-schema.ts'
import { vocabularies } from '#schema/columns.ts'
import { jsonShapes } from '#schema/json.ts'
import { tables } from '#schema/tables.ts'
import { type ColumnType, readType } from './read-types.ts'
import { type Outcome, printOutcome, ROOT } from './source-tree.ts'

const file = path.join('src', 'operations', 'generated', 'reads.ts')

const head = `import type { Json } from '#schema/json.ts'

/** A condition, an order or a change in the data API's own language. */
export type Condition = Record<string, unknown>
`

const byName = (one: AnyOperation, other: AnyOperation) => (one.name < other.name ? -1 : 1)

const pascal = (name: string) => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The vocabulary of each text column that has one, as `table.column` and the words. */
function columnWords(): Map<string, readonly string[]> {
  // The checks of a table are made when its configuration is asked for.
  for (const table of tables) getTableConfig(table)
  return new Map(
    [...vocabularies.values()].map(({ column, words }) => [`${getTableName(column.table)}.${column.name}`, words]),
  )
}

/** The schema that each group of documents is written for: who reads more has the same fields and more. */
function schemaOf(reader: Reader): GraphQLSchema {
  const model = dataModel()
  if (reader !== 'process') return roleSchema(createCatalog(model), reader, { mutations: true })
  // The four documents that sign people in read what no role has.
  const all = model.tables.map((table) => ({
    ...table,
    columns: [...table.columns, ...(table.hidden ?? [])],
    hidden: [],
  }))
  const whole = { select: { columns: '*' as const, filter: {} }, update: { columns: '*' as const, filter: {} } }
  return roleSchema(createCatalog({ ...model, tables: all, permissions: { process: { user: whole } } }), 'process', {
    mutations: true,
  })
}

/** The generated file for these operations. Throws with the name of a document that does not fit the schema. */
export async function readsFile(
  documents: Readonly<Record<Reader, readonly AnyOperation[]>> = written,
): Promise<string> {
  const words = columnWords()
  /** The name of each union of words, by the union; columns with the same words share one. */
  const used = new Map<string, string>()
  const columnType: ColumnType = (table, column) => {
    if (jsonShapes[table]?.[column]) return `Json<'${table}', '${column}'>`
    const vocabulary = words.get(`${table}.${column}`)
    if (!vocabulary) return undefined
    const union = vocabulary.map((word) => JSON.stringify(word)).join(' | ')
    const name = used.get(union) ?? pascal(`${table}_${column}`)
    used.set(union, name)
    return name
  }
  const entries = readers.flatMap((reader) => {
    const schema = schemaOf(reader)
    // By name: a module's exports have another order under other loaders.
    return documents[reader].toSorted(byName).map(({ name, text }) => {
      try {
        return `${name}: ${readType(schema, text, columnType)}`
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
    })
  })
  const body = `${head}
${[...used].map(([union, name]) => `export type ${name} = ${union}`).join('\n')}

/** What each document takes and gives, by its name. */
export interface Reads { ${entries.toSorted().join('\n')} }
`
  return (await format('reads.ts', body, { semi: false, singleQuote: true, printWidth: 120 })).code
}

/** Says when the types are not those of the documents. */
export async function run(documents: Readonly<Record<Reader, readonly AnyOperation[]>> = written): Promise<Outcome> {
  const known = await readFile(path.join(ROOT, file), 'utf8').catch(() => '')
  const text = await readsFile(documents)
  return {
    problems: known === text ? [] : [`${file} is not what the documents give: run \`npm run reads\``],
    note: `${Object.values(documents).flat().length} documents`,
  }
}

if (import.meta.main) {
  if (process.argv.includes('--check')) printOutcome('check-reads', await run())
  else await writeFile(path.join(ROOT, file), await readsFile())
}

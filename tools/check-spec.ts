// node tools/check-spec.ts: the running schema has every entity, field, relation and operation of the specification.
import pg from 'pg'
import { dataModel } from '#app/model.ts'
import { prepareDatabase } from '#app/database.ts'
import { catalogue, extras } from '#operations/all.ts'
import { createLog } from '#platform/log/log.ts'
import { createQueue } from '#platform/queue/queue.ts'
import { taskView } from '#platform/queue/task-view.ts'
import { hiddenColumns } from '#schema/permissions.ts'
import { relations } from '#schema/relations.ts'
import spec from './spec/entities.json' with { type: 'json' }
import { withScratchDatabases } from './scratch-databases.ts'
import { type Outcome, printOutcome } from './source-tree.ts'

interface SpecEntity {
  fields: string[]
  relations?: string[]
  restricted?: string[]
  derived?: string[]
  id?: string
  key?: string
  rule?: string
}

export interface Specification {
  entities: Record<string, SpecEntity>
  operations: { perEntity: string[]; extras: string[] }
}

/** What a running database and the program over it offer. */
export interface Offer {
  /** Types of columns by table. */
  columns: Record<string, Record<string, string>>
  keys: Record<string, string[]>
  relations: string[]
  hidden: Record<string, readonly string[]>
  operations: string[]
}

// The spec writes these two in words; what carries them is named here.
const derivedAs: Record<string, string[]> = {
  'author role': ['author_role'],
  'author profile names': ['author_firstname', 'author_lastname'],
}
const idTypes: Record<string, string> = { int: 'integer', string: 'text' }
const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Names everything of the specification that is missing or of another kind. */
export function missing(wanted: Specification, offer: Offer): string[] {
  const problems: string[] = []
  for (const [name, entity] of Object.entries(wanted.entities)) {
    const columns = offer.columns[name]
    if (!columns) {
      problems.push(`${name}: no such table or view`)
      continue
    }
    const derived = (entity.derived ?? []).flatMap((words) => derivedAs[words] ?? [words])
    for (const field of [...entity.fields, ...(entity.restricted ?? []), ...derived])
      if (!(field in columns)) problems.push(`${name}.${field}: no such column`)
    for (const field of entity.restricted ?? [])
      if (!offer.hidden[name]?.includes(field)) problems.push(`${name}.${field}: restricted, but the data API has it`)
    for (const relation of entity.relations ?? [])
      if (!offer.relations.includes(`${name}.${relation}`)) problems.push(`${name}.${relation}: no such relation`)
    const idType = entity.id ? idTypes[entity.id] : 'uuid'
    if ('id' in columns && entity.fields.includes('id') && columns['id'] !== idType)
      problems.push(`${name}.id: is ${columns['id']}, the spec says ${idType}`)
    if (entity.key && offer.keys[name]?.join() !== entity.key) problems.push(`${name}: its key is not ${entity.key}`)
    for (const operation of wanted.operations.perEntity)
      if (!offer.operations.includes(`${camel(name)}${operation}`)) problems.push(`${name}: no operation ${operation}`)
  }
  for (const extra of wanted.operations.extras)
    if (!offer.operations.includes(extra)) problems.push(`no operation ${extra}`)
  return problems
}

async function offerOf(url: string): Promise<Offer> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // The scratch database is dropped with force: a connection that was about to close may hear of it.
  pool.on('error', () => undefined)
  const queue = await createQueue(pool, [], createLog('silent'), { cron: false })
  try {
    for (const statement of taskView) await pool.query(statement)
    const { rows } = await pool.query<{ table_name: string; column_name: string; data_type: string }>(
      `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public'`,
    )
    const columns: Offer['columns'] = {}
    for (const row of rows) (columns[row.table_name] ??= {})[row.column_name] = row.data_type
    return {
      columns,
      keys: Object.fromEntries(dataModel().tables.map((table) => [table.name, table.primaryKey])),
      relations: relations.map((relation) => `${relation.table}.${relation.name}`),
      hidden: hiddenColumns,
      operations: [...catalogue, ...extras].map((operation) => operation.name),
    }
  } finally {
    await queue.stop()
    await pool.end()
  }
}

/** Runs the check over this project. */
export async function run(): Promise<Outcome> {
  const wanted: Specification = spec
  return await withScratchDatabases(1, async ([url = '']) => {
    await prepareDatabase(url, { secrets: ['a secret of the check only'] })
    const problems = missing(wanted, await offerOf(url))
    const count = Object.keys(wanted.entities).length
    return { problems, note: `${count} entities, ${wanted.operations.extras.length} further operations` }
  })
}

if (import.meta.main) printOutcome('check-spec', await run())

import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/** A relation of the data API: from a table to one row ('object') or many ('array') of another, by column pairs. */
export interface Relation {
  table: string
  name: string
  kind: 'object' | 'array'
  target: string
  on: [local: string, remote: string][]
}

/** What a noun says of its relations; the table that it says it of is known then. */
export type Stated = (table: PgTable) => Relation[]

const object = (table: string, name: string, target: string, local: string, remote: string): Relation => ({
  table,
  name,
  kind: 'object',
  target,
  on: [[local, remote]],
})

const array = (table: string, name: string, target: string, remote: string, local: string): Relation => ({
  table,
  name,
  kind: 'array',
  target,
  on: [[local, remote]],
})

/**
 * To the row that the foreign key `<name>_id` names, and back: `back` is what the other row calls its many of this table.
 * @throws Error when no foreign key is declared for the column: where a circle of files forbids one, `one` says the target.
 */
export const to =
  (name: string, back?: string): Stated =>
  (table) => {
    const { name: from, foreignKeys } = getTableConfig(table)
    const local = `${name}_id`
    const key = foreignKeys.map((known) => known.reference()).find(({ columns }) => columns[0]?.name === local)
    const remote = key?.foreignColumns[0]?.name
    if (!key || remote === undefined) throw new Error(`${from}.${local} is declared as no foreign key`)
    const target = getTableConfig(key.foreignTable).name
    return [object(from, name, target, local, remote), ...(back ? [array(target, back, from, local, remote)] : [])]
  }

/** To one row by columns that are no declared foreign key; with `back` the other row has many of this table. */
export const one =
  (name: string, target: string, local = `${name}_id`, remote = 'id', back?: string): Stated =>
  (table) => {
    const from = getTableConfig(table).name
    return [object(from, name, target, local, remote), ...(back ? [array(target, back, from, local, remote)] : [])]
  }

/** To many rows of a table that does not say the way back itself. */
export const many =
  (name: string, target: string, remote: string, local = 'id'): Stated =>
  (table) => [array(getTableConfig(table).name, name, target, remote, local)]

/** What hangs on a matter by its hubs. */
export const hubs =
  (...names: (keyof typeof hubOf)[]): Stated =>
  (table) =>
    names.flatMap((name) => {
      const { target, column } = hubOf[name]
      return many(name, target, column, column)(table)
    })

const hubOf = {
  documents: { target: 'document', column: 'document_hub_id' },
  notes: { target: 'note', column: 'note_hub_id' },
  orders: { target: 'service_request', column: 'order_hub_id' },
} as const

/** From a matter's history to the matter and to who wrote it, and from the matter to its history. */
export const historyRelations =
  (parent: string): Stated =>
  (table) => [...to(parent, 'tracking_actions')(table), ...to('user')(table)]

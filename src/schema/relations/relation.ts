/** A relation of the data API: from a table to one row ('object') or many ('array') of another, by column pairs. */
export interface Relation {
  table: string
  name: string
  kind: 'object' | 'array'
  target: string
  on: [local: string, remote: string][]
}

export const one = (table: string, name: string, target: string, local: string, remote = 'id'): Relation => ({
  table,
  name,
  kind: 'object',
  target,
  on: [[local, remote]],
})

export const many = (table: string, name: string, target: string, remote: string, local = 'id'): Relation => ({
  table,
  name,
  kind: 'array',
  target,
  on: [[local, remote]],
})

/** From a matter to its tracking and back. */
export const tracked = (table: string): Relation[] => [
  many(table, 'tracking_actions', `${table}_tracking`, `${table}_id`),
  one(`${table}_tracking`, table, table, `${table}_id`),
  one(`${table}_tracking`, 'user', 'user', 'user_id'),
]

/** What hangs on a matter by its hubs. */
export const hubs = (table: string, ...names: ('documents' | 'notes' | 'orders')[]): Relation[] =>
  names.map((name) =>
    name === 'documents'
      ? many(table, 'documents', 'document', 'document_hub_id', 'document_hub_id')
      : name === 'notes'
        ? many(table, 'notes', 'note', 'note_hub_id', 'note_hub_id')
        : many(table, 'orders', 'service_request', 'order_hub_id', 'order_hub_id'),
  )

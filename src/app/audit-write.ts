import type { Written } from '#platform/graphql/model.ts'

const done = { insert: 'inserted', update: 'updated', delete: 'deleted' } as const

/** Keys that an entry names at most; the number of rows is always told. */
const namedKeys = 50

/** Enters a write of the data API into the audit log, inside its transaction: which columns of which rows, no values. */
export async function auditWrite({ action, table, keys, columns, session, run }: Written): Promise<void> {
  const texts = keys.map((key) => Object.values(key).join('/'))
  const [only] = texts
  const detail = {
    fields: columns,
    ...(texts.length > 1 ? { rows: texts.length, keys: texts.slice(0, namedKeys) } : {}),
    ...(session.variables['x-force'] ? { forced: session.variables['x-force'] } : {}),
  }
  await run('select public.audit_data_write($1, $2, $3, $4)', [
    `${table}.${done[action]}`,
    table,
    texts.length === 1 ? only : null,
    JSON.stringify(detail),
  ])
}

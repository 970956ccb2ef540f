import { type Database } from '#platform/db/database.ts'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { matterTables, ownerSql } from '#domain/account/matters.ts'
import { found } from '#kernel/errors.ts'
import { tables } from '#schema/tables.ts'
import { holdings } from './personal-data.ts'

const withNotes = new Set(
  tables.filter((table) => 'noteHubId' in getTableColumns(table)).map((table): string => getTableName(table)),
)

const both = (...parts: string[]): string => parts.join(' union ')

/**
 * Rows of a customer that are more than the facts of their table tell: SQL that answers ids, $1 is the user's id, $2 the
 * e-mail, a name in braces another set.
 */
const wider: Readonly<Record<string, string>> = {
  // One that was made with the e-mail alone may be somebody's whose account came later.
  registration_request: both(
    'select id from registration_request where user_id = $1',
    'select id from registration_request where user_id is null and lower(contact_email) = lower($2)',
  ),
  service_request: both(
    'select id from service_request where user_id = $1',
    'select id from service_request where user_id is null and lower(contact_email) = lower($2)',
  ),
  product: both(
    'select id from product where user_id = $1',
    'select id from product where registration_request_id = any ({registration_request})',
    'select id from product where service_request_id = any ({service_request})',
  ),
  entity: both(
    'select id from entity where user_id = $1',
    'select billing_entity_id from registration_request where id = any ({registration_request})',
    'select billing_entity_id from service_request where id = any ({service_request})',
    'select registration_entity_id from application where id = any ({application})',
  ),
  address: both(
    'select address_id as id from entity where id = any ({entity})',
    'select unnest(array[mailing_address_id, domicile_address_id]) from application where id = any ({application})',
  ),
  invoice: both(
    'select id from invoice where user_id = $1',
    'select id from invoice where product_id = any ({product})',
  ),
  /** The note hubs of the user's rows, of every noun that has any. */
  note_hub: both(
    ...matterTables
      .filter((name) => withNotes.has(name))
      .map((name) => {
        const { from, owner } = ownerSql(name)
        const isWider = name === 'registration_request' || name === 'service_request'
        const mine = isWider ? `t0.id = any ({${name}})` : `${owner} = $1`
        return `select t0.note_hub_id as id from ${from} where ${mine}`
      }),
  ),
}

/** The sets that a condition names in braces. */
const namedIn = (condition: string): string[] => [...condition.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** What a set is made of: what stands above, or the customer's rows of the table of that name. */
function setOf(name: string): string {
  const holding = holdings.find(({ table }) => table === name)
  return wider[name] ?? `select t.id from "${found(holding).table}" t where ${found(holding).mine}`
}

/**
 * Every set that the list of personal data names, each behind those that it is made of. A set is asked for once, so no
 * statement looks through it row by row.
 */
const sets: ReadonlyMap<string, string> = (() => {
  const made = new Map<string, string>()
  const make = (name: string, way: readonly string[]) => {
    if (way.includes(name)) throw new Error(`the sets ${[...way, name].join(', ')} are made of each other`)
    if (made.has(name)) return
    const statement = setOf(name)
    for (const one of namedIn(statement)) make(one, [...way, name])
    made.set(name, statement)
  }
  for (const { mine } of holdings) for (const name of namedIn(mine)) make(name, [])
  return made
})()

/** Makes of a condition, which names sets in braces, one that PostgreSQL takes, and its values from $1 on. */
export type OwnCondition = (condition: string) => { sql: string; values: string[] }

/** Both are always named, so that PostgreSQL knows their types wherever a statement needs one only. */
const whose = '$1::uuid is not null and $2::text is not null'

interface Resolved {
  ids: string
  type: string
}

const filled =
  (userId: string, email: string, known: ReadonlyMap<string, Resolved>): OwnCondition =>
  (condition) => {
    const values = [userId, email]
    const parameters = new Map<string, string>()
    const sql = condition.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const { ids, type } = found(known.get(name))
      const parameter = parameters.get(name) ?? `$${values.push(ids)}::${type}`
      parameters.set(name, parameter)
      return parameter
    })
    return { sql, values }
  }

/** Finds out once what is a customer's, and answers how to ask by it. */
export async function resolveOwn(db: Database, userId: string, email: string): Promise<OwnCondition> {
  const known = new Map<string, Resolved>()
  const fill = filled(userId, email, known)
  for (const [name, statement] of sets) {
    const { sql, values } = fill(statement)
    const { rows } = await db.$client.query<Resolved>(
      `select coalesce(array_agg(id), '{}')::text as ids, pg_typeof(array_agg(id))::text as type
         from (${sql}) as mine where ${whose}`,
      values,
    )
    known.set(name, found(rows[0]))
  }
  return (condition) => {
    const { sql, values } = fill(condition)
    return { sql: `${whose} and (${sql})`, values }
  }
}

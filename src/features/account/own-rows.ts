import { type Database } from '#platform/db/database.ts'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { matterTables, ownerSql } from '#domain/account/matters.ts'
import { found } from '#kernel/errors.ts'
import * as tables from '#schema/tables.ts'

const withNotes = new Set(
  Object.values(tables)
    .filter((table) => is(table, PgTable))
    .filter((table) => 'noteHubId' in getTableColumns(table))
    .map((table): string => getTableName(table)),
)

const both = (...parts: string[]): string => parts.join(' union ')

/**
 * Rows of a customer that other rows hang on, each set made of those before it: SQL that answers ids, $1 is the user's id, $2
 * the e-mail. A set is asked for once, so no statement looks through it row by row.
 */
const sets = {
  requests: both(
    'select id from registration_request where user_id = $1',
    'select id from registration_request where user_id is null and lower(contact_email) = lower($2)',
  ),
  applications: 'select id from application where registration_request_id = any ({requests})',
  results: 'select id from verification_result where registration_request_id = any ({requests})',
  trademarks: 'select id from trademark where user_id = $1',
  brands: 'select id from brand where user_id = $1',
  subscriptions: 'select id from brand_subscription where brand_id = any ({brands})',
  cases: 'select id from "case" where brand_id = any ({brands})',
  officeActions: 'select id from office_action where trademark_id = any ({trademarks})',
  uses: 'select id from use_in_commerce_request where user_id = $1',
  useClasses: 'select id from use_in_commerce_request_class where use_in_commerce_request_id = any ({uses})',
  orders: both(
    'select id from service_request where user_id = $1',
    'select id from service_request where user_id is null and lower(contact_email) = lower($2)',
  ),
  products: both(
    'select id from product where user_id = $1',
    'select id from product where registration_request_id = any ({requests})',
    'select id from product where service_request_id = any ({orders})',
  ),
  entities: both(
    'select id from entity where user_id = $1',
    'select billing_entity_id from registration_request where id = any ({requests})',
    'select billing_entity_id from service_request where id = any ({orders})',
    'select registration_entity_id from application where id = any ({applications})',
  ),
  addresses: both(
    'select address_id as id from entity where id = any ({entities})',
    'select unnest(array[mailing_address_id, domicile_address_id]) from application where id = any ({applications})',
  ),
  invoices: both(
    'select id from invoice where user_id = $1',
    'select id from invoice where product_id = any ({products})',
  ),
  /** The note hubs of the user's rows, of every noun that has any. A request may be somebody's whose account came later. */
  hubs: both(
    ...matterTables
      .filter((name) => withNotes.has(name))
      .map((name) => {
        const { from, owner } = ownerSql(name)
        const set = name === 'registration_request' ? '{requests}' : name === 'service_request' ? '{orders}' : null
        const mine = set === null ? `${owner} = $1` : `t0.id = any (${set})`
        return `select t0.note_hub_id as id from ${from} where ${mine}`
      }),
  ),
} as const satisfies Record<string, string>

/** A set of rows of a customer, as conditions name it in braces. */
export type OwnSet = keyof typeof sets

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
    const places = new Map<string, string>()
    const sql = condition.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const { ids, type } = found(known.get(name))
      const place = places.get(name) ?? `$${values.push(ids)}::${type}`
      places.set(name, place)
      return place
    })
    return { sql, values }
  }

/** Finds out once what is a customer's, and answers how to ask by it. */
export async function resolveOwn(db: Database, userId: string, email: string): Promise<OwnCondition> {
  const known = new Map<string, Resolved>()
  const fill = filled(userId, email, known)
  for (const [name, statement] of Object.entries(sets)) {
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

import { sql, type SQL } from 'drizzle-orm'
import { check, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { uuidv7 } from '#kernel/ids.ts'

/** Primary key: uuid version 7, made in the application so that it sorts by time and shards by tenant. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => uuidv7())

export const createdAt = () => timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow()
export const updatedAt = () => timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow()
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** A check that a text column holds only words of a vocabulary of the domain. */
export function oneOf(name: string, column: AnyPgColumn, words: readonly string[]) {
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')
  return check(name, sql`${column} in (${sql.raw(list)})`)
}

/** A check that every element of a text array is in a vocabulary. */
export function allOf(name: string, column: AnyPgColumn, words: readonly string[]) {
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')
  return check(name, sql`${column} <@ array[${sql.raw(list)}]::text[]`)
}

export const emptyTexts: SQL = sql`'{}'::text[]`
export const emptyInts: SQL = sql`'{}'::int[]`

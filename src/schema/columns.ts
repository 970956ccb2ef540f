import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  numeric,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { uuidv7 } from '#kernel/ids.ts'

/** Primary key: uuid version 7, made in the application so that it sorts by time and shards by tenant. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => uuidv7())

export const createdAt = () => timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow()
export const updatedAt = () => timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow()
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Bytes as they are: what a program made and no person reads. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const ownerColumn = 'owner_user_id'

/**
 * Whose the row is that a row hangs on, so that nobody has to ask that one for each row of a list. Triggers of the database
 * write it and nobody else can; null where the parent is nobody's. No role of the data API has it: predicates and policies
 * read it in the place of the parent, and a client's list begins with it.
 */
export const parentsOwner = () => uuid(ownerColumn)

/** The words that a check allows a text column, or each element of a text array, by the check's name. */
export const vocabularies = new Map<string, { column: AnyPgColumn; words: readonly string[] }>()

/** A check that a text column holds only words of a vocabulary of the domain. */
export function oneOf(name: string, column: AnyPgColumn, words: readonly string[]) {
  vocabularies.set(name, { column, words })
  return check(name, sql`${column} in (${listed(words)})`)
}

/** Words as SQL has them between the brackets of `in`. */
export const listed = (words: readonly string[]) =>
  sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', '))

/** A check that every element of a text array is in a vocabulary. */
export function allOf(name: string, column: AnyPgColumn, words: readonly string[]) {
  vocabularies.set(name, { column, words })
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')
  return check(name, sql`${column} <@ array[${sql.raw(list)}]::text[]`)
}

export const emptyTexts: SQL = sql`'{}'::text[]`
export const emptyInts: SQL = sql`'{}'::int[]`

/** An amount in a currency's major units, for the columns that people outside read; the house computes in minor units. */
export const money = (name: string) => numeric(name, { precision: 14, scale: 2 })

/** The tracking record every matter has beside its parent: what happened, when, by whom (null: the system). */
export const tracking = (owner: () => AnyPgColumn) => ({
  id: id(),
  name: text('name').notNull(),
  createdAt: createdAt(),
  skipped: boolean('skipped').notNull().default(false),
  userId: uuid('user_id').references(owner),
})

/** A check that a status and its group belong together, as the domain's map says. */
export function groupOf<S extends string>(
  name: string,
  status: AnyPgColumn,
  group: AnyPgColumn,
  statuses: readonly S[],
  groupFor: (status: S) => string,
) {
  const pairs = statuses.map((word) => `('${word}', '${groupFor(word)}')`).join(', ')
  return check(name, sql`(${status}, ${group}) in (${sql.raw(pairs)})`)
}

const quotedWord = (word: string) => `'${word.replaceAll("'", "''")}'`

/** What the database itself works out of the column `status`: a word for each status; null for a status without one. */
export function wordOfStatus<S extends string>(statuses: readonly S[], wordOf: (status: S) => string | null): SQL {
  const words = [...new Set(statuses.map(wordOf))].filter((word) => word !== null)
  const cases = words.map((word) => {
    const own = statuses.filter((status) => wordOf(status) === word).map(quotedWord)
    return `when "status" in (${own.join(', ')}) then ${quotedWord(word)}`
  })
  return sql.raw(`case ${cases.join(' ')} end`)
}

/** The value of a column while one of the conditions holds, else null; `also` is a further condition in SQL. */
export function whileStatus(column: string, statuses: readonly string[], also = ''): SQL {
  const own = `"status" in (${statuses.map(quotedWord).join(', ')})`
  return sql.raw(`case when ${own}${also && ` or ${also}`} then "${column}" end`)
}

/** An index by which a text is found that stands anywhere in one of the columns. Of three letters or more; fewer must be a whole word. */
export function anywhereIndex(name: string, ...columns: [ExtraConfigColumn, ...ExtraConfigColumn[]]) {
  const [first, ...rest] = columns
  return index(name).using('gin', first.op('gin_trgm_ops'), ...rest.map((column) => column.op('gin_trgm_ops')))
}

/** An index by which what begins with a text is found, whatever the collation of the database. */
export const beginningIndex = (name: string, column: ExtraConfigColumn) => index(name).on(column.op('text_pattern_ops'))

/** The end of a telephone number as `phoneEnd` has it: one number is written with and without its country. */
export const phoneIndex = (name: string, column: AnyPgColumn) =>
  index(name).on(sql`right(regexp_replace(${column}, '[^0-9]', '', 'g'), 9)`)

/** Whether a column holds a class of the Nice classification, or a list of them; how many there are is none. */
export const isClassColumn = (name: string, isList: boolean): boolean =>
  isList ? name.endsWith('classes') : name === 'nice_class' || name === 'class_number'

const lastClass = 45

/** Says in one line what is wrong with a class, or a list of them; null when it fits. */
export function classProblem(table: string, column: string, value: unknown): string | null {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  const isWrong = list.some((one) => typeof one === 'number' && (one < 1 || one > lastClass))
  return isWrong ? `${table}.${column}: is no class` : null
}

import type pg from 'pg'
import type { Language } from '#kernel/languages.ts'
import { inTransaction } from '#platform/db/transaction.ts'

/** A term as it is shown. */
export interface FoundTerm {
  key: string
  text: string
  niceClass: number
  termGroup: string | null
  wide: boolean
  source: string
}

/** Where to look; no classes means all of them. */
export interface Scope {
  language: Language
  classes: readonly number[]
}

export interface FoundTerms {
  terms: FoundTerm[]
  /** How many terms of each class were found, shown or not. */
  counts: { niceClass: number; found: number }[]
}

/** A term that may be meant by one of the words. */
export interface NearTerm extends FoundTerm {
  normalised: string
}

const shown = `key, text, nice_class as "niceClass", term_group as "termGroup", wide, source`
const there = `language = $1 and (cardinality($2::int[]) = 0 or nice_class = any ($2))`

interface Answer {
  terms: FoundTerm[] | null
  counts: FoundTerms['counts'] | null
}

const found = ({ rows }: { rows: Answer[] }): FoundTerms => ({
  terms: rows[0]?.terms ?? [],
  counts: rows[0]?.counts ?? [],
})

/** A beginning that more terms have than this is not read to the end; its counts are then too low. */
const mostRead = 10_000

/**
 * The terms in which every word begins a word. Whole words before beginnings, short terms before long ones. The words are
 * of letters and digits alone, so they are patterns as they stand.
 */
export async function termsWith(
  pool: pg.Pool,
  words: readonly string[],
  scope: Scope,
  limit: number,
): Promise<FoundTerms> {
  const each = words.map(
    (_, at) => `and (normalised like $${at + 5} || '%' or normalised like '% ' || $${at + 5} || '%')`,
  )
  return found(
    await pool.query<Answer>(
      `with hit as materialized (
         select ${shown}, normalised from goods_term where ${there} ${each.join(' ')} limit ${mostRead}
       ), best as (
         select * from hit
         order by normalised = $4 desc, ' ' || normalised || ' ' like '% ' || $4 || ' %' desc,
           normalised like $4 || '%' desc, length(normalised), normalised, "niceClass"
         limit $3
       )
       select (select json_agg(to_jsonb(best) - 'normalised') from best) as terms,
         (select json_agg(one) from (select "niceClass", count(*)::int as found from hit group by 1) as one) as counts`,
      [scope.language, scope.classes, limit, words.join(' '), ...words],
    ),
  )
}

/** The first terms, by class and alphabet. */
export async function firstTerms(pool: pg.Pool, scope: Scope, limit: number): Promise<FoundTerms> {
  return found(
    await pool.query<Answer>(
      `with best as (
         select ${shown} from goods_term where ${there} order by nice_class, normalised limit $3
       ), class as (
         select nice_class as "niceClass", count(*)::int as found from goods_term where ${there} group by 1
       )
       select (select json_agg(best) from best) as terms, (select json_agg(class) from class) as counts`,
      [scope.language, scope.classes, limit],
    ),
  )
}

/** The terms that have a word which begins so, the shortest first, at most `most` for each of the beginnings. */
export async function termsBeginning(
  pool: pg.Pool,
  beginnings: readonly string[],
  scope: Scope,
  most: number,
): Promise<NearTerm[]> {
  const { rows } = await pool.query<NearTerm>(
    `select near.* from unnest($3::text[]) as asked (word)
     cross join lateral (
       select ${shown}, normalised from goods_term
       where ${there} and (normalised like asked.word || '%' or normalised like '% ' || asked.word || '%')
       order by length(normalised), normalised, nice_class
       limit $4
     ) as near`,
    [scope.language, scope.classes, beginnings, most],
  )
  return rows
}

/** A word that is written with a slip shares this part of its letter groups at least. */
const nearness = '0.35'

/** The terms with something like one of the words, the nearest first, at most `most` for each of them. */
export async function termsNear(
  pool: pg.Pool,
  words: readonly string[],
  scope: Scope,
  most: number,
): Promise<NearTerm[]> {
  return await inTransaction(pool, async (tx) => {
    await tx.$client.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [nearness])
    const { rows } = await tx.$client.query<NearTerm>(
      `select near.* from unnest($3::text[]) as asked (word)
       cross join lateral (
         select ${shown}, normalised from goods_term where ${there} and asked.word <% normalised
         order by word_similarity(asked.word, normalised) desc, length(normalised), normalised, nice_class
         limit $4
       ) as near`,
      [scope.language, scope.classes, words, most],
    )
    return rows
  })
}

/** The terms of the given keys in a language, in no order. */
export async function termsOf(pool: pg.Pool, keys: readonly string[], language: Language): Promise<FoundTerm[]> {
  const { rows } = await pool.query<FoundTerm>(
    `select ${shown} from goods_term where key = any ($1) and language = $2`,
    [keys, language],
  )
  return rows
}

import type pg from 'pg'
import { nameWords } from '#domain/account/name-words.ts'
import type { Register } from '#domain/clearance/question.ts'
import { unreadIn } from '#domain/clearance/unread-sign.ts'
import { normalise } from '#domain/clearance/words/letters.ts'
import { competingOffices, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { numberSpellings, type OwnSearchKind, patternOf, type SearchFilters } from '#domain/verification/search-log.ts'
import { refuseField } from '#kernel/errors.ts'
import { folded } from '#kernel/folded.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { readInTime } from '#platform/db/time-limit.ts'
import { createAtOnce } from '#platform/limits/at-once.ts'
import { comparedWith } from './compared.ts'
import { competingClasses } from './rank.ts'
import { longest } from './register-rows.ts'
import { marksById } from './registered-marks.ts'

/** What a person looks for beside the mark of a client. */
export interface OwnSearch {
  readonly kind: OwnSearchKind
  readonly query: string
  readonly filters: SearchFilters
  /** The client's mark: what is found is compared with it. */
  readonly mark: string
  readonly places: readonly Jurisdiction[]
}

const shownAtMost = 60
/** A pattern without a beginning reads the whole register, and the connections are those of everything else too. */
const atOnce = createAtOnce(4)
const lettersOf = (text: string): string => (text.trim() === '' ? '' : normalise(text).compact)
const mostWords = 8
/** Fewer letters are looked for at the beginning of a word alone. */
const lettersAnywhere = 4

/**
 * The condition that an owner's name has each word asked for, in any order, and the words as `like` takes them; legal forms count where
 * nothing else is asked.
 */
function ownedBy(query: string): [condition: string, ...words: string[]] {
  const typed = query.replaceAll(/['’]/g, '')
  const named = nameWords(typed)
  const words = named.length > 0 ? named.slice(0, mostWords) : [folded(typed).replaceAll(/[^\p{L}\p{N}]+/gu, '')]
  return [
    words.map((_, at) => `folded_name(owner) like $${at + 4}`).join(' and '),
    ...words.map((word) => (word.length < lettersAnywhere ? `% ${word}%` : `%${word}%`)),
  ]
}

/** The numbers of marks that a condition holds for, the classes and offices asked for among theirs. */
async function bySql(
  pool: pg.Pool,
  asked: OwnSearch,
  condition: string,
  ...values: readonly unknown[]
): Promise<number[]> {
  const { classes, scope, withDead } = asked.filters
  const competing = competingClasses({ classes: [...classes], scope })
  const read = async (client: pg.PoolClient) =>
    await client.query<{ id: number }>(
      `select id from mark where ${condition} and ($1::int[] is null or classes && $1) and office = any($2)
         and ($3 or state <> 'dead') order by text, id limit ${shownAtMost}`,
      [competing, officesOf(asked.places), withDead, ...values],
    )
  const { rows } = await atOnce(async () => await readInTime(pool, longest, read))
  return rows.map(({ id }) => id)
}

const officesOf = (places: readonly Jurisdiction[]): Jurisdiction[] => [...new Set(places.flatMap(competingOffices))]

const fewestLetters = 2
/** One sign of these is a whole name. */
const isName = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Throws `invalid-input` of a query that could find nothing: it would stand in the log as a search. */
function refuseUnanswerable({ kind, query }: OwnSearch): void {
  const letters = query.match(/[\p{L}\p{N}]/gu) ?? []
  const isEnough = kind === 'number' ? /\p{Nd}/u.test(query) : letters.length >= fewestLetters || isName.test(query)
  if (!isEnough) refuseField('query', 'too-short')
  const isCompared = kind !== 'number' && kind !== 'owner'
  if (isCompared && unreadIn(query.replaceAll(/[*?]/g, '')).some(({ reason }) => reason === 'script'))
    refuseField('query', 'letters-not-read')
}

async function numbersOf(pool: pg.Pool, register: Register, asked: OwnSearch): Promise<number[]> {
  const { kind, query, filters, places } = asked
  refuseUnanswerable(asked)
  if (kind === 'pattern') {
    const pattern = patternOf(query, lettersOf)
    if (pattern === null) refuseField('query', 'too-short')
    return await bySql(pool, asked, 'normalised like $4', pattern)
  }
  if (kind === 'owner') return await bySql(pool, asked, ...ownedBy(query))
  if (kind === 'number')
    return await bySql(
      pool,
      { ...asked, filters: { classes: [], scope: 'all', withDead: true } },
      '(number = any($4) or registration_number = any($4))',
      numberSpellings(query),
    )
  const { found } = await register.search({
    text: query,
    classes: filters.classes,
    scope: filters.scope,
    offices: officesOf(places),
    withDead: filters.withDead,
    limit: shownAtMost,
  })
  return found.filter(({ score: like }) => like.band !== 'none').map(({ seq }) => seq)
}

/** The marks that a search finds, each compared with the client's mark, the nearest to that first; and the registers asked. */
export async function ownSearch({ pool, register }: { pool: pg.Pool; register: Register }, asked: OwnSearch) {
  const offices = officesOf(asked.places)
  const rows = await marksById(bindDatabase(pool), await numbersOf(pool, register, asked), offices)
  const marks = [...rows.values()]
    .map((row) => comparedWith(asked.mark, asked.filters.classes, row))
    .toSorted((a, b) => b.score.risk - a.score.risk || (a.text < b.text ? -1 : 1))
  const held = (await register.coverage()).filter(({ office }) => offices.includes(office))
  return { marks, registers: held.map(({ office, asOf }) => ({ office, asOf })) }
}

import { termWords } from '#domain/catalog/term-words.ts'
import { ruleOnDay, type FeeRule } from '#domain/pricing/fee-rule.ts'
import type { Filing } from '#domain/registration/filing-rules.ts'
import { wordingOf, type KnownTerm, type PlaceWording } from '#domain/registration/wording.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { languages } from '#kernel/languages.ts'
import type { Database } from '#platform/db/database.ts'
import { priceSnapshot } from '#features/billing/index.ts'

interface HeldTerm {
  number: number
  normalised: string
  wide: boolean
}

/** Which of the terms stand in the lists of terms, in any language. */
async function heldTerms(db: Database, places: Filing['places']): Promise<HeldTerm[]> {
  const lists = places.flatMap(({ goods }) => goods)
  const { rows } = await db.$client.query<HeldTerm>(
    `select nice_class as number, normalised, bool_and(wide) as wide from goods_term
      where language = any($1) and nice_class = any($2) and normalised = any($3) group by 1, 2`,
    [
      languages,
      [...new Set(lists.map((list) => list.class))],
      [...new Set(lists.flatMap((list) => list.terms.map(termWords)))],
    ],
  )
  return rows
}

/** How the lists of what is going to be filed are worded, held against the terms and the fees that are known here. */
export async function wordingsOf(
  db: Database,
  { places }: Pick<Filing, 'places'>,
  on: PlainDate,
): Promise<{ wording: PlaceWording[]; termLists: string[] }> {
  const written = places.filter(({ goods }) => goods.length > 0)
  const held = await heldTerms(db, written)
  const byTerm = new Map<string, KnownTerm>(
    held.map(({ number, normalised, wide }) => [`${number} ${normalised}`, wide ? 'wide' : 'known']),
  )
  const known = (number: number, term: string): KnownTerm => byTerm.get(`${number} ${termWords(term)}`) ?? null
  const { feeRules } = await priceSnapshot(db, on, { jurisdictions: written.map(({ code }) => code) })
  const ruleOf = (code: string): FeeRule | null => ruleOnDay(feeRules, code, 'filing', on)?.rule ?? null
  const { rows } = await db.$client.query<{ source: string }>('select distinct source from goods_term order by 1')
  return {
    wording: written.map(({ code, goods }) => wordingOf(code, goods, { known, rule: ruleOf(code) })),
    termLists: rows.map(({ source }) => source),
  }
}

import type pg from 'pg'
import type { CallOutput, ParsedInput } from '#contract/call.ts'
import { searchGoodsAndServicesPackages } from '#contract/search.ts'
import { findPackages, goodsPackages } from '#domain/catalog/packages.ts'
import { handle } from '#features/facilities.ts'
import { termsOf } from './terms.ts'

const keys = [...new Set(goodsPackages.flatMap((one) => one.terms))]

/** The packages for a trade, with their terms in the language asked for. */
export async function packagesFor(
  pool: pg.Pool,
  { value, language }: ParsedInput<typeof searchGoodsAndServicesPackages>['query'],
): Promise<CallOutput<typeof searchGoodsAndServicesPackages>> {
  const terms = new Map((await termsOf(pool, keys, language)).map((term) => [term.key, term]))
  const packages = findPackages(value, language, (key) => terms.get(key)?.text).map((one) => {
    const held = one.terms.flatMap((key) => terms.get(key) ?? [])
    return {
      key: one.key,
      name: one.name[language],
      description: one.description[language],
      classes: [...new Set(held.map((term) => term.niceClass))].sort((a, b) => a - b),
      terms: held,
    }
  })
  return { packages }
}

export const searchPackages = handle(searchGoodsAndServicesPackages, async ({ query }, _caller, { pool }) =>
  packagesFor(pool, query),
)

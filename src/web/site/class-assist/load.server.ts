import type { LoaderFunctionArgs } from 'react-router'
import { searchGoodsAndServices } from '#contract/search.ts'
import { industries, tradesOf, type Industry } from '#domain/catalog/industries.ts'
import { niceClasses, niceClassName } from '#domain/catalog/nice-classes.ts'
import { beginningOf } from '#domain/clearance/office-record.ts'
import { reading } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'

const longest = 500

/** What was typed with its classes, the trades by industry, and all classes by number. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language, call } = context.get(loadContext)
  const value = beginningOf(new URL(request.url).searchParams.get('value')?.trim() ?? '', longest)
  const query = { value, language, limit: 1 }
  const found = value === '' ? [] : (await reading(call(searchGoodsAndServices, { query }))).classes
  return {
    value,
    found: found.map(({ niceClass, name, scope, words }) => ({ niceClass, name, scope, words })),
    industries: industries.map((industry: Industry) => ({
      industry,
      trades: tradesOf(industry).map(({ key, name }) => ({ key, name: name[language] })),
    })),
    classes: niceClasses.map((niceClass) => ({ niceClass, name: niceClassName(niceClass, language) })),
  }
}

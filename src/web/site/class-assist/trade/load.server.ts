import { data, type LoaderFunctionArgs } from 'react-router'
import { searchGoodsAndServicesPackages } from '#contract/search.ts'
import { classesOfTrade, industryFrom, tradesOf } from '#domain/catalog/industries.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { reading } from '../../../answers.server.ts'
import { loadContext } from '../../../load-context.ts'

/** A trade with its classes and, in each, the terms that it usually needs. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { language, call } = context.get(loadContext)
  const industry = industryFrom(params['industry'] ?? '')
  const trade = industry && tradesOf(industry).find(({ key }) => key === params['trade'])
  if (!industry || !trade) return data(null, { status: 404 })
  const query = { value: trade.name[language], language }
  const { packages } = await reading(call(searchGoodsAndServicesPackages, { query }))
  const terms = packages.find(({ key }) => key === trade.key)?.terms ?? []
  return data({
    industry,
    key: trade.key,
    name: trade.name[language],
    about: trade.description[language],
    classes: classesOfTrade(trade).map(({ niceClass, keys }) => ({
      niceClass,
      name: niceClassName(niceClass, language),
      terms: terms.filter(({ key }) => keys.includes(key)).map(({ key, text }) => ({ key, text })),
    })),
  })
}

import { data, type LoaderFunctionArgs } from 'react-router'
import { searchGoodsAndServices } from '#contract/search.ts'
import { niceClassNote } from '#domain/catalog/class-notes.ts'
import { allTrades, classesOfTrade } from '#domain/catalog/industries.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { reading } from '../../../answers.server.ts'
import { loadContext } from '../../../load-context.ts'
import { classIn } from '../class-number.ts'

/** Terms of a class that the page shows; the rest is found by the field of the order. */
const most = 120

/** A class: what belongs to it, what does not, its terms, its neighbours and the trades that need it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { language, call } = context.get(loadContext)
  const niceClass = classIn(params['class'])
  if (niceClass === null) return data(null, { status: 404 })
  const trades = allTrades().filter(({ trade }) => classesOfTrade(trade).some((one) => one.niceClass === niceClass))
  const wanted = params['trade']
  const chosen = wanted === undefined ? null : trades.find(({ trade }) => trade.key === wanted)
  if (chosen === undefined) return data(null, { status: 404 })
  const query = { value: '', classes: String(niceClass), language, limit: 200 }
  const { terms, classes } = await reading(call(searchGoodsAndServices, { query }))
  const keys = chosen && classesOfTrade(chosen.trade).find((one) => one.niceClass === niceClass)?.keys
  const shown = keys ? terms.filter(({ key }) => keys.includes(key)) : terms
  const related = classes.find((one) => one.niceClass === niceClass)?.related ?? []
  const nameOf = (number: number) => ({ niceClass: number, name: niceClassName(number, language) })
  return data({
    ...nameOf(niceClass),
    note: niceClassNote(niceClass, language),
    terms: shown.slice(0, most).map(({ key, text }) => ({ key, text })),
    isCut: shown.length > most,
    related: related.map(nameOf),
    trades: trades.map(({ industry, trade }) => ({ industry, key: trade.key, name: trade.name[language] })),
    chosen: chosen && { key: chosen.trade.key, name: chosen.trade.name[language] },
  })
}

import { data, type LoaderFunctionArgs } from 'react-router'
import { classesOfTrade, industryFrom, tradesOf } from '#domain/catalog/industries.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { loadContext } from '../../../load-context.ts'

/** A sector with the classes that its trades need. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { language } = context.get(loadContext)
  const sector = industryFrom(params['sector'] ?? '')
  if (!sector) return data(null, { status: 404 })
  const numbers = new Set(tradesOf(sector).flatMap((trade) => classesOfTrade(trade).map(({ niceClass }) => niceClass)))
  return data({
    sector,
    classes: [...numbers]
      .toSorted((a, b) => a - b)
      .map((number) => ({ niceClass: number, name: niceClassName(number, language) })),
  })
}

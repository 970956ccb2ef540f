import { data, type LoaderFunctionArgs } from 'react-router'
import { decisionAt, decisionKeys, decisions } from '#domain/decision/decisions.ts'
import { loadContext } from '../../../load-context.ts'
import { placeOf } from '../../../places.ts'
import { listed } from '../listed.ts'

/** Decisions on the same subject that stand below one. */
const shownOthers = 6

/** One decided dispute, its keys, and others on the same subject. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { language } = context.get(loadContext)
  const decision = decisionAt(params['id'] ?? '')
  if (!decision) return data(null, { status: 404 })
  const others = decisions.filter(({ matter, slug }) => matter === decision.matter && slug !== decision.slug)
  return data({
    decision,
    keys: decisionKeys(decision),
    place: placeOf(decision.place, language),
    others: others.slice(0, shownOthers).map(listed),
  })
}

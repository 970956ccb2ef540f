import type { LoaderFunctionArgs } from 'react-router'
import { isUuid } from '#kernel/ids.ts'
import { subscriptionOfSolution } from '#operations/account.ts'
import { reading } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { shownSubscription, type ShownSubscription } from '../../protection/shown.server.ts'

export interface PlanSuccessData {
  /** The plan that the solution of a case led to; null while nobody has ordered it. */
  one: ShownSubscription | null
  order: string
}

async function read(search: URLSearchParams, { query, language }: LoadContext): Promise<PlanSuccessData> {
  const id = search.get('caseSolutionId') ?? ''
  const known = isUuid(id)
  const row = known ? (await query(subscriptionOfSolution, { id })).brand_subscription[0] : undefined
  return {
    one: row ? shownSubscription(row, language) : null,
    order: path.brandOrder({}, { language, query: { tier: 'advanced', caseSolutionId: known ? id : undefined } }),
  }
}

export const loader = ({ url, context }: LoaderFunctionArgs): Promise<PlanSuccessData> =>
  reading(read(url.searchParams, context.get(loadContext)))

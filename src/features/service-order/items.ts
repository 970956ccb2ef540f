import type { ServiceItem } from '#domain/service-order/content.ts'
import { statedProblem } from '#domain/service-order/renewable.ts'
import { endedTrademarkStatuses } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServiceRow } from './policy.ts'
import { endOfTerm, refuseRenewal, renewalProblems } from './renewable.ts'

/** The marks that an order is for; an order that staff or an import made may name none. */
export const itemsOf = (row: Pick<ServiceRow, 'parameters'>): ServiceItem[] => row.parameters.items ?? []

interface OwnMark {
  id: string
  jurisdiction: string
  number: string | null
  expires: string | null
}

/**
 * The marks that an order is for. Of a trademark that is named, its register, number and end are those that we have of it and
 * not what was sent along: what a service costs depends on them. Throws a field error unless it is the owner's, and open; of a
 * renewal unless it can be renewed on the day.
 */
export async function ownItems(
  tx: Tx,
  items: readonly ServiceItem[],
  ownerUserId: string | null,
  { serviceName, today }: { serviceName: ServiceRow['serviceName']; today: PlainDate },
): Promise<ServiceItem[]> {
  const named = items.flatMap(({ trademarkId }) => (trademarkId === null ? [] : [trademarkId]))
  if (serviceName === 'TrademarkRenewal') refuseStated(items, today)
  if (named.length === 0) return [...items]
  const { rows } = await tx.$client.query<OwnMark>(
    `select t.id, t.jurisdiction, t.number, ${endOfTerm}::text as expires from trademark t
      where t.id = any($1) and t.user_id = $2 and t.status <> all($3)`,
    [named, ownerUserId, endedTrademarkStatuses],
  )
  const own = new Map(rows.map((row) => [row.id, row]))
  const problems = serviceName === 'TrademarkRenewal' ? await renewalProblems(tx, [...own.keys()], today) : null
  return items.map((item, at) => {
    if (item.trademarkId === null) return item
    const mark = own.get(item.trademarkId)
    const wrong = mark === undefined ? 'trademarkId' : mark.jurisdiction === item.jurisdiction ? null : 'jurisdiction'
    const problem = problems?.get(item.trademarkId)
    if (problem) refuseRenewal(`items.${at}.trademarkId`, problem)
    if (mark === undefined || wrong !== null)
      throw new AppError('invalid-input', { fields: { [`items.${at}.${wrong}`]: 'not-a-choice' } })
    return { ...item, number: mark.number ?? item.number, expires: mark.expires ?? item.expires }
  })
}

/** Of what is none of our marks the end that was stated says whether it can be renewed. */
function refuseStated(items: readonly ServiceItem[], today: PlainDate): void {
  for (const [at, item] of items.entries()) {
    const problem = item.trademarkId === null ? statedProblem(item, today) : null
    if (problem) refuseRenewal(`items.${at}.expires`, { name: item.mark, problem })
  }
}

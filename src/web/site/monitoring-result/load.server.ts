import { isbot } from 'isbot'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { CallOutput } from '#contract/call.ts'
import { monitoringResultOrder, monitoringResultShow, monitoringResultVisit } from '#contract/watch.ts'
import { isStaff } from '#domain/account/roles.ts'
import type { OrderedOfHit } from '#domain/monitoring/hit-orders.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { rowId } from '../../row-id.ts'
import { shownHit, type ShownHit } from '../../watch-hit/hit.server.ts'

type Shown = CallOutput<typeof monitoringResultShow>

export interface FoundMarkData {
  hit: ShownHit
  own: string
  today: string
  offered: OrderedOfHit[]
  orders: (Omit<Shown['orders'][number], 'productId'> & { payAt: string | null })[]
}

const registerOf = ({ jurisdiction, statusGroup, filingDate }: Shown['watched'] | Shown['others'][number]) => ({
  jurisdiction,
  status_group: statusGroup,
  filing_date: filingDate,
})

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<FoundMarkData> {
  const { call, language, today, session } = context.get(loadContext)
  const { watched, others, offered, orders, ...found } = await reading(
    call(monitoringResultShow, { params: { id: rowId(params.id) } }),
  )
  // Whoever reads it here has looked at it as in the portal; what our people look at, or a program that follows links, counts for nobody.
  const isClient =
    !isStaff(session?.user.role ?? 'anonymous') && session?.support == null && !isbot(request.headers.get('user-agent'))
  if (!found.seen && isClient) await call(monitoringResultVisit, { params: { id: found.id } })
  const row = {
    id: found.id,
    mark_name: found.markName,
    relevance: found.relevance,
    jurisdiction: found.jurisdiction,
    state: found.state,
    status: found.status,
    designations: found.designations,
    application_number: found.applicationNumber,
    classes: found.classes,
    filing_date: found.filingDate,
    priority_date: found.priorityDate,
    publication_date: found.publicationDate,
    registration_date: found.registrationDate,
    filing_changed_at: found.filingChangedAt,
    ipo_link: found.ipoLink,
    seen: true,
  }
  return {
    hit: shownHit(row, registerOf(watched), others.map(registerOf), { today, language }),
    own: watched.name,
    today,
    offered,
    orders: orders.map(({ productId, ...order }) => ({
      ...order,
      payAt: productId && path.checkout({ id: productId }, { language }),
    })),
  }
}

/** Orders what the button names, and leads to where it is paid; without a price of the list it says so here. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  const id = rowId(params.id)
  return await writing(typed, async () => {
    const body = { service: oneOf(typed, 'service') as OrderedOfHit }
    const { productId } = await call(monitoringResultOrder, { params: { id }, body })
    return redirect(productId ? path.checkout({ id: productId }) : path.monitoringResult({ id }))
  })
}

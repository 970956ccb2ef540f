import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { oppositionOrder, oppositionWithdraw } from '#contract/opposition.ts'
import { clientSteps, type ClientSteps } from '#domain/opposition/client-steps.ts'
import type { OppositionEventKind, OppositionOutcome } from '#domain/opposition/events.ts'
import type { OppositionStatus } from '#domain/opposition/status.ts'
import type { EarlierRightKind, OppositionGround, WayKind } from '#domain/opposition/vocabulary.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { formatDate } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import { minorUnits } from '#kernel/money.ts'
import { portalOpposition, type PortalOpposition } from '#operations/opposition.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../../answers.server.ts'
import { runningDate, type RunningDate } from '../../docket/dates.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import type { OfferedWay } from '../../offered-ways.tsx'
import { path } from '../../path.ts'
import { placeOf, type Place } from '../../places.ts'
import { rowId } from '../../row-id.ts'
import { shownDocuments, type ShownDocument } from '../shown-documents.ts'

export interface ShownWay extends Omit<OfferedWay, 'title' | 'words'> {
  kind: WayKind
  description: string | null
  ground: string
}

export interface OppositionData {
  id: string
  status: OppositionStatus
  mark: string
  markHref: string
  number: string | null
  place: Place
  officeNumber: string | null
  noticed: string
  opponent: string
  representative: string | null
  grounds: OppositionGround[]
  rights: {
    name: string
    kind: EarlierRightKind
    place: string | null
    number: string | null
    owner: string | null
    classes: string
  }[]
  classes: string
  summary: string | null
  /** The advice of a person, with their name. */
  advice: string | null
  by: string | null
  currency: string
  ways: ShownWay[]
  /** What the client is told of when the application is let go; null where nobody offered it. */
  withdrawal: ShownWay | null
  payAt: string | null
  can: ClientSteps
  dates: RunningDate[]
  events: { id: string; kind: OppositionEventKind; on: string; date: string }[]
  outcome: { kind: OppositionOutcome; on: string } | null
  documents: ShownDocument[]
}

function shownWay(way: PortalOpposition['ways'][number], currency: string): ShownWay {
  const units = (amount: number | null) => (amount === null ? null : minorUnits(String(amount), currency))
  const phase = way.order ? servicePhase(way.order.status) : 'closed'
  return {
    id: way.id,
    kind: way.kind,
    description: way.description,
    ground: way.ground,
    serviceFee: units(way.service_fee),
    governmentFee: units(way.government_fee),
    recommended: way.recommended,
    ordered: phase === 'closed' ? 'no' : phase,
  }
}

/** Where the order is paid that waits for it; null where none does. */
function payAt(row: PortalOpposition, { language }: LoadContext): string | null {
  for (const { order } of row.ways) {
    const phase = order ? servicePhase(order.status) : 'closed'
    if (!order?.product_id || (phase !== 'open' && phase !== 'placed')) continue
    return path[phase === 'open' ? 'checkout' : 'productSuccess']({ id: order.product_id }, { language })
  }
  return null
}

async function read(id: string | undefined, load: LoadContext): Promise<OppositionData> {
  const { language, today: on } = load
  const row = found((await load.query(portalOpposition, { id: rowId(id) })).opposition_by_pk)
  const mark = found(row.trademark)
  const currency = row.order_currency ?? 'EUR'
  const day = (date: string) => formatDate(date, language)
  const ways = row.ways.map((way) => shownWay(way, currency))
  const { outcome, ended_on: ended } = row
  return {
    id: row.id,
    status: row.status,
    mark: mark.name,
    markHref: path.trademark({ id: mark.id }, { language }),
    number: mark.number,
    place: placeOf(mark.jurisdiction, language),
    officeNumber: row.office_number,
    noticed: day(row.notice_date),
    opponent: row.opponent,
    representative: row.representative,
    grounds: row.grounds,
    rights: row.earlier_rights.map((right) => ({
      name: right.name,
      kind: right.kind,
      place: right.jurisdiction && placeOf(right.jurisdiction, language).name,
      number: right.number,
      owner: right.owner,
      classes: right.classes.join(', '),
    })),
    classes: row.classes.join(', '),
    summary: row.summary,
    advice: row.advice,
    by: row.advised_name,
    currency,
    ways: ways.filter(({ kind }) => kind !== 'withdrawal'),
    withdrawal: ways.find(({ kind }) => kind === 'withdrawal') ?? null,
    payAt: row.status === 'Ended' ? null : payAt(row, load),
    can: clientSteps(row.status, { isPaid: ways.some(({ ordered }) => ordered === 'paid') }),
    dates:
      row.status === 'Ended'
        ? []
        : mark.deadlines.filter(({ number }) => number === row.number).map((date) => runningDate(date, on)),
    events: row.events.map((event) => ({
      id: event.id,
      kind: event.kind,
      on: event.happened_on,
      date: day(event.happened_on),
    })),
    outcome: outcome !== null && ended !== null ? { kind: outcome, on: day(ended) } : null,
    documents: shownDocuments(row.documents, language),
  }
}

export function loader({ params, context }: LoaderFunctionArgs): Promise<OppositionData> {
  return reading(read(params.id, context.get(loadContext)))
}

/** Orders the way that was chosen, or instructs us to withdraw the application. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  const id = rowId(params.id)
  return await writing(typed, async () => {
    if (oneOf(typed, 'intent') === 'abandon') {
      await call(oppositionWithdraw, { params: { id }, body: { note: oneOf(typed, 'note') } })
      return redirect(path.opposition({ id }))
    }
    const { productId } = await call(oppositionOrder, { params: { id }, body: { wayId: oneOf(typed, 'wayId') } })
    return redirect(path.checkout({ id: productId }))
  })
}

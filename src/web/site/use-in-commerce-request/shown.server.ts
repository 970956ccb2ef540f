import { isbot } from 'isbot'
import { fillPath } from '#contract/client.ts'
import type { CallOutput } from '#contract/call.ts'
import { commerceUseDocument, commerceUseShow, commerceUseVisit } from '#contract/use-in-commerce.ts'
import { isStaff } from '#domain/account/roles.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { territoryName } from '#domain/jurisdiction/names.ts'
import type { ProofKind } from '#domain/use-proof/vocabulary.ts'
import { isStatement } from '#domain/use-in-commerce/filing.ts'
import { formatDate, formatInstant } from '#kernel/dates.ts'
import { confirmedDay, runningDate, type RunningDate, type ShownDate } from '../../docket/dates.ts'
import type { LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf, type Place } from '../../places.ts'
import { rowId } from '../../row-id.ts'

type Shown = CallOutput<typeof commerceUseShow>
type ShownClass = Shown['classes'][number]
type ShownSpecimen = ShownClass['specimens'][number]

export interface UseSpecimen extends Omit<ShownSpecimen, 'document'> {
  file: { name: string; href: string; isPicture: boolean } | null
  captured: string | null
}

export interface UseClass extends Omit<ShownClass, 'specimens'> {
  name: string
  /** Whether something of it is kept, as it is written now. */
  isKept: boolean
  specimens: UseSpecimen[]
}

/** A file of the collected use of the mark. */
export interface CollectedUse {
  id: string
  kind: ProofKind
  classes: readonly number[]
  /** Its day and its country, as a person reads them. */
  about: string
}

/** A request as its page writes it. */
export interface UseInCommerceData extends Omit<
  Shown,
  'jurisdiction' | 'dates' | 'documents' | 'classes' | 'issuedOn' | 'signed' | 'submittedOn' | 'comments' | 'collected'
> {
  place: Place
  today: string
  isStatement: boolean
  issuedOn: string | null
  submittedOn: string | null
  signed: { by: string; at: string } | null
  classes: UseClass[]
  /** The last day as it holds. */
  held: ShownDate | null
  /** Its sum; absent where the docket has no such date. */
  sum: RunningDate | null
  lateUntil: string | null
  /** The days that extensions lead to. */
  ladder: { number: number; date: string }[]
  documents: { id: number; name: string; type: string; href: string }[]
  comments: (Omit<Shown['comments'][number], 'at'> & { at: string })[]
  /** Of what was collected of the use of the mark, what can be a specimen. */
  collected: CollectedUse[]
  /** Where it is collected; null for who holds a link only. */
  collectAt: string | null
  payAt: string | null
  nextAt: string | null
  trademarkAt: string
}

const sumOf = (date: Shown['dates'][number], on: string): RunningDate =>
  runningDate(
    {
      kind: date.kind,
      due: date.due,
      opens: date.opens,
      grace_until: date.graceUntil,
      done_at: date.isDone ? on : null,
      calendar_due: date.calendarDue,
      moved_because: date.movedBecause,
      confidence: date.confidence,
      override_at: date.isSet ? on : null,
      from_event: date.fromEvent,
      from_date: date.fromDate,
      amount: date.amount,
      unit: date.unit,
      law: date.law,
      article: date.article,
      source_kind: date.sourceKind,
      is_by_letter: false,
    },
    on,
  )

/**
 * Reads a request for its page. That the client opened it counts; staff who look on, and programs that open every link of a
 * mail, are no clients.
 */
export async function shownUse(
  id: string | undefined,
  { call, language, session, today: on }: LoadContext,
  agent: string | null,
): Promise<UseInCommerceData> {
  const params = { id: rowId(id) }
  const shown = await call(commerceUseShow, { params })
  const { jurisdiction, dates, documents, classes, issuedOn, signed, submittedOn, comments, collected, ...rest } = shown
  const isClient = !isStaff(session?.user.role ?? 'anonymous') && session?.support == null && !isbot(agent)
  if (isClient && shown.status === 'Kick-off sent') await call(commerceUseVisit, { params })
  const day = (date: string | null) => date && formatDate(date, language)
  const hrefOf = (docId: number) => fillPath(commerceUseDocument.path, { id: params.id, docId: String(docId) })
  const [own, ...later] = dates
  const { due, productId, ordered, nextId } = shown
  return {
    ...rest,
    place: placeOf(jurisdiction, language),
    today: on,
    isStatement: isStatement(shown.type),
    issuedOn: day(issuedOn),
    submittedOn: day(submittedOn),
    signed: signed && { by: signed.by, at: formatInstant(signed.at, language) },
    classes: classes.map(({ specimens, ...one }) => ({
      ...one,
      name: niceClassName(one.number, language),
      isKept: one.items.length > 0 && one.decision !== 'not-in-use',
      specimens: specimens.map(({ document, ...specimen }) => ({
        ...specimen,
        file: document && {
          name: document.name,
          href: hrefOf(document.id),
          isPicture: document.mediaType.startsWith('image/'),
        },
        captured: day(specimen.captureDate),
      })),
    })),
    held: due === null ? null : confirmedDay(due, on),
    sum: own ? sumOf(own, on) : null,
    lateUntil: own?.graceUntil ? formatDate(own.graceUntil, language) : null,
    ladder: later.map((date) => ({ number: date.number - 1, date: formatDate(date.due, language) })),
    documents: documents.map((document) => ({ ...document, href: hrefOf(document.id) })),
    comments: comments.map((comment) => ({ ...comment, at: formatInstant(comment.at, language) })),
    collected: collected.map(({ id: proofId, kind, classes: of, day: used, market }) => ({
      id: proofId,
      kind,
      classes: of,
      about: [formatDate(used, language), territoryName(market, language)].join(', '),
    })),
    collectAt: session === null ? null : path.proofsOfUse({ id: shown.trademarkId }, { language }),
    payAt:
      productId !== null && (ordered === 'open' || ordered === 'placed') && shown.price?.isQuoted === false
        ? path[ordered === 'open' ? 'checkout' : 'productSuccess']({ id: productId }, { language })
        : null,
    nextAt: nextId === null ? null : path.useInCommerce({ id: nextId }, { language }),
    trademarkAt: path.trademark({ id: shown.trademarkId }, { language }),
  }
}

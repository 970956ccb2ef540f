import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CallOutput } from '#contract/call.ts'
import { commerceUseDocument, commerceUseShow } from '#contract/use-in-commerce.ts'
import type { Caller } from '#domain/account/caller.ts'
import type { DeadlineKind } from '#domain/docket/deadline.ts'
import type { sourceKinds, Trigger, Unit } from '#domain/docket/law/rule.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { clientSteps } from '#domain/use-in-commerce/client-steps.ts'
import { canBeIncontestable, isBeforeRegistration, showsUse } from '#domain/use-in-commerce/filing.ts'
import { lacksOf } from '#domain/use-in-commerce/readiness.ts'
import type { UseInCommerceStatus, UseInCommerceType } from '#domain/use-in-commerce/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { document } from '#schema/document.ts'
import { useInCommerceRequest } from '#schema/use-in-commerce.ts'
import type { UseDateRow } from '#features/docket/index.ts'
import { documentOfHub, isLastShown } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { currencyOf } from '#features/account/index.ts'
import { commentsOf } from './comments.ts'
import { commerceUseFor, type UseMatter } from './policy.ts'
import { judgedClasses, type JudgedClass } from './prepared.ts'
import { isLate, isOutdated, noOrder, orderOf, priceOf, type UseOrder } from './price.ts'
import { collectedOf } from './from-use.ts'
import { datesOf } from './show-dates.ts'

type Shown = CallOutput<typeof commerceUseShow>

const dateOf = (row: UseDateRow): Shown['dates'][number] => ({
  kind: row.kind as DeadlineKind,
  number: row.number,
  due: row.due,
  calendarDue: row.calendarDue,
  movedBecause: row.movedBecause,
  fromEvent: row.fromEvent as Trigger,
  fromDate: row.fromDate,
  amount: row.amount,
  unit: row.unit as Unit,
  law: row.law,
  article: row.article,
  sourceKind: row.sourceKind as (typeof sourceKinds)[number],
  confidence: row.confidence as Shown['dates'][number]['confidence'],
  opens: row.opens,
  graceUntil: row.graceUntil,
  isDone: row.doneAt !== null,
  isSet: row.overrideAt !== null,
})

const classOf = ({ row, judged, decision }: JudgedClass): Shown['classes'][number] => ({
  id: row.id,
  number: row.classNumber,
  items: row.items,
  deletedItems: row.deletedItems,
  decision,
  firstUseAnywhere: row.firstUseAnywhere,
  firstUseInUs: row.firstUseInUs,
  website: row.website,
  specimens: judged.map(({ row: one, file, answers, findings }) => ({
    id: one.id,
    document: file && { id: file.id, name: file.name, mediaType: file.mediaType },
    kind: answers.kind ?? null,
    description: one.description,
    url: one.url,
    captureDate: one.captureDate,
    classItems: one.classItems,
    showsMark: answers.showsMark ?? null,
    takesOrders: answers.takesOrders ?? null,
    namesServices: answers.namesServices ?? null,
    findings,
  })),
})

/** What it costs: as it was ordered, else as it stands today. */
async function costOf(
  db: Database,
  matter: UseMatter,
  { classes, order, on }: { classes: readonly JudgedClass[]; order: UseOrder; on: PlainDate },
): Promise<Shown['price']> {
  const isBinding = order.ordered !== 'no'
  const currency = await currencyOf(db, matter.mark.userId)
  const priced = isBinding
    ? order.content && { content: order.content, classes: order.classes ?? 0 }
    : await priceOf(db, matter, classes, { on, currency })
  if (!priced) return null
  const { content } = priced
  return {
    currency: content.currency,
    isQuoted: content.toQuote.length > 0,
    classes: priced.classes,
    lines: content.lines.map(({ kind, offering, net, original, law }) => ({
      kind,
      offering: offering ?? null,
      net,
      original: original && { amount: original.amount, currency: original.currency },
      source: law?.source ?? null,
    })),
  }
}

/** What a client may see of the folder beside the specimens, which stand with their classes. */
async function documentsOf(db: Database, { row }: UseMatter) {
  return await db
    .select({ id: document.id, name: document.name, type: document.type })
    .from(document)
    .where(
      and(
        eq(document.documentHubId, row.documentHubId),
        eq(document.visibleToClient, true),
        isLastShown,
        inArray(document.type, ['filing-receipt', 'office-letter', 'certificate', 'other']),
      ),
    )
    .orderBy(asc(document.id))
}

/** All that a client reads and writes of a request, and nothing that is ours. */
export const show = handle(commerceUseShow, async ({ params }, caller, { db, today }) => {
  const matter = await commerceUseFor(db, params.id, caller)
  return await shown(db, matter, caller, today())
})

async function shown(db: Database, matter: UseMatter, caller: Caller, on: PlainDate): Promise<Shown> {
  const { row, mark } = matter
  const dates = await datesOf(db, matter)
  const classes = await judgedClasses(db, matter, dates[0]?.opens ?? null)
  const placed = await orderOf(db, matter)
  // An order for what can no longer be filed so is shown as none: ordering again ends it.
  const isStale = placed.ordered === 'open' && isOutdated(matter, placed.content, on)
  const order: UseOrder = isStale ? noOrder : placed
  const status = row.status as UseInCommerceStatus
  const type = row.type as UseInCommerceType
  const jurisdiction = found(jurisdictionFrom(mark.jurisdiction))
  const [next] = await db
    .select({ id: useInCommerceRequest.id })
    .from(useInCommerceRequest)
    .where(eq(useInCommerceRequest.parentId, row.id))
  return {
    id: row.id,
    trademarkId: mark.id,
    status,
    type,
    mark: mark.name,
    jurisdiction,
    number: mark.number,
    issuedOn: row.issueDate,
    due: row.dueDate,
    isLate: isLate(matter, on),
    isConfirmed: row.deadlineConfirmed,
    dates: dates.map(dateOf),
    remainingExtensions: row.remainingExtensionCount,
    incontestability: {
      isPossible: canBeIncontestable(type, mark.registrationDate, on),
      isChosen: row.declarationOfIncontestability,
    },
    classes: classes.map(classOf),
    wantsDates: jurisdiction === 'US' && isBeforeRegistration(type) && showsUse(type),
    wantsSpecimens: jurisdiction === 'US' && showsUse(type),
    collected: await collectedOf(db, matter, caller),
    price: await costOf(db, matter, { classes, order, on }),
    ordered: order.ordered,
    productId: order.productId,
    lacks: lacksOf(type, mark.jurisdiction, classes),
    signed: row.signedBy !== null && row.signedAt !== null ? { by: row.signedBy, at: row.signedAt } : null,
    submittedOn: row.submittedOn,
    reopened: row.reopenedNote,
    comments: await commentsOf(db, matter, caller),
    documents: await documentsOf(db, matter),
    can: clientSteps(status, { isPaid: order.ordered === 'paid' }),
    version: row.updatedAt,
    nextId: next?.id ?? null,
  }
}

/** A document of the folder that its client may see. */
export const openDocument = handle(
  commerceUseDocument,
  async ({ params }, caller, { db, files }): Promise<FileAnswer> => {
    const { row } = await commerceUseFor(db, params.id, caller)
    const kept = found(await documentOfHub(db, row.documentHubId, params.docId))
    const bytes = await files.get(found(kept.visibleToClient ? kept : null).path)
    return { name: kept.name, mediaType: kept.mediaType, bytes: found(bytes) }
  },
)

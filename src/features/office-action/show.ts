import { and, asc, eq } from 'drizzle-orm'
import { officeActionDocument, officeActionShow } from '#contract/office-action.ts'
import type { Deadline } from '#domain/docket/deadline.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { clientSteps } from '#domain/office-action/client-steps.ts'
import type { OfficeActionStatus } from '#domain/office-action/status.ts'
import type { chancesOfSuccess, IssueCategory, SolutionKind } from '#domain/office-action/vocabulary.ts'
import { trademarkStatusGroup, type TrademarkStatus } from '#domain/trademark/status.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { document } from '#schema/document.ts'
import { officeActionIssue } from '#schema/office-action.ts'
import { nameOf } from '#features/account/index.ts'
import { documentOfHub, isLastShown } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { classesOf, comparedWith } from './comparison.ts'
import { currencyFor } from './currency.ts'
import { datesOf } from './docketing.ts'
import { timesExtended } from './extended.ts'
import { feesFor } from './fees.ts'
import { examinerOf } from './order.ts'
import { officeActionFor, type OfficeActionMatter } from './policy.ts'
import { solutionsOf } from './solutions.ts'

const replyDateOf = (deadline: Deadline) => ({
  kind: deadline.kind,
  due: deadline.due,
  calendarDue: deadline.calendarDue,
  movedBecause: deadline.moved === null ? null : deadline.moved.kind === 'weekend' ? 'weekend' : deadline.moved.name,
  fromEvent: deadline.from.event,
  fromDate: deadline.from.date,
  ...deadline.length,
  law: deadline.rule.law,
  article: deadline.rule.article,
  sourceKind: deadline.rule.sourceKind,
  confidence: deadline.confidence,
})

/** A law that nobody is sure of, and a day that only a letter names, is told to nobody as a date. */
const sure = (deadline: Deadline | null): Deadline | null => (deadline?.confidence === 'low' ? null : deadline)

async function timeOf(db: Database, matter: OfficeActionMatter, currency: string, today: string) {
  const { row, mark } = matter
  const extended = await timesExtended(db, row.id)
  const isFiled = extended > 0
  const read = { until: row.dueDate, extended }
  const none = { reply: null, extension: null }
  const { reply, extension } = row.issueDate === null ? none : await datesOf(db, matter, row.issueDate, read)
  const [base, longer] = [sure(reply), sure(extension)]
  const fee = extension || isFiled ? (await feesFor(db, mark, currency, today)).extension : null
  // The office says until when, so that the new day is known once it was granted.
  const isOpen = extension?.rule.byLetter !== undefined && extension.rule.confidence !== 'low'
  return {
    due: row.dueDate,
    isSet: row.dueDate !== null && base?.due !== row.dueDate,
    dates: [base, longer].flatMap((date) => (date ? [replyDateOf(date)] : [])),
    extension: isFiled
      ? { due: row.dueDate, isFiled, fee }
      : longer || isOpen
        ? { due: longer?.due ?? null, isFiled, fee }
        : null,
  }
}

/** All that a client reads of an office action, and nothing that is ours. */
export const show = handle(officeActionShow, async ({ params }, caller, { db, today }) => {
  const matter = await officeActionFor(db, params.id, caller)
  const { row, mark } = matter
  const currency = await currencyFor(db, row, mark)
  const issues = await db
    .select()
    .from(officeActionIssue)
    .where(eq(officeActionIssue.officeActionId, row.id))
    .orderBy(asc(officeActionIssue.position), asc(officeActionIssue.id))
  const documents = await db
    .select({ id: document.id, name: document.name, type: document.type, size: document.size })
    .from(document)
    .where(and(eq(document.documentHubId, row.documentHubId), eq(document.visibleToClient, true), isLastShown))
    .orderBy(asc(document.id))
  const status = row.status as OfficeActionStatus
  const solutions = await solutionsOf(db, row.id, currency)
  return {
    id: row.id,
    status,
    mark: mark.name,
    jurisdiction: found(jurisdictionFrom(mark.jurisdiction)),
    number: mark.number,
    filedOn: mark.filingDate,
    classes: classesOf(mark),
    issuedOn: row.issueDate,
    hasDecided: trademarkStatusGroup(mark.status as TrademarkStatus) !== 'Examination',
    ...(await timeOf(db, matter, currency, today())),
    summary: row.issueSummary,
    recommendation: row.recommendationNote,
    by: await nameOf(db, await examinerOf(db, row.id)),
    supplementalRegister: row.supplementalRegisterSuggested,
    issues: issues.map(({ id, category, name, explanation, quote, additionalInfoNote, answer }) => ({
      id,
      category: category as IssueCategory,
      name,
      explanation,
      quote,
      question: additionalInfoNote,
      answer,
    })),
    cited: row.similarTrademarks.map((one) => comparedWith(mark, one)),
    currency,
    solutions: solutions.map((one) => ({
      id: one.id,
      solution: one.solution,
      kind: one.kind as SolutionKind,
      description: one.description,
      // A chance is never told without what it rests on.
      chance: one.ground === null ? null : (one.chanceOfSuccess as (typeof chancesOfSuccess)[number] | null),
      ground: one.ground,
      serviceFee: one.serviceFee,
      governmentFee: one.governmentFee,
      recommended: one.recommended,
      ordered: one.ordered,
      productId: one.ordered === 'open' || one.ordered === 'placed' ? one.productId : null,
    })),
    asked: row.additionalInfoNote,
    said: row.clientInput,
    response: row.response === null ? null : { version: row.responseVersion, text: row.response },
    documents,
    reminders: row.remindersEnabled,
    can: clientSteps(status, { isPaid: solutions.some(({ ordered }) => ordered === 'paid') }),
  }
})

/** A document of the matter's folder that its client may see. */
export const openDocument = handle(
  officeActionDocument,
  async ({ params }, caller, { db, files }): Promise<FileAnswer> => {
    const { row } = await officeActionFor(db, params.id, caller)
    const kept = found(await documentOfHub(db, row.documentHubId, params.docId))
    const bytes = await files.get(found(kept.visibleToClient ? kept : null).path)
    return { name: kept.name, mediaType: kept.mediaType, bytes: found(bytes) }
  },
)

import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { officeActionExamination, officeActionExaminationDraft } from '#contract/examination.ts'
import type { ParsedInput } from '#contract/call.ts'
import type { Caller } from '#domain/account/caller.ts'
import { draftProblems, examinationProblems } from '#domain/office-action/examination.ts'
import { AppError } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { majorText } from '#kernel/money.ts'
import { documentFolder } from '#schema/document.ts'
import { officeActionIssue, officeActionSolution } from '#schema/office-action.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { officeActionFor } from './policy.ts'
import { moveOfficeAction } from './transition.ts'

type Input = ParsedInput<typeof officeActionExamination>
type Body = Input['body']

export const saveDraft = handle(
  officeActionExaminationDraft,
  async (input, caller, facilities) => await save(input, caller, facilities, 'Examination draft saved'),
)

export const saveExamination = handle(
  officeActionExamination,
  async (input, caller, facilities) => await save(input, caller, facilities, 'Examination saved'),
)

async function save(
  { params, body }: Input,
  caller: Caller,
  facilities: CallFacilities,
  to: 'Examination draft saved' | 'Examination saved',
) {
  const fields = to === 'Examination saved' ? examinationProblems(body) : draftProblems(body)
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields })
  return await facilities.write(async (tx) => {
    const { row } = await officeActionFor(tx, params.id, caller, { lock: true })
    if (row.issuesVersion !== body.version)
      throw new AppError('changed-meanwhile', { facts: { version: String(row.issuesVersion) } })
    await keepIssues(tx, row.id, body.issues)
    await keepSolutions(tx, row.id, body)
    const version = row.issuesVersion + 1
    const status = await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to,
      actor: 'staff',
      userId: caller.userId,
      set: {
        issuesVersion: version,
        orderCurrency: body.currency,
        issueSummary: body.issueSummary,
        recommendationNote: body.recommendationNote,
        supplementalRegisterSuggested: body.supplementalRegisterSuggested,
        riskHighlighted: body.riskHighlighted,
        natureOfIssues: [...new Set(body.issues.map(({ category }) => category))],
        similarTrademarks: body.cited.map(({ name, number, owner, classes, url }) => ({
          name,
          ...(number === null ? {} : { number }),
          ...(owner === null ? {} : { owner }),
          ...(classes.length === 0 ? {} : { classes }),
          ...(url === null ? {} : { url }),
        })),
      },
    })
    return { status, version }
  })
}

const named = (rows: readonly { id: string | null }[]): string[] => rows.flatMap(({ id }) => (id === null ? [] : [id]))

/** Issues as they are listed: those that are not go, new ones get the folder that what proves them is put into. */
async function keepIssues(tx: Tx, officeActionId: string, issues: Body['issues']): Promise<void> {
  const mine = eq(officeActionIssue.officeActionId, officeActionId)
  const kept = named(issues)
  const gone = await tx
    .delete(officeActionIssue)
    .where(kept.length === 0 ? mine : and(mine, notInArray(officeActionIssue.id, kept)))
    .returning({ folder: officeActionIssue.documentFolderId })
  const folders = gone.flatMap(({ folder }) => (folder === null ? [] : [folder]))
  if (folders.length > 0)
    await tx
      .delete(documentFolder)
      .where(
        and(
          inArray(documentFolder.id, folders),
          sql`not exists (select from document d where d.document_folder_id = ${documentFolder.id})`,
        ),
      )
  for (const [position, { id, question, ...issue }] of issues.entries()) {
    const values = { ...issue, position, additionalInfoNote: question }
    const changed =
      id === null
        ? null
        : await tx
            .update(officeActionIssue)
            .set(values)
            .where(and(mine, eq(officeActionIssue.id, id)))
    if (changed?.rowCount === 1) continue
    const documentFolderId = uuidv7()
    await tx.insert(documentFolder).values({ id: documentFolderId, name: issue.name })
    await tx.insert(officeActionIssue).values({ ...values, officeActionId, documentFolderId })
  }
}

async function keepSolutions(
  tx: Tx,
  officeActionId: string,
  { solutions, currency }: Pick<Body, 'solutions' | 'currency'>,
): Promise<void> {
  const mine = eq(officeActionSolution.officeActionId, officeActionId)
  const kept = named(solutions)
  await tx
    .delete(officeActionSolution)
    .where(kept.length === 0 ? mine : and(mine, notInArray(officeActionSolution.id, kept)))
  const written = (amount: number | null) => (amount === null ? null : majorText(amount, currency))
  for (const [position, { id, ...solution }] of solutions.entries()) {
    const values = {
      ...solution,
      position,
      serviceFee: written(solution.serviceFee),
      governmentFee: written(solution.governmentFee),
    }
    const changed =
      id === null
        ? null
        : await tx
            .update(officeActionSolution)
            .set(values)
            .where(and(mine, eq(officeActionSolution.id, id)))
    if (changed?.rowCount !== 1) await tx.insert(officeActionSolution).values({ ...values, officeActionId })
  }
}

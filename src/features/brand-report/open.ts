import { and, eq } from 'drizzle-orm'
import { brandReportMail, brandReportOpen, brandStanding } from '#contract/brand-report.ts'
import { openRisks } from '#domain/brand-report/open-risks.ts'
import { AppError, found } from '#kernel/errors.ts'
import { officeZone } from '#kernel/dates.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { brandReport } from '#schema/brand-report.ts'
import { brand } from '#schema/brand.ts'
import { handle } from '#features/facilities.ts'
import { openMattersOf, spentOn } from './matters.ts'
import { reportPdf } from './pdf.ts'
import { brandFor } from './policy.ts'

export const standing = handle(brandStanding, async ({ params }, caller, { db, today }) => {
  const { id } = await brandFor(db, params.id, caller)
  const risks = openRisks(await openMattersOf(db, id, today()))
  return { risks, spent: await spentOn(db, id, { from: '1900-01-01', until: '9999-12-31', zone: officeZone }) }
})

/** A report as it was made; its words are in the language of whoever reads it. */
export const open = handle(brandReportOpen, async ({ params }, caller, { db, translate }): Promise<FileAnswer> => {
  const { id } = await brandFor(db, params.id, caller)
  const asked = and(eq(brandReport.id, params.reportId), eq(brandReport.brandId, id))
  const { month, content } = found((await db.select().from(brandReport).where(asked))[0])
  const bytes = await reportPdf({ content, month, t: translate(caller.language), language: caller.language })
  return { name: `report-${month.slice(0, 7)}.pdf`, mediaType: 'application/pdf', bytes }
})

/** Mails begin when their reader asks for them and end when they say so. */
export const mail = handle(
  brandReportMail,
  async ({ params, body }, caller, { write }) =>
    await write(async (tx) => {
      const { id } = await brandFor(tx, params.id, caller)
      const { rowCount } = await tx.update(brand).set({ reportMailed: body.isWanted }).where(eq(brand.id, id))
      if (rowCount !== 1) throw new AppError('not-found')
      return { done: true as const }
    }),
)

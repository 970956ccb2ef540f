import { eq } from 'drizzle-orm'
import { mostDates, type ReportContent } from '#domain/brand-report/content.ts'
import { daysOf, lastMonth } from '#domain/brand-report/month.ts'
import { openRisks, riskCount } from '#domain/brand-report/open-risks.ts'
import { addMonths, formatMonth, officeZone, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { brandReport } from '#schema/brand-report.ts'
import { brand } from '#schema/brand.ts'
import { readerOf } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { happenedIn } from './happened.ts'
import { brandReportReady } from './mails.ts'
import { dutiesOf, openMattersOf, spentOn } from './matters.ts'
import type { BrandRow } from './policy.ts'

/** Months ahead of which a report names the duties. */
const monthsAhead = 3

/** Brands that get a report about a month and have none: those that are protected by a plan, and those whose owner asked for it. */
const waiting = `select b.id from brand b
   where b.created_at < $2 and not exists (select from brand_report r where r.brand_id = b.id and r.month = $1)
     and (b.report_mailed or exists (select from brand_subscription s
       where s.brand_id = b.id and s.status in ('Trial started', 'Subscription started', 'Payment failed')))
   order by b.id`

/** What a report of a brand about a month says, as it stands on a day. */
export async function contentOf(
  db: Database,
  row: BrandRow,
  month: PlainDate,
  today: PlainDate,
): Promise<ReportContent> {
  const days = { ...daysOf(month), zone: officeZone }
  const duties = await dutiesOf(db, row.id, today, addMonths(today, monthsAhead))
  return {
    version: 1,
    brand: row.name,
    asOf: today,
    risks: openRisks(await openMattersOf(db, row.id, today)),
    happened: await happenedIn(db, row.id, days),
    spent: await spentOn(db, row.id, days),
    dates: duties.slice(0, mostDates),
    moreDates: Math.max(0, duties.length - mostDates),
  }
}

/** Makes the reports of the month that is over; each is made, and mailed where that is wanted, once. Answers how many there are. */
export async function makeAll(facilities: Facilities): Promise<number> {
  const { pool, log } = facilities
  const month = lastMonth(facilities.today())
  const { rows } = await pool.query<{ id: string }>(waiting, [month, `${addMonths(month, 1)}T00:00:00Z`])
  let made = 0
  await eachOf(rows, { log, what: 'brand reports', name: ({ id }) => id }, async ({ id }) => {
    if (await inTransaction(pool, async (tx) => await makeOne(tx, facilities, id, month))) made += 1
  })
  return made
}

async function makeOne(tx: Tx, facilities: Facilities, brandId: string, month: PlainDate): Promise<boolean> {
  const [row] = await tx.select().from(brand).where(eq(brand.id, brandId)).for('share')
  if (!row) return false
  const content = await contentOf(tx, row, month, facilities.today())
  const { rowCount } = await tx
    .insert(brandReport)
    .values({ id: uuidv7(), brandId, month, content })
    .onConflictDoNothing({ target: [brandReport.brandId, brandReport.month] })
  if (rowCount !== 1) return false
  const reader = row.reportMailed ? await readerOf(tx, row.userId) : null
  if (!reader) return true
  await facilities.tell(tx, reader, brandReportReady, (language) => ({
    id: `brand-report-${brandId}-${month}`,
    link: { page: 'brand', id: brandId },
    words: { brand: row.name },
    facts: {
      month: formatMonth(month, language),
      risks: String(riskCount(content.risks)),
    },
  }))
  return true
}

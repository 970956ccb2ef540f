import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { designationAdd, designationDays } from '#contract/designation.ts'
import { inMadrid } from '#domain/route/ways.ts'
import { hasEnded, trademarkStatusGroup } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError, refuseField, refuseStale } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { trademark, trademarkTracking } from '#schema/trademark.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { locked } from './filing.ts'

type Row = typeof trademark.$inferSelect

interface Days {
  designatedOn: PlainDate
  noticedOn: PlainDate | null
}

/** No place is designated before the registration is, told of it before that, or later than today. */
function refuseDays({ designatedOn, noticedOn }: Days, international: Row, on: PlainDate): void {
  const since = international.registrationDate ?? international.filingDate
  if (designatedOn > on) refuseField('designatedOn', 'date-in-future')
  if (since !== null && designatedOn < since) refuseField('designatedOn', 'date-too-early')
  if (noticedOn !== null && noticedOn > on) refuseField('noticedOn', 'date-in-future')
  if (noticedOn !== null && noticedOn < designatedOn) refuseField('noticedOn', 'date-too-early')
}

/** The mark in the register of WIPO that is extended; what it is extended to is no place of its own. */
async function international(tx: Tx, id: string): Promise<Row> {
  const { row } = await locked(tx, id)
  if (row.jurisdiction !== 'WIPO') throw new AppError('rules-unmet', { facts: { missing: 'international' } })
  return row
}

/**
 * A place that an international registration was extended to: a mark of its own there, with the number, owner and list of the
 * first, so that letters of its office, oppositions and dates stand by themselves. Term and renewal stay where the registration is.
 */
const add = handle(designationAdd, async ({ params, body }, caller, facilities) => ({
  id: await facilities.write(async (tx) => {
    const row = await international(tx, params.id)
    if (hasEnded(row.status)) throw new AppError('rules-unmet', { facts: { missing: 'open-matter' } })
    if (row.number === null || row.filingDate === null)
      throw new AppError('rules-unmet', { facts: { missing: 'international' } })
    refuseDays(body, row, facilities.today())
    const { jurisdiction, designatedOn, noticedOn } = body
    if (jurisdiction === 'WIPO' || !inMadrid(jurisdiction)) refuseField('jurisdiction', 'not-a-choice')
    // After the end of one the place may be designated again; the row of the registration is held until this is written.
    const [there] = await tx
      .select({ id: trademark.id })
      .from(trademark)
      .where(
        and(
          eq(trademark.internationalId, row.id),
          eq(trademark.jurisdiction, jurisdiction),
          // Another designation of the place, as for other goods or after a refusal, has a day of its own.
          or(eq(trademark.filingDate, designatedOn), isNull(trademark.filingDate)),
        ),
      )
    if (there) refuseField('designatedOn', 'not-a-choice')
    const id = uuidv7()
    const status = 'Application filed'
    await tx.$client.query(`select set_config('app.actor', $1, true)`, [caller.userId ?? ''])
    await tx.insert(trademark).values({
      id,
      name: row.name,
      alias: row.alias,
      type: row.type,
      jurisdiction,
      number: row.number,
      filingDate: designatedOn,
      designationNoticeDate: noticedOn,
      internationalId: row.id,
      filingBasis: jurisdiction === 'US' ? '66a' : null,
      goodsAndServices: row.goodsAndServices,
      ownerEntityId: row.ownerEntityId,
      representativeEntityId: row.representativeEntityId,
      userId: row.userId,
      brandId: row.brandId,
      assignedAdminId: row.assignedAdminId,
      logoType: row.logoType,
      directFiling: false,
      status,
      statusGroup: trademarkStatusGroup(status),
    })
    await tx
      .insert(trademarkTracking)
      .values({ trademarkId: id, name: status, userId: caller.userId, createdAt: sql`clock_timestamp()` })
    await refreshDocket(tx, [id], facilities.clock())
    return id
  }),
}))

/** The days of a designation, from which its office has so long to refuse. */
const setDays = handle(designationDays, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const { row } = await locked(tx, params.id)
    if (hasEnded(row.status)) throw new AppError('rules-unmet', { facts: { missing: 'open-matter' } })
    if (row.internationalId === null) throw new AppError('rules-unmet', { facts: { missing: 'international' } })
    const [first] = await tx.select().from(trademark).where(eq(trademark.id, row.internationalId))
    if (first) refuseDays(body, first, facilities.today())
    const { designatedOn, noticedOn, before } = body
    const now = { designatedOn: row.filingDate, noticedOn: row.designationNoticeDate }
    refuseStale(before, now, { designatedOn, noticedOn })
    if (row.registrationDate !== null && designatedOn > row.registrationDate)
      refuseField('designatedOn', 'date-too-late')
    await tx.$client.query(`select set_config('app.actor', $1, true)`, [caller.userId ?? ''])
    await tx
      .update(trademark)
      .set({ filingDate: designatedOn, designationNoticeDate: noticedOn })
      .where(eq(trademark.id, row.id))
    await refreshDocket(tx, [row.id], facilities.clock())
  })
  return { done: true as const }
})

export const designationHandlers = [add, setDays]

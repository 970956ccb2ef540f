import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne } from 'drizzle-orm'
import { monitoringResultCreate, monitoringResultUpdate } from '#contract/watch.ts'
import type { ParsedInput } from '#contract/call.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { trademark } from '#schema/trademark.ts'
import { trademarkMonitoringResult } from '#schema/watch.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Facilities, handle } from '#features/facilities.ts'
import { notify } from '#features/tell.ts'
import { hitFor, type HitRow } from './policy.ts'
import { ownerOf, writeToOwner } from './tell.ts'

type Filing = NonNullable<ParsedInput<typeof monitoringResultUpdate>['body']['filing']>
type Relevance = NonNullable<ParsedInput<typeof monitoringResultUpdate>['body']['relevance']>

/** Dates of a filing come one after the other, and none is still to come. Throws a field error. */
function checkDates({ filingDate, priorityDate, publicationDate, registrationDate }: Filing, today: string, at = '') {
  const dates = { priorityDate, filingDate, publicationDate, registrationDate }
  for (const [name, date] of Object.entries(dates))
    if (date !== null && date > today) refuseField(`${at}${name}`, 'date-in-future')
  const early = (date: string | null, before: string | null) => date !== null && before !== null && date < before
  if (early(filingDate, priorityDate)) refuseField(`${at}filingDate`, 'date-too-early')
  if (early(publicationDate, filingDate)) refuseField(`${at}publicationDate`, 'date-too-early')
  if (early(registrationDate, filingDate)) refuseField(`${at}registrationDate`, 'date-too-early')
}

/** A mark is found once for each watched one. Throws a field error for the number. */
async function checkNumber(
  tx: Tx,
  hit: Pick<HitRow, 'id' | 'trademarkId' | 'jurisdiction' | 'applicationNumber'>,
  at = '',
): Promise<void> {
  if (hit.applicationNumber === null) return
  const same = and(
    eq(trademarkMonitoringResult.trademarkId, hit.trademarkId),
    eq(trademarkMonitoringResult.jurisdiction, hit.jurisdiction),
    eq(trademarkMonitoringResult.applicationNumber, hit.applicationNumber),
    ne(trademarkMonitoringResult.id, hit.id),
  )
  const others = await tx.select({ id: trademarkMonitoringResult.id }).from(trademarkMonitoringResult).where(same)
  if (others.length > 0) refuseField(`${at}applicationNumber`, 'number-exists')
}

/** Enters a mark that somebody found elsewhere: in a gazette that no import reads, in a shop, by a client's hint. */
export const create = handle(
  monitoringResultCreate,
  async ({ params, body }, _caller, facilities) =>
    await facilities.write(async (tx) => {
      const [mark] = await tx.select().from(trademark).where(eq(trademark.id, params.id)).for('update')
      const trademarkId = found(mark).id
      checkDates(body, facilities.today())
      const id = uuidv7()
      await checkNumber(tx, { ...body, id, trademarkId })
      await tx.insert(trademarkMonitoringResult).values({ id, trademarkId, ...body })
      return { id }
    }),
)

/** Whether a register tells of the filing: then what stands here follows it and not a person. */
const isRegistered = async (tx: Tx, { jurisdiction, applicationNumber }: HitRow): Promise<boolean> =>
  applicationNumber !== null &&
  (await tx.$client.query('select 1 from mark where office = $1 and number = $2', [jurisdiction, applicationNumber]))
    .rowCount !== 0

/** Whether the row still says what whoever puts it right has read. */
const isAsRead = (hit: HitRow, before: Filing): boolean =>
  Object.entries(before).every(([name, value]) => isDeepStrictEqual(hit[name as keyof Filing], value))

async function putRight(tx: Tx, facilities: Facilities, hit: HitRow, filing: Filing, before: Filing): Promise<void> {
  if (!isAsRead(hit, before)) throw new AppError('changed-meanwhile')
  if (await isRegistered(tx, hit)) throw new AppError('rules-unmet', { facts: { register: hit.jurisdiction } })
  checkDates(filing, facilities.today(), 'filing.')
  await checkNumber(tx, { ...hit, applicationNumber: filing.applicationNumber }, 'filing.')
  const isNews = hit.relevance !== null && (hit.type !== filing.type || hit.state !== filing.state)
  await tx
    .update(trademarkMonitoringResult)
    .set({
      ...filing,
      ...(isNews && { seen: false }),
      ...(hit.relevance !== null && { filingChangedAt: facilities.clock().toISOString() }),
    })
    .where(eq(trademarkMonitoringResult.id, hit.id))
}

/**
 * Rates a hit. The first rating shows it to the owner of the watched mark; the first that is more than low also writes
 * to them. Later ones only correct it.
 */
async function rate(tx: Tx, facilities: Facilities, hit: HitRow, relevance: Relevance): Promise<void> {
  await tx
    .update(trademarkMonitoringResult)
    // Another rating is news to who has seen the first.
    .set({ relevance, seen: hit.seen && hit.relevance === relevance })
    .where(eq(trademarkMonitoringResult.id, hit.id))
  if (hit.relevance !== null && hit.relevance !== 'low') return
  const owner = await ownerOf(tx, hit.trademarkId)
  if (!owner) return
  const notice =
    hit.relevance === null
      ? {
          type: 'monitoring-result',
          message: hit.markName,
          metadata: { trademarkId: hit.trademarkId, monitoringResultId: hit.id, relevance },
        }
      : null
  // What we think is harmless waits in the portal. The letter's name makes it go out once, however often this changes.
  if (relevance === 'low') return notice ? await notify(tx, owner.userId, notice) : undefined
  await writeToOwner(tx, facilities, owner, { hit, relevance, id: `monitoring-result-${hit.id}`, notice })
}

export const update = handle(
  monitoringResultUpdate,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const { row } = await hitFor(tx, params.id, caller, { lock: true })
      if (body.filing)
        await putRight(tx, facilities, row, body.filing, body.before ?? refuseField('before', 'required'))
      if (body.relevance) await rate(tx, facilities, { ...row, ...body.filing }, body.relevance)
      return { relevance: body.relevance ?? (row.relevance as Relevance | null) }
    }),
)

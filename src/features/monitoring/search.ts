import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { isPlatformKind } from '#domain/monitoring/plan.ts'
import { openTasks } from '#domain/monitoring/status.ts'
import { dismissReasons, sightingsCut } from '#domain/monitoring/sighting.ts'
import { hostOf } from '#domain/monitoring/host.ts'
import {
  foldKey,
  isKnown,
  sightingCut,
  sightingScore,
  type Found,
  type Sought,
} from '#domain/monitoring/sighting-score.ts'
import { isCurrency } from '#kernel/money.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { ToldFind } from '#platform/sightings/sources.ts'
import { brand } from '#schema/brand.ts'
import { caseCounterparty } from '#schema/enforcement.ts'
import {
  brandMonitoringTask,
  brandMonitoringTaskTracking,
  brandSubscriptionPlatform,
  sighting,
} from '#schema/monitoring.ts'
import { trademark } from '#schema/trademark.ts'
import type { Facilities } from '#features/facilities.ts'
import { certificateSource } from './certificates.ts'

/** Sightings of one search that a person is asked to look at, at most. */
const mostShown = 200

type Seen = typeof sighting.$inferInsert

/** What finds of a brand are held against. */
export async function soughtOf(tx: Database, brandId: string): Promise<Sought> {
  const [row] = await tx.select().from(brand).where(eq(brand.id, brandId))
  if (!row) throw new Error(`no brand ${brandId}`)
  const marks = await tx
    .select({ name: trademark.name, goods: trademark.goodsAndServices })
    .from(trademark)
    .where(eq(trademark.brandId, brandId))
  const friends = await tx
    .select()
    .from(caseCounterparty)
    .where(and(eq(caseCounterparty.userId, row.userId), eq(caseCounterparty.whitelisted, true)))
  const taught = await tx
    .select()
    .from(sighting)
    .innerJoin(brandMonitoringTask, eq(sighting.brandMonitoringTaskId, brandMonitoringTask.id))
    .where(and(eq(brandMonitoringTask.brandId, brandId), ne(sighting.status, 'Open'), ne(sighting.status, 'Known')))
  return {
    names: [...new Set([row.name, ...marks.map(({ name }) => name)])],
    ownHosts: [...row.websites, ...friends.flatMap(({ websites }) => websites)].map(hostOf).filter((one) => one !== ''),
    friends: friends.flatMap(({ primaryName, aliases }) => [primaryName, ...aliases]),
    classes: [...new Set(marks.flatMap(({ goods }) => goods.map((list) => list.class)))],
    taught: taught.map(({ sighting: one }) => ({
      host: one.host,
      url: one.url,
      seller: one.seller,
      status: one.status,
      reason: dismissReasons.find((reason) => reason === one.dismissReason) ?? null,
    })),
  }
}

/** Addresses that an earlier search of the brand has, and that a person is still to decide. */
async function waitingFor(tx: Database, brandId: string): Promise<string[]> {
  const rows = await tx
    .select({ url: sighting.url })
    .from(sighting)
    .innerJoin(brandMonitoringTask, eq(sighting.brandMonitoringTaskId, brandMonitoringTask.id))
    .where(
      and(
        eq(brandMonitoringTask.brandId, brandId),
        inArray(brandMonitoringTask.status, [...openTasks]),
        eq(sighting.status, 'Open'),
      ),
    )
  return rows.map(({ url }) => url)
}

interface Ranked {
  found: Found
  told: ToldFind
  source: string
  score: number
  reasons: Seen['reasons']
}

/**
 * Collects what the sources of a search tell of, ranked with the reasons: repeats folded, known ones aside. A search that was
 * collected once is left alone.
 */
export async function search(facilities: Facilities, taskId: string): Promise<number> {
  const [task] = await facilities.db.select().from(brandMonitoringTask).where(eq(brandMonitoringTask.id, taskId))
  if (!task || task.searchedAt !== null || !openTasks.some((status) => status === task.status)) return 0
  const sought = await soughtOf(facilities.db, task.brandId)
  const platforms = await facilities.db
    .select({ name: brandSubscriptionPlatform.name })
    .from(brandSubscriptionPlatform)
    .where(eq(brandSubscriptionPlatform.brandSubscriptionId, task.brandSubscriptionId ?? task.id))
  const ranked: Ranked[] = []
  const on = facilities.today()
  const names = platforms.map(({ name }) => name)
  const certificates = names.includes('domains') ? [certificateSource(facilities.db)] : []
  for (const source of [...(await facilities.sightings(names)), ...certificates]) {
    if (!isPlatformKind(source.platform)) continue
    for await (const told of source.finds()) {
      const found: Found = { ...told, platform: source.platform, host: hostOf(told.url) }
      const { score, reasons } = sightingScore(sought, found, on)
      if (score >= sightingCut) ranked.push({ found, told, source: source.name, score, reasons })
    }
  }
  ranked.sort((a, b) => b.score - a.score || a.found.url.localeCompare(b.found.url))
  const { rows, cut } = rowsOf(taskId, ranked, sought, await waitingFor(facilities.db, task.brandId))
  return await inTransaction(facilities.pool, async (tx) => {
    const claimed = await tx
      .update(brandMonitoringTask)
      .set({ searchedAt: facilities.clock().toISOString() })
      .where(and(eq(brandMonitoringTask.id, taskId), sql`${brandMonitoringTask.searchedAt} is null`))
    if (claimed.rowCount !== 1) return 0
    await keep(tx, rows)
    if (cut) await tx.insert(brandMonitoringTaskTracking).values({ brandMonitoringTaskId: taskId, name: sightingsCut })
    return rows.length
  })
}

function rowsOf(
  taskId: string,
  ranked: readonly Ranked[],
  sought: Sought,
  waiting: readonly string[],
): { rows: Seen[]; cut: boolean } {
  const firsts = new Map<string, string>()
  const urls = new Set<string>(waiting)
  const rows: Seen[] = []
  let open = 0
  let cut = false
  for (const { found, told, source, score, reasons } of ranked) {
    if (urls.has(found.url)) continue
    urls.add(found.url)
    const known = isKnown(sought, found)
    const key = foldKey(found)
    const first = known ? undefined : firsts.get(key)
    const id = uuidv7()
    if (!known && first === undefined) {
      if (open >= mostShown) {
        cut = true
        continue
      }
      open += 1
      firsts.set(key, id)
    }
    rows.push({
      id,
      brandMonitoringTaskId: taskId,
      platform: found.platform,
      source,
      name: found.name,
      url: found.url,
      host: found.host,
      seller: found.seller,
      price: told.price,
      currency: isCurrency(told.currency) ? told.currency : null,
      country: told.country,
      classes: [...found.classes],
      foundOn: found.foundOn,
      score,
      reasons: reasons ?? [],
      foldedIntoId: first ?? null,
      status: known ? 'Known' : 'Open',
    })
  }
  return { rows, cut }
}

async function keep(tx: Tx, rows: readonly Seen[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 100)
    await tx
      .insert(sighting)
      .values(rows.slice(at, at + 100))
      .onConflictDoNothing()
}

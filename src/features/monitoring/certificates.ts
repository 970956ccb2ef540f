import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { brandName, type BrandName } from '#domain/monitoring/brand-name.ts'
import { domainReading } from '#domain/monitoring/domain-name.ts'
import { registeredName } from '#domain/monitoring/host.ts'
import { domainLikeness } from '#domain/monitoring/look-alike.ts'
import { sightingCut } from '#domain/monitoring/sighting-score.ts'
import { monitoredStatuses } from '#domain/monitoring/status.ts'
import { addDays, isPlainDate, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { CertificateFeed, CertifiedHost } from '#platform/domains/certificate-feed.ts'
import { eachOf } from '#platform/queue/each.ts'
import type { SightingSource } from '#platform/sightings/sources.ts'
import { brand } from '#schema/brand.ts'
import { brandSubscription, brandSubscriptionPlatform, certificateLog, certifiedDomain } from '#schema/monitoring.ts'
import { trademark } from '#schema/trademark.ts'
import type { Facilities } from '#features/facilities.ts'

/** Entries of one log that one round reads at most: some minutes of a large one. */
const mostEntries = 100_000
/** Days that a name is kept: longer than from any search of a plan to the next, with the time to make up for one. */
const keptDays = 60

/** Every name that is looked for among domain names by a plan that runs. */
async function watchedNames(db: Database): Promise<BrandName[]> {
  const watched = db
    .select({ id: brandSubscription.brandId })
    .from(brandSubscription)
    .innerJoin(brandSubscriptionPlatform, eq(brandSubscriptionPlatform.brandSubscriptionId, brandSubscription.id))
    .where(
      and(inArray(brandSubscription.status, [...monitoredStatuses]), eq(brandSubscriptionPlatform.name, 'domains')),
    )
  const brands = await db.select({ name: brand.name }).from(brand).where(inArray(brand.id, watched))
  const marks = await db.select({ name: trademark.name }).from(trademark).where(inArray(trademark.brandId, watched))
  const names = new Set([...brands, ...marks].map(({ name }) => name))
  return [...names].map(brandName).filter(({ letters }) => letters !== '')
}

/** Hosts below one registered name that are kept: certificates for any number of them cost nothing. */
const mostOfOne = 20
/** Hosts looked at before whoever else waits has a turn. */
const atATime = 200

/** Those of some hosts that look like a name; each once, with its first day. */
export async function alike(
  hosts: readonly CertifiedHost[],
  names: readonly BrandName[],
): Promise<Map<string, CertifiedHost['on']>> {
  const found = new Map<string, CertifiedHost['on']>()
  for (const [at, { host, on }] of hosts.entries()) {
    if (at % atATime === atATime - 1) await setImmediate()
    if (found.has(host)) continue
    const domain = domainReading(host)
    if (domain && names.some((name) => domainLikeness(name, domain).score >= sightingCut)) found.set(host, on)
  }
  return found
}

/** The hosts that are kept, by the name that somebody registered. */
type Kept = Map<string, Set<string>>

/** Whether a host may be kept beside those below the same registered name; then it is one of them. */
function hasRoom(kept: Kept, host: string): boolean {
  const name = registeredName(host) ?? host
  const beside = kept.get(name) ?? new Set()
  kept.set(name, beside)
  if (beside.has(host)) return true
  if (beside.size >= mostOfOne) return false
  beside.add(host)
  return true
}

async function keptHosts(db: Database): Promise<Kept> {
  const kept: Kept = new Map()
  const rows = await db.select({ host: certifiedDomain.host }).from(certifiedDomain)
  for (const { host } of rows) hasRoom(kept, host)
  return kept
}

/** Compared as text it also keeps out years of more or fewer than four digits, which the column refuses. */
const beforeAnyLog = '1970-01-01'

/** The day of a host as it is kept: what a log tells of no day, or of one to come, was seen when it was read. */
const dayOf = (on: CertifiedHost['on'], today: PlainDate): PlainDate =>
  on !== null && isPlainDate(on) && on >= beforeAnyLog && on <= today ? on : today

/** Where the reading of a log goes on; a log that is new to us begins with what comes from now on. */
async function placeIn(db: Database, feed: CertificateFeed, size: number): Promise<number> {
  const nextEntry = feed.fromTheFirst ? 0 : size
  await db.insert(certificateLog).values({ name: feed.name, nextEntry }).onConflictDoNothing()
  const [row] = await db.select().from(certificateLog).where(eq(certificateLog.name, feed.name))
  return row?.nextEntry ?? size
}

async function readFeed(
  facilities: Facilities,
  feed: CertificateFeed,
  names: readonly BrandName[],
  before: Kept,
): Promise<void> {
  const size = await feed.size()
  let at = await placeIn(facilities.db, feed, size)
  const end = Math.min(size, at + mostEntries)
  while (at < end) {
    const { hosts, next } = await feed.read(at, end)
    if (next <= at) throw new Error(`${feed.name} told of no entry from ${at} on`)
    const kept = [...(await alike(hosts, names))].filter(([host]) => hasRoom(before, host))
    const [from, seenOn] = [at, facilities.today()]
    await inTransaction(facilities.pool, async (tx) => {
      const rows = kept.map(([host, on]) => ({
        id: uuidv7(),
        host,
        log: feed.name,
        seenOn: dayOf(on, seenOn),
      }))
      for (let first = 0; first < rows.length; first += 500)
        await tx
          .insert(certifiedDomain)
          .values(rows.slice(first, first + 500))
          .onConflictDoNothing()
      // What a round before has read is not read twice, whoever read it.
      const moved = await tx
        .update(certificateLog)
        .set({ nextEntry: next, readAt: facilities.clock().toISOString() })
        .where(and(eq(certificateLog.name, feed.name), eq(certificateLog.nextEntry, from)))
      if (moved.rowCount !== 1) throw new Error(`${feed.name} is being read by another round`)
    })
    at = next
  }
  if (at < size)
    facilities.log.warn({ feed: feed.name, behind: size - at }, 'certificates: more was issued than is read')
}

/**
 * Reads what the logs of certificates have issued since the round before, and keeps the names that look like one that a
 * plan looks for among domain names. A log that fails keeps no other back.
 */
export async function readCertificates(facilities: Facilities): Promise<void> {
  const { certificateFeeds, db, log } = facilities
  if (certificateFeeds.length === 0) return
  await db.delete(certifiedDomain).where(lt(certifiedDomain.seenOn, addDays(facilities.today(), -keptDays)))
  const [names, kept] = [await watchedNames(db), await keptHosts(db)]
  await eachOf(certificateFeeds, { log, what: 'certificates', name: ({ name }) => name }, async (feed) =>
    readFeed(facilities, feed, names, kept),
  )
}

const pageSize = 1000

/** What was kept of the logs, as a search for domain names reads it. */
export const certificateSource = (db: Database): SightingSource => ({
  name: 'certificates',
  platform: 'domains',
  async *finds() {
    let after: string | null = null
    for (;;) {
      const rows: { id: string; host: string; seenOn: string }[] = await db
        .select({
          id: certifiedDomain.id,
          host: certifiedDomain.host,
          seenOn: certifiedDomain.seenOn,
        })
        .from(certifiedDomain)
        .where(after === null ? sql`true` : gt(certifiedDomain.id, after))
        .orderBy(asc(certifiedDomain.id))
        .limit(pageSize)
      for (const { host, seenOn } of rows)
        yield {
          name: host,
          url: `https://${host}/`,
          seller: null,
          price: null,
          currency: null,
          country: null,
          classes: [],
          foundOn: seenOn,
        }
      if (rows.length < pageSize) return
      after = rows.at(-1)?.id ?? null
    }
  },
})

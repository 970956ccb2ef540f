import { domainToASCII } from 'node:url'
import { isIP } from 'node:net'
import { eq } from 'drizzle-orm'
import { sightingLookup } from '#contract/domain-lookup.ts'
import { hostOf, registeredName } from '#domain/monitoring/host.ts'
import { AppError, found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DomainAnswer } from '#platform/domains/lookup.ts'
import { domainLookup } from '#schema/domain-lookup.ts'
import { brandMonitoringTask, sighting } from '#schema/monitoring.ts'
import { handle, type Facilities } from '#features/facilities.ts'

/** Places whose host is of whoever offers there; the host of a marketplace says nothing of a seller. */
const ownHosts: readonly string[] = ['domains', 'shops', 'search']

/** What was asked about a domain name, and what came back. */
export interface AskedDomain extends DomainAnswer {
  domain: string
  askedAt: string
}

/** Asks about the registered domain name of an address; null for an address without one. */
export async function askDomain(
  address: string,
  { domainLookup: ask, clock }: Pick<Facilities, 'domainLookup' | 'clock'>,
): Promise<AskedDomain | null> {
  const host = domainToASCII(hostOf(address))
  const domain = host === '' || isIP(host) ? null : registeredName(host)
  return domain === null ? null : { domain, askedAt: clock().toISOString(), ...(await ask(domain)) }
}

/** Whether anybody was asked: where nothing is configured there is nothing to keep beside evidence. */
export const wasAsked = ({ source, facts }: AskedDomain): boolean =>
  source !== 'none' || Object.values(facts).some((part) => !('unknown' in part && part.unknown === 'not-asked'))

/** Keeps an answer with the sighting or the evidence that it is about. */
export async function keepLookup(
  tx: Tx,
  askedByUserId: string | null,
  asked: AskedDomain,
  of: { brandId: string; sightingId?: string; caseExhibitId?: string },
): Promise<string> {
  const id = uuidv7()
  await tx.insert(domainLookup).values({ id, ...of, ...asked, askedByUserId })
  return id
}

export const lookUp = handle(sightingLookup, async ({ params }, caller, facilities) => {
  const [hit] = await facilities.db
    .select({ seen: sighting, brandId: brandMonitoringTask.brandId })
    .from(sighting)
    .innerJoin(brandMonitoringTask, eq(brandMonitoringTask.id, sighting.brandMonitoringTaskId))
    .where(eq(sighting.id, params.id))
  const { seen, brandId } = found(hit)
  const asked = ownHosts.includes(seen.platform) ? await askDomain(seen.url, facilities) : null
  if (asked === null) throw new AppError('rules-unmet', { facts: { missing: 'domain' } })
  return await facilities.write(async (tx) => ({
    id: await keepLookup(tx, caller.userId, asked, { brandId, sightingId: seen.id }),
  }))
})

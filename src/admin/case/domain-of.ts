import { registeredName } from '#domain/monitoring/host.ts'
import { knownOf, type RegistrationFacts } from '#kernel/domain-facts.ts'
import type { CaseRow } from '#operations/staff/case.ts'

/** The domain name that something was seen at, with what its register said when a page or a sighting of the case was kept. */
export function domainOf(
  row: Pick<CaseRow, 'exhibits' | 'sightings'>,
  seen: readonly { website: string | null }[],
): { domain: string | null; registration: RegistrationFacts | null } {
  const [website = null] = seen.flatMap((one) => one.website ?? [])
  // The register is asked for a name in its code, and so an address has it.
  const host = website === null ? null : URL.parse(/^https?:/i.test(website) ? website : `https://${website}`)?.hostname
  const domain = host ? registeredName(host) : null
  const known = [...row.exhibits, ...row.sightings]
    .flatMap(({ lookups }) => lookups)
    .filter((lookup) => lookup.domain === domain)
    .toSorted((a, b) => b.asked_at.localeCompare(a.asked_at))
    .flatMap(({ facts }) => knownOf(facts.registration) ?? [])
  return { domain, registration: known[0] ?? null }
}

import { readFile } from 'node:fs/promises'
import { officeZone, today } from '#kernel/dates.ts'
import { registrationFacts, type RegistrationFacts } from '#kernel/domain-facts.ts'
import type { guardedFetch } from '#platform/net/guarded-fetch.ts'

/** Which service answers for which ending: the lines of IANA's `dns.json` (RFC 9224). */
export type Bootstrap = readonly (readonly [endings: readonly string[], services: readonly string[]])[]

/** Reads a bootstrap file. Throws for one that is none. */
export async function bootstrapIn(file: string): Promise<Bootstrap> {
  const { services } = objectOf(JSON.parse(await readFile(file, 'utf8'))) ?? {}
  if (!Array.isArray(services)) throw new Error(`${file} is no bootstrap of RDAP`)
  return services.map((line: unknown) => {
    const parts: unknown[] = Array.isArray(line) ? line : []
    const [endings, urls] = parts
    return [textsOf(endings).map((one) => one.toLowerCase()), textsOf(urls)] as const
  })
}

/** The service for a domain name: that of the longest ending that is listed, over https where there is one. */
export function serviceOf(bootstrap: Bootstrap, domain: string): string | null {
  const labels = domain.toLowerCase().split('.')
  for (let at = 1; at < labels.length; at += 1) {
    const ending = labels.slice(at).join('.')
    const [, urls = []] = bootstrap.find(([endings]) => endings.includes(ending)) ?? []
    const url = urls.find((one) => one.startsWith('https:')) ?? urls[0]
    if (url !== undefined) return url.endsWith('/') ? url : `${url}/`
  }
  return null
}

const largest = 262_144

/** What the register publishes of a domain name; null for a name that it does not know. Throws when it does not answer properly. */
export async function registrationOf(
  domain: string,
  service: string,
  fetchPage: typeof guardedFetch,
): Promise<RegistrationFacts | null> {
  const url = new URL(`domain/${encodeURIComponent(domain)}`, service).href
  const { status, bytes } = await fetchPage(url, { maximumBytes: largest })
  if (status === 404) return null
  if (status !== 200) throw new Error(`status ${status}`)
  return readRegistration(JSON.parse(Buffer.from(bytes).toString('utf8')))
}

type Row = Record<string, unknown>

const objectOf = (value: unknown): Row | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : null
const listOf = (value: unknown): Row[] =>
  Array.isArray(value) ? value.map(objectOf).filter((one) => one !== null) : []
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
const shown = (value: unknown): string | null =>
  // What a register fills in for what it does not publish is not known.
  typeof value === 'string' && value.trim() !== '' && !/redacted|not disclosed|data protected/i.test(value)
    ? value.trim().slice(0, 300)
    : null

/** The day of an event, by the office's clock as every instant. */
function dayOf(events: readonly Row[], action: string): string | null {
  const date = events.find((event) => event['eventAction'] === action)?.['eventDate']
  const at = new Date(typeof date === 'string' ? date : '')
  return Number.isNaN(at.getTime()) ? null : today(officeZone, at)
}

const withRole = (entities: readonly Row[], role: string): Row | null =>
  entities.find((one) => textsOf(one['roles']).includes(role)) ?? null

/** A line of a contact's jCard (RFC 7095): its value, and what stands beside it. */
function cardLine(entity: Row | null, name: string): { value: unknown; beside: Row } | null {
  const card: unknown = Array.isArray(entity?.['vcardArray']) ? entity['vcardArray'][1] : null
  const line: unknown = Array.isArray(card) ? card.find((one) => Array.isArray(one) && one[0] === name) : null
  return Array.isArray(line) ? { value: line[3], beside: objectOf(line[1]) ?? {} } : null
}

function countryOf(entity: Row | null): string | null {
  const address = cardLine(entity, 'adr')
  const parts = Array.isArray(address?.value) ? address.value : []
  return shown(address?.beside['cc']) ?? shown(parts[6])
}

/** Reads an answer about a domain name (RFC 9083). Throws for one that is none. */
export function readRegistration(answer: unknown): RegistrationFacts {
  const row = objectOf(answer)
  if (row?.['objectClassName'] !== 'domain') throw new Error('no answer about a domain name')
  const [entities, events] = [listOf(row['entities']), listOf(row['events'])]
  const registrar = withRole(entities, 'registrar')
  const registrant = withRole(entities, 'registrant')
  const abuse = withRole(listOf(registrar?.['entities']), 'abuse') ?? withRole(entities, 'abuse')
  const person = {
    name: shown(cardLine(registrant, 'fn')?.value),
    organisation: shown(cardLine(registrant, 'org')?.value),
    country: countryOf(registrant),
  }
  return registrationFacts.parse({
    registrar: shown(cardLine(registrar, 'fn')?.value),
    abuseEmail: shown(cardLine(abuse, 'email')?.value),
    registeredOn: dayOf(events, 'registration'),
    changedOn: dayOf(events, 'last changed'),
    expiresOn: dayOf(events, 'expiration'),
    registrant: Object.values(person).every((one) => one === null) ? null : person,
    nameServers: listOf(row['nameservers'])
      .flatMap((one) => shown(one['ldhName'])?.toLowerCase() ?? [])
      .slice(0, 30),
    statuses: textsOf(row['status'])
      .map((one) => one.slice(0, 300))
      .slice(0, 30),
  })
}

import { Resolver } from 'node:dns/promises'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { domainFacts, nothingAsked, type DomainFacts } from '#kernel/domain-facts.ts'
import { guardedFetch } from '#platform/net/guarded-fetch.ts'
import { certificateOf } from './certificate.ts'
import { registrationOf, serviceOf, type Bootstrap } from './rdap.ts'

/** What was asked about a domain name, and who answered for its registration. */
export interface DomainAnswer {
  facts: DomainFacts
  /** The service that was asked, `none` where there is none. */
  source: string
  /** Whether a file of the installation answered in place of the world. */
  isStandIn: boolean
}

/** Asks for what can be known of a registered domain name. It fails in no part: what does not answer is not known. */
export type DomainLookup = (domain: string) => Promise<DomainAnswer>

/** Nothing is configured: nothing is asked, and everything stays unknown. */
export const noLookup: DomainLookup = () => Promise.resolve({ facts: nothingAsked, source: 'none', isStandIn: false })

interface Asked {
  registration?: (domain: string, service: string) => ReturnType<typeof registrationOf>
  mail?: (domain: string) => Promise<string[]>
  certificate?: typeof certificateOf
}

const noMail: readonly string[] = ['ENODATA', 'ENOTFOUND']

/** The servers of a domain name's mail; one that says that it takes none (RFC 7505) has none. */
async function mailServersOf(domain: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  try {
    const records = await resolver.resolveMx(domain)
    return records
      .toSorted((a, b) => a.priority - b.priority)
      .map(({ exchange }) => exchange.toLowerCase().slice(0, 300))
      .filter((host) => host !== '' && host !== '.')
      .slice(0, 30)
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && noMail.includes(String(cause.code))) return []
    throw cause
  }
}

const settled = async <T>(asked: Promise<T>): Promise<{ known: T } | { unknown: 'no-answer' }> =>
  await asked.then(
    (known) => ({ known }),
    () => ({ unknown: 'no-answer' as const }),
  )

/** Asks the register of the ending (RDAP), the name service and the host itself. */
export function lookupBy(bootstrap: Bootstrap, asked: Asked = {}): DomainLookup {
  const { mail = mailServersOf, certificate = certificateOf } = asked
  const register = asked.registration ?? ((domain, service) => registrationOf(domain, service, guardedFetch))
  return async (domain) => {
    const service = serviceOf(bootstrap, domain)
    const [registration, servers, shown] = await Promise.all([
      service === null ? ({ unknown: 'no-service' } as const) : settled(register(domain, service)),
      settled(mail(domain)),
      settled(certificate(domain)),
    ])
    return {
      facts: {
        registration:
          'unknown' in registration
            ? registration
            : registration.known === null
              ? { unknown: 'not-registered' }
              : { known: registration.known },
        mail: servers,
        certificate: shown,
      },
      source: service === null ? 'none' : new URL(service).host,
      isStandIn: false,
    }
  }
}

/** What stands in where no register can be asked: a file of the installation, one JSON object a line with `domain` and its facts. */
export function lookupIn(file: string): DomainLookup {
  return async (domain) => {
    const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })
    for await (const line of lines) {
      const row = rowOf(line)
      if (row?.domain === domain) return { facts: row.facts, source: 'stand-in', isStandIn: true }
    }
    return { facts: nothingAsked, source: 'stand-in', isStandIn: true }
  }
}

function rowOf(line: string): { domain: string; facts: DomainFacts } | null {
  try {
    const { domain, ...facts } = JSON.parse(line) as Record<string, unknown>
    const read = domainFacts.safeParse(facts)
    return typeof domain === 'string' && read.success ? { domain, facts: read.data } : null
  } catch {
    return null
  }
}

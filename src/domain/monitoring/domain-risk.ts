import { addDays, type PlainDate } from '#kernel/dates.ts'
import { knownOf, type DomainFacts } from '#kernel/domain-facts.ts'
import type { Reason } from './sighting.ts'

/** What makes a look-alike domain a risk; each is a recorded fact. */
export const riskGrounds = ['alike', 'mail', 'certificate', 'fresh'] as const
export type RiskGround = (typeof riskGrounds)[number]

/** `gone`: its register says that nobody holds the name. */
export type DomainRiskLevel = 'high' | 'medium' | 'low' | 'unknown' | 'gone'

/** How much of a risk a domain is, on which grounds, and which parts of the answer are missing. */
export interface DomainRisk {
  level: DomainRiskLevel
  grounds: RiskGround[]
  unknown: (keyof DomainFacts)[]
}

/** A likeness that is a ground by itself. */
const alikeFrom = 0.85
/** Days after its registration for which a domain is a new one. */
const freshDays = 90

const parts = ['registration', 'mail', 'certificate'] as const

/** Whether a certificate is for the name itself or for what is below it. */
const isFor = (domain: string, names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === domain || name.toLowerCase().endsWith(`.${domain}`))

interface Watched {
  score: number
  reasons: readonly Pick<Reason, 'kind'>[]
  /** The newest answer about its registered name; null when nobody was asked. */
  answer: { domain: string; facts: DomainFacts } | null
}

/**
 * The risk of a watched domain on a day: two grounds make it high, one medium. Without any it is low only when every part was
 * answered; what is not known is never counted as harmless.
 */
export function domainRisk({ score, reasons, answer }: Watched, on: PlainDate): DomainRisk {
  const facts = answer?.facts
  const registration = facts && knownOf(facts.registration)
  const servers = facts && knownOf(facts.mail)
  const certificate = facts && knownOf(facts.certificate)
  const isAlike = score >= alikeFrom || reasons.some(({ kind }) => kind === 'homograph')
  const isGone =
    facts !== undefined && 'unknown' in facts.registration && facts.registration.unknown === 'not-registered'
  const unknown = parts.filter((part) => facts === undefined || 'unknown' in facts[part])
  if (isGone) return { level: 'gone', grounds: [], unknown: unknown.filter((part) => part !== 'registration') }
  const holds: Record<RiskGround, boolean> = {
    alike: isAlike,
    mail: (servers?.length ?? 0) > 0,
    certificate:
      certificate != null &&
      isFor(answer?.domain ?? '', certificate.names) &&
      certificate.validTo !== null &&
      certificate.validTo >= on,
    fresh: registration?.registeredOn != null && registration.registeredOn >= addDays(on, -freshDays),
  }
  const grounds = riskGrounds.filter((ground) => holds[ground])
  const level = grounds.length >= 2 ? 'high' : grounds.length === 1 ? 'medium' : unknown.length > 0 ? 'unknown' : 'low'
  return { level, grounds, unknown }
}

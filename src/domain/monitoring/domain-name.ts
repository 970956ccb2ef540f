import { reading } from '#domain/clearance/readings.ts'
import { groupedOf, lookAlikeOf } from './look-alike-letters.ts'
import { lettersMask } from './near-inside.ts'

/** A domain name in its parts: what somebody chose to register, and the ending below which it stands. */
export interface DomainParts {
  label: string
  ending: string
}

const secondLevel = new Set(['co', 'com', 'org', 'net', 'gov', 'ac', 'edu', 'or', 'ne', 'go'])

function cut(host: string): (DomainParts & { above: string[] }) | null {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  if (labels.length < 2 || labels.some((label) => label === '' || label.length > 63)) return null
  const last = labels.at(-1) ?? ''
  const before = labels.at(-2) ?? ''
  const double = labels.length > 2 && last.length === 2 && secondLevel.has(before)
  const at = labels.length - (double ? 3 : 2)
  return { label: labels[at] ?? '', ending: double ? `${before}.${last}` : last, above: labels.slice(0, at) }
}

/** The registered label of a host and its ending: of `shop.verdano.co.uk`, `verdano` and `co.uk`. Null for no domain name. */
export function partsOf(host: string): DomainParts | null {
  const parts = cut(host)
  return parts && { label: parts.label, ending: parts.ending }
}

/** The name that somebody registered, of a host: of `shop.verdano.co.uk`, `verdano.co.uk`. Null for no domain name. */
export function registeredName(host: string): string | null {
  const parts = cut(host)
  return parts && `${parts.label}.${parts.ending}`
}

/** One way to read a label: its pieces between hyphens, and its letters in one. */
export class Reading {
  readonly plain: string
  readonly letters: string
  /** Which letters and digits it has, for `lettersMask`. */
  readonly mask: number
  /** Whether it takes signs for others than they are. */
  readonly isChanged: boolean
  #sound: string | undefined

  constructor(plain: string, isChanged: boolean) {
    this.plain = plain
    this.letters = plain.includes('-') ? plain.replaceAll('-', '') : plain
    this.mask = lettersMask(this.letters)
    this.isChanged = isChanged
  }

  /** How it is said; worked out when first asked for. */
  get sound(): string {
    return (this.#sound ??= reading(this.letters, 'default'))
  }
}

/** A domain name as brands are held against it; made once, also where there are many brands. */
export interface DomainReading {
  label: string
  ending: string
  readings: readonly Reading[]
  /** The labels that stand above the registered one. */
  above: readonly string[]
}

/** A host made ready: what stands there, what its signs look like, and what its pairs of letters look like. */
export function domainReading(host: string): DomainReading | null {
  const parts = cut(host)
  if (!parts) return null
  const { label, ending, above } = parts
  const readings = [new Reading(label, false)]
  const { plain } = lookAlikeOf(label)
  if (plain !== label) readings.push(new Reading(plain, true))
  const grouped = groupedOf(plain)
  if (grouped !== plain) readings.push(new Reading(grouped, true))
  return { label, ending, readings, above }
}

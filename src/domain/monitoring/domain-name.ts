import { reading } from '#domain/clearance/words/readings.ts'
import { groupedOf, lookAlikeOf } from './look-alike-letters.ts'
import { cutHost } from './host.ts'
import { lettersMask } from './near-inside.ts'

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
  const parts = cutHost(host)
  if (!parts) return null
  const { label, ending, above } = parts
  const readings = [new Reading(label, false)]
  const { plain } = lookAlikeOf(label)
  if (plain !== label) readings.push(new Reading(plain, true))
  const grouped = groupedOf(plain)
  if (grouped !== plain) readings.push(new Reading(grouped, true))
  return { label, ending, readings, above }
}

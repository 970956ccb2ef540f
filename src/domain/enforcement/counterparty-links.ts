import type { Trait, TraitKind } from './counterparty-traits.ts'

/**
 * How much it says that two share a trait of a kind, from 0 to 1. These are weights of ours to sort by, and no probabilities:
 * an account at a bank has one holder, a photograph can be stolen, a server holds strangers.
 */
export const weightOf: Record<TraitKind, number> = {
  bank: 0.95,
  domain: 0.9,
  shop: 0.9,
  account: 0.85,
  email: 0.85,
  telephone: 0.8,
  address: 0.7,
  tracker: 0.7,
  photographs: 0.6,
  name: 0.6,
  server: 0.15,
}

/** What more than so many share is infrastructure (a forwarding address, a host), and says half as much. */
export const sharedByFew = 3

/** From here on a link is strong, and one under the second is a hint that joins nothing. */
export const levels = { strong: 0.9, medium: 0.6 } as const
export const linkLevels = ['strong', 'medium', 'hint'] as const
export type LinkLevel = (typeof linkLevels)[number]

export interface LinkReason {
  kind: TraitKind
  value: string
  strength: number
  /** How many have it, the two included. */
  sharedBy: number
  isInfrastructure: boolean
}

export interface Link {
  /** All reasons together: what is left of doubt after each of them is multiplied. Never certain. */
  strength: number
  level: LinkLevel
  reasons: LinkReason[]
}

const rounded = (value: number): number => Math.round(value * 100) / 100
const mostCertain = 0.99

export const levelOf = (strength: number): LinkLevel =>
  strength >= levels.strong ? 'strong' : strength >= levels.medium ? 'medium' : 'hint'

const sameTrait = (a: Trait, b: Trait): boolean => a.kind === b.kind && a.key === b.key

/** What two share, the strongest first; null when it is nothing. `holders` tells how many have a trait. */
export function linkOf(own: readonly Trait[], other: readonly Trait[], holders: (trait: Trait) => number): Link | null {
  const reasons = own
    .filter((trait) => other.some((theirs) => sameTrait(trait, theirs)))
    .map(({ kind, key, value }): LinkReason => {
      const sharedBy = Math.max(2, holders({ kind, key, value }))
      const isInfrastructure = kind === 'server' || sharedBy > sharedByFew
      const strength = rounded(sharedBy > sharedByFew ? weightOf[kind] / 2 : weightOf[kind])
      return { kind, value, strength, sharedBy, isInfrastructure }
    })
    .sort((a, b) => b.strength - a.strength || a.kind.localeCompare(b.kind))
  if (reasons.length === 0) return null
  const doubt = reasons.reduce((left, { strength }) => left * (1 - strength), 1)
  const strength = Math.min(mostCertain, rounded(1 - doubt))
  return { strength, level: levelOf(strength), reasons }
}

/** What a person said of two counterparties. */
export const linkVerdicts = ['same', 'another'] as const
export type LinkVerdict = (typeof linkVerdicts)[number]

/** The ids that people said are the same one as `id`, over any number of steps; `id` itself among them. */
export function sameAs(
  id: string,
  decided: readonly { left: string; right: string; verdict: LinkVerdict }[],
): string[] {
  const known = new Set([id])
  for (let before = 0; before !== known.size;) {
    before = known.size
    for (const { left, right, verdict } of decided) {
      if (verdict !== 'same') continue
      if (known.has(left)) known.add(right)
      else if (known.has(right)) known.add(left)
    }
  }
  return [...known]
}

interface DatedCase {
  id: string
  openedOn: string
  closedOn: string | null
}

export interface Return {
  caseId: string
  openedOn: string
  /** The last case before it that was closed, and when. */
  afterId: string
  closedOn: string
}

/** Cases that began after one of the same person was closed: who comes back is a repeat offender. */
export function returnsOf(cases: readonly DatedCase[]): Return[] {
  const ordered = cases.toSorted((a, b) => a.openedOn.localeCompare(b.openedOn))
  return ordered.flatMap(({ id, openedOn }) => {
    const [before] = cases
      .filter((one) => one.id !== id && one.closedOn !== null && one.closedOn <= openedOn)
      .toSorted((a, b) => (b.closedOn ?? '').localeCompare(a.closedOn ?? ''))
    return before?.closedOn ? [{ caseId: id, openedOn, afterId: before.id, closedOn: before.closedOn }] : []
  })
}

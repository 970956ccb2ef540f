import type { CallOutput } from '#contract/call.ts'
import type { counterpartyGraph } from '#contract/counterparty.ts'
import { levels, linkLevels, type LinkLevel } from '#domain/enforcement/counterparty-links.ts'
import { traitKinds, type TraitKind } from '#domain/enforcement/counterparty-traits.ts'

export type Graph = CallOutput<typeof counterpartyGraph>
export type Other = Graph['others'][number]

/** What of the links is shown; it stands in the address. */
export interface Narrowed {
  least: LinkLevel
  kind: TraitKind | null
  said: 'any' | 'decided' | 'undecided'
}

export const narrowedIn = (search: URLSearchParams): Narrowed => ({
  least: linkLevels.find((level) => level === search.get('least')) ?? 'hint',
  kind: traitKinds.find((kind) => kind === search.get('kind')) ?? null,
  said: (['decided', 'undecided'] as const).find((word) => word === search.get('said')) ?? 'any',
})

const floors: Record<LinkLevel, number> = { strong: levels.strong, medium: levels.medium, hint: 0 }

/** What a person said of a link and did not take back. */
export const standingDecision = ({ decisions }: Other) => decisions.find(({ undone }) => undone === null) ?? null

/** The links that are asked for. */
export const shownOthers = (others: readonly Other[], { least, kind, said }: Narrowed): Other[] =>
  others.filter(
    (other) =>
      other.strength >= floors[least] &&
      (kind === null || other.reasons.some((reason) => reason.kind === kind)) &&
      (said === 'any' || (standingDecision(other) !== null) === (said === 'decided')),
  )

import { decisionsBy, partyAt, type CourtDecision, type DecisionGroup } from '#domain/decision/decisions.ts'
import { jurisdictionOfSlug } from '#domain/jurisdiction/names.ts'
import type { Language } from '#kernel/languages.ts'
import { placeOf } from '../../places.ts'

export interface DecisionKey {
  key: string
  /** Of a party and of a jurisdiction; subject matters and industries are named by the texts of the page. */
  name: string | null
  count: number
}

/** How a party or a jurisdiction is called. */
export function keyName(group: DecisionGroup, key: string, language: Language): string | null {
  if (group === 'judicial-party') return partyAt(key)
  const code = group === 'jurisdiction' ? jurisdictionOfSlug(key) : null
  return code && placeOf(code, language).name
}

/** The keys of a group, those with most decisions first, then by name. */
export function keysOf(group: DecisionGroup, language: Language): DecisionKey[] {
  return [...decisionsBy(group)]
    .map(([key, { length }]) => ({ key, name: keyName(group, key, language), count: length }))
    .toSorted((a, b) => b.count - a.count || (a.name ?? a.key).localeCompare(b.name ?? b.key, language))
}

/** The decisions under a key of a group, the newest first. */
export const decisionsUnder = (group: DecisionGroup, key: string): readonly CourtDecision[] =>
  decisionsBy(group).get(key) ?? []

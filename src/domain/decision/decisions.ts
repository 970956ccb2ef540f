import { industryFrom, type Industry } from '#domain/catalog/industries.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionSlug } from '#domain/jurisdiction/names.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { subjectMatters, type SubjectMatter } from './subject-matters.ts'
import list from './decisions.json' with { type: 'json' }

const courts = {
  cjeu: {
    place: 'EU',
    sourceOf: (number: string) => `https://curia.europa.eu/juris/liste.jsf?num=${number.split(' ')[0]}`,
  },
  scotus: {
    place: 'US',
    sourceOf: (number: string) => `https://supreme.justia.com/cases/federal/us/${number.replace(' U.S. ', '/')}/`,
  },
} as const satisfies Record<string, { place: Jurisdiction; sourceOf: (number: string) => string }>
export type Court = keyof typeof courts

/** A decision of a court in a dispute over a mark: facts, and in English what was held, in words of our own. */
export interface CourtDecision {
  /** Of its address: the number in lower case with hyphens. */
  slug: string
  /** As the court counts it, or its place in the official reports. */
  number: string
  court: Court
  place: Jurisdiction
  date: PlainDate
  parties: string[]
  matter: SubjectMatter
  industries: Industry[]
  signs: string[]
  held: string
  /** Where the court, or who publishes it, has the text. */
  source: string
}

/** Latin letters and digits of a name, joined by hyphens. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
}

const isCourt = (text: string): text is Court => text in courts
const isMatter = (text: string): text is SubjectMatter => subjectMatters.some((one) => one === text)

function decisionOf(row: (typeof list)[number]): CourtDecision {
  const { court, matter, number } = row
  const industries = row.industries.flatMap((name) => industryFrom(name) ?? [])
  if (!isCourt(court) || !isMatter(matter) || industries.length !== row.industries.length)
    throw new Error(`${number}: court, matter or industry is not known`)
  const { place, sourceOf } = courts[court]
  return { ...row, slug: slugOf(number), court, place, matter, industries, source: sourceOf(number) }
}

/** All of them, the newest first. */
export const decisions: readonly CourtDecision[] = list
  .map(decisionOf)
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))

export const decisionAt = (slug: string): CourtDecision | null => decisions.find((one) => one.slug === slug) ?? null

/** What decisions are listed by. */
export const decisionGroups = ['jurisdiction', 'industry', 'subject-matter', 'judicial-party'] as const
export type DecisionGroup = (typeof decisionGroups)[number]
export const isDecisionGroup = (text: string): text is DecisionGroup => decisionGroups.some((one) => one === text)

/** Under what a decision is listed, as in the addresses. */
export const decisionKeys = ({
  place,
  industries,
  matter,
  parties,
}: CourtDecision): Record<DecisionGroup, string[]> => ({
  jurisdiction: [jurisdictionSlug(place)],
  industry: industries,
  'subject-matter': [matter],
  'judicial-party': parties.map(slugOf),
})

/** The decisions of a group by the key in their address, the keys with most decisions first. */
export function decisionsBy(group: DecisionGroup): Map<string, CourtDecision[]> {
  const found = new Map<string, CourtDecision[]>()
  for (const decision of decisions)
    for (const key of decisionKeys(decision)[group]) found.set(key, [...(found.get(key) ?? []), decision])
  return new Map([...found].toSorted(([, a], [, b]) => b.length - a.length))
}

/** A party as the decisions write it; null when none has it. */
export function partyAt(key: string): string | null {
  return decisions.flatMap(({ parties }) => parties).find((party) => slugOf(party) === key) ?? null
}

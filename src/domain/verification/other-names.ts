import { z } from 'zod'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'

/** Other rights in a name than those of registers of marks. */
export const otherNameKinds = ['company', 'domain'] as const
export type OtherNameKind = (typeof otherNameKinds)[number]

/** Who was asked for a name outside of the registers of marks, and whether an answer came. */
export const sourceAsked = z.object({ source: z.string().max(200), isStandIn: z.boolean(), answered: z.boolean() })
export type SourceAsked = z.infer<typeof sourceAsked>

/** Whom a name was asked of, in the words of a language. */
export const sourcesText = (
  asked: readonly SourceAsked[],
  words: { standIn: string; noAnswer: string; nobody: string },
): string =>
  asked.length === 0
    ? words.nobody
    : asked
        .map(({ source, isStandIn, answered }) =>
          [isStandIn ? words.standIn : source, !answered && words.noAnswer].filter(Boolean).join(': '),
        )
        .join(', ')

/** Countries of the Union whose registers of companies matter where its mark is wanted; more are asked as adapters come. */
const ofUnion = ['SK', 'CZ']
/** Endings that are asked whatever the place, and those of places that have another one than their code. */
const everywhere = ['com', 'net']
const ownEndings: Partial<Record<Jurisdiction, readonly string[]>> = { UK: ['co.uk', 'uk'], EU: ['eu'], US: ['us'] }
const mostEndings = 8
const longestLabel = 63

/** The countries whose companies can stand in the way in some places. */
export const companyPlaces = (places: readonly Jurisdiction[]): string[] => [
  ...new Set(places.flatMap((place) => (place === 'EU' ? ofUnion : [place === 'UK' ? 'GB' : place]))),
]

/** The domain names of a name: its letters and digits without marks, and with hyphens between words, under the endings of the places. */
export function domainNames(name: string, places: readonly Jurisdiction[]): string[] {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const labels = [...new Set([words.join(''), words.join('-')])].filter(({ length }) => length <= longestLabel)
  const endings = [
    ...new Set([
      ...everywhere.slice(0, 1),
      ...places.flatMap((place) => ownEndings[place] ?? (place.length === 2 ? [place.toLowerCase()] : [])),
      ...everywhere.slice(1),
    ]),
  ].slice(0, mostEndings)
  return endings.flatMap((ending) => labels.map((label) => `${label}.${ending}`))
}

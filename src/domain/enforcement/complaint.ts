import { z } from 'zod'
import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { useAnswers } from './lawful-uses.ts'

/** Ways to have a domain name transferred or suspended without a court. */
export const complaintKinds = ['udrp', 'urs', 'adr-eu'] as const
export type ComplaintKind = (typeof complaintKinds)[number]

export const isComplaint = (kind: string): kind is ComplaintKind => complaintKinds.some((one) => one === kind)

/** What a complaint has to show; each is answered by a person, with what the answer rests on. */
export const complaintElements = [
  'similar',
  'mark-in-use',
  'right-in-union',
  'no-offering',
  'not-known-by-it',
  'no-fair-use',
  'no-interest',
  'registered-in-bad-faith',
  'used-in-bad-faith',
  'eligible',
] as const
export type ComplaintElement = (typeof complaintElements)[number]

export const elementAnswer = z.object({
  use: z.enum(complaintElements),
  applies: z.enum(useAnswers),
  ground: z.string().max(2000),
})
export type ElementAnswer = z.infer<typeof elementAnswer>

/** What one asks for; as each procedure gives it. */
export const remedies = ['transfer', 'cancellation', 'suspension'] as const
export type Remedy = (typeof remedies)[number]

/** What a provider asks for a complaint, minor units; `most` where it was read as a range. */
export interface ComplaintCost {
  provider: string
  names: readonly [from: number, to: number]
  /** Members of the panel. */
  panel: 1 | 3
  amount: number
  most?: number
  currency: Currency
  source: string
  readOn: PlainDate
}

interface Procedure {
  /** Where its rules stand. */
  law: string
  source: string
  /** Of each group at least one has to be shown. */
  groups: readonly (readonly ComplaintElement[])[]
  remedies: readonly Remedy[]
  /** How many words the reasons may have, and where that stands; null where no such limit is known. */
  statement: { words: number; law: string } | null
  /** What providers ask; none where it was not read. */
  costs: readonly ComplaintCost[]
}

const wipo = { provider: 'WIPO', currency: 'USD', source: 'https://www.wipo.int/amc/en/domains/fees/', readOn: '2026-11-20' } as const // prettier-ignore

export const procedures: Readonly<Record<ComplaintKind, Procedure>> = {
  udrp: {
    law: 'Uniform Domain Name Dispute Resolution Policy, paragraph 4(a) to (c)',
    source: 'https://www.icann.org/resources/pages/policy-2024-02-21-en',
    groups: [
      ['similar'],
      ['no-offering'],
      ['not-known-by-it'],
      ['no-fair-use'],
      // Both: a name that was registered in good faith is not transferred under this policy.
      ['registered-in-bad-faith'],
      ['used-in-bad-faith'],
    ],
    remedies: ['transfer', 'cancellation'],
    statement: null,
    costs: [
      { ...wipo, names: [1, 5], panel: 1, amount: 150_000 },
      { ...wipo, names: [1, 5], panel: 3, amount: 400_000 },
      { ...wipo, names: [6, 10], panel: 1, amount: 200_000 },
      { ...wipo, names: [6, 10], panel: 3, amount: 500_000 },
    ],
  },
  urs: {
    law: 'Uniform Rapid Suspension System Procedure, paragraphs 1.2.6 and 8',
    source: 'https://newgtlds.icann.org/en/applicants/urs',
    groups: [
      ['similar'],
      ['mark-in-use'],
      ['no-offering'],
      ['not-known-by-it'],
      ['no-fair-use'],
      ['registered-in-bad-faith'],
      ['used-in-bad-faith'],
    ],
    remedies: ['suspension'],
    statement: { words: 500, law: 'paragraph 1.2.7' },
    costs: [
      { provider: 'Forum', names: [1, 14], panel: 1, amount: 36_000, most: 37_500, currency: 'USD', source: 'https://www.adrforum.com/', readOn: '2026-11-20' }, // prettier-ignore
    ],
  },
  'adr-eu': {
    law: 'Regulation (EU) 2019/517, Article 4(4)',
    source: 'https://eur-lex.europa.eu/eli/reg/2019/517/oj',
    groups: [
      ['similar'],
      ['right-in-union'],
      ['no-interest', 'registered-in-bad-faith', 'used-in-bad-faith'],
      // A name is transferred only to who may hold one under .eu (Article 3).
      ['eligible'],
    ],
    remedies: ['transfer', 'cancellation'],
    statement: null,
    costs: [],
  },
}

/** The elements of a procedure, in the order of its rules. */
export const elementsOf = (kind: ComplaintKind): ComplaintElement[] => procedures[kind].groups.flat()

/** The groups of which nothing is shown yet: without a yes, or without what it rests on. Empty when all is shown. */
export function openElements(
  kind: ComplaintKind,
  answers: readonly { use: string; applies: string; ground: string }[],
): ComplaintElement[][] {
  const isShown = (element: ComplaintElement): boolean =>
    answers.some(({ use, applies, ground }) => use === element && applies === 'yes' && ground.trim() !== '')
  return procedures[kind].groups.filter((group) => !group.some(isShown)).map((group) => [...group])
}

const europeanEndings: readonly string[] = ['eu', 'xn--e1a4c', 'xn--qxa6a', 'ею', 'ευ']
const withoutSuspension: readonly string[] = ['com', 'net', 'org', 'eu']

/** Whether a procedure is not there for an ending. For an ending of which nothing is recorded it may be: a person looks. */
export function isOutOfReach(kind: ComplaintKind, domain: string): boolean {
  const ending = domain.toLowerCase().split('.').at(-1) ?? ''
  if (kind === 'adr-eu') return !europeanEndings.includes(ending)
  if (kind === 'urs') return withoutSuspension.includes(ending) || europeanEndings.includes(ending)
  return europeanEndings.includes(ending)
}

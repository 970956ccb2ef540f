import { isServiceClass } from '#domain/catalog/nice-classes.ts'
import type { SpecimenAnswers } from './specimen-answers.ts'
import type { SpecimenKind } from './specimen-kinds.ts'

/** A specimen as it is looked at. */
export interface LookedAt {
  answers: SpecimenAnswers
  mediaType: string | null
  url: string | null
  captureDate: string | null
  classNumber: number
  /** The goods or services that it is said to show, and those that stay in the class. */
  classItems: readonly string[]
  keptItems: readonly string[]
  firstUseInUs: string | null
  /** The registration is kept by it, so the use has to be of today: since when the declaration can be made. */
  currentSince: string | null
}

/** `refused`: the office refuses it; `open`: it is not known yet; `doubtful`: the office may ask. */
export type FindingWeight = 'refused' | 'open' | 'doubtful'

interface Rule {
  weight: FindingWeight
  /** Where it stands. */
  source: string
  isBroken: (one: LookedAt) => boolean
}

const isPage = ({ answers: { kind } }: LookedAt): boolean => kind === 'shop-page' || kind === 'site'
const isOfGoods = ({ classNumber }: LookedAt): boolean => !isServiceClass(classNumber)
const isKind =
  (...kinds: SpecimenKind[]) =>
  ({ answers: { kind } }: LookedAt): boolean =>
    kind !== undefined && kinds.includes(kind)

const isPlanned = isKind('drawing', 'mock-up', 'proof')
const isOnGoods = isKind('label', 'packaging', 'goods', 'display', 'shop-page')

/** What the USPTO refuses as a specimen, and what it asks about, each by where it stands. */
export const specimenRules = {
  'no-file': { weight: 'refused', source: '37 CFR 2.56(a)', isBroken: ({ mediaType }) => mediaType === null },
  'no-kind': { weight: 'open', source: '37 CFR 2.56(b)', isBroken: ({ answers }) => answers.kind === undefined },
  planned: { weight: 'refused', source: '37 CFR 2.56(c); TMEP 904.04(a)', isBroken: isPlanned },
  'coming-soon': { weight: 'refused', source: '15 U.S.C. 1127; TMEP 1301.04(a)', isBroken: isKind('coming-soon') },
  internal: { weight: 'refused', source: '15 U.S.C. 1127; TMEP 1301.04(a)', isBroken: isKind('internal') },
  'press-release': { weight: 'refused', source: 'TMEP 1301.04(a)', isBroken: isKind('press-release') },
  'not-on-goods': {
    weight: 'refused',
    source: '37 CFR 2.56(b)(1)',
    isBroken: (one) => isOfGoods(one) && isKind('site', 'advertising', 'sign', 'letterhead', 'performance')(one),
  },
  'not-for-services': {
    weight: 'refused',
    source: '37 CFR 2.56(b)(2)',
    isBroken: (one) => !isOfGoods(one) && isKind('label', 'packaging', 'goods')(one),
  },
  'no-services': {
    weight: 'refused',
    source: '37 CFR 2.56(b)(2)',
    isBroken: (one) => !isOfGoods(one) && one.answers.namesServices === false,
  },
  'services-unsaid': {
    weight: 'open',
    source: '37 CFR 2.56(b)(2)',
    isBroken: (one) => !isOfGoods(one) && one.answers.namesServices == null,
  },
  'no-orders': {
    weight: 'refused',
    source: '37 CFR 2.56(b)(1); TMEP 904.03(i)',
    isBroken: (one) => isOfGoods(one) && isKind('shop-page')(one) && one.answers.takesOrders === false,
  },
  'orders-unsaid': {
    weight: 'open',
    source: '37 CFR 2.56(b)(1); TMEP 904.03(i)',
    isBroken: (one) => isOfGoods(one) && isKind('shop-page')(one) && one.answers.takesOrders == null,
  },
  'no-address': { weight: 'refused', source: '37 CFR 2.56(c)', isBroken: (one) => isPage(one) && one.url === null },
  'no-day': { weight: 'refused', source: '37 CFR 2.56(c)', isBroken: (one) => isPage(one) && one.captureDate === null },
  'another-mark': {
    weight: 'refused',
    source: '37 CFR 2.51',
    isBroken: ({ answers }) => answers.showsMark === false,
  },
  'mark-unsaid': { weight: 'open', source: '37 CFR 2.51', isBroken: ({ answers }) => answers.showsMark == null },
  'before-use': {
    weight: 'doubtful',
    source: '15 U.S.C. 1051(d)(1); 37 CFR 2.88(b)',
    isBroken: ({ captureDate, firstUseInUs }) =>
      captureDate !== null && firstUseInUs !== null && captureDate < firstUseInUs,
  },
  'not-current': {
    weight: 'doubtful',
    source: '15 U.S.C. 1058(b)(1)',
    isBroken: ({ captureDate, currentSince }) =>
      captureDate !== null && currentSince !== null && captureDate < currentSince,
  },
  'other-goods': {
    weight: 'refused',
    source: '37 CFR 2.56(a)',
    isBroken: ({ classItems, keptItems }) =>
      classItems.length > 0 && !classItems.some((item) => keptItems.includes(item)),
  },
  'looks-drawn': {
    weight: 'doubtful',
    source: '37 CFR 2.56(c); TMEP 904.04(a)',
    isBroken: (one) => one.answers.isFlat === true && isOfGoods(one) && isOnGoods(one),
  },
} as const satisfies Record<string, Rule>
export type SpecimenRule = keyof typeof specimenRules
export const specimenRuleNames = Object.keys(specimenRules) as SpecimenRule[]

export interface Finding {
  rule: SpecimenRule
  weight: FindingWeight
  source: string
}

/** What speaks against a specimen, by the rules of the USPTO; of another office none are recorded. */
export function findingsOf(jurisdiction: string, one: LookedAt): Finding[] {
  if (jurisdiction !== 'US') return []
  return specimenRuleNames.flatMap((rule) => {
    const { weight, source, isBroken } = specimenRules[rule]
    return isBroken(one) ? [{ rule, weight, source }] : []
  })
}

/** It can be filed: what is doubtful is for whoever signs to weigh. */
export const isFit = (findings: readonly Pick<Finding, 'weight'>[]): boolean =>
  findings.every(({ weight }) => weight === 'doubtful')

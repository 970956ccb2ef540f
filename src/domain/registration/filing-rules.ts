import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { noDates } from '#domain/docket/mark-dates.ts'
import { euMembers, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { classLaw } from '#domain/jurisdiction/application-law.ts'
import { signFileRule } from '#domain/jurisdiction/sign-files.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { grantSource, hasGrant } from './grant.ts'
import { oddLetters } from './mark-letters.ts'
import { isOpenEnded } from './wording.ts'

/** What is going to be filed. */
export interface Filing {
  mark: string
  places: readonly { code: Jurisdiction; goods: GoodsAndServices }[]
  /** Null while the client has not completed it. */
  owner: {
    isCompany: boolean
    names: readonly string[]
    country: string
    street: string
    stateOfIncorporation: string | null
    countryOfIncorporation: string | null
  } | null
  /** Where the owner is at home: the address given for it, else the owner's. */
  domicile: { street: string; country: string } | null
  priority: { place: string; date: PlainDate } | null
  orderedClasses: readonly number[]
  /** Whether the client waits for a grant that nobody decided on yet. */
  waitsForGrant: boolean
  /** Of a mark that is filed as a picture: whether there is one. */
  picture: 'there' | 'missing' | 'not-needed'
  /** Of a mark that is filed as a sound: whether there is a recording. */
  recording: 'there' | 'missing' | 'not-needed'
  /** Why an office would not take the recording as it is. */
  recordingRefused: readonly { place: Jurisdiction; why: 'format' | 'size' }[]
  /** Pictures that show it, the first among them. */
  views: number
  /** What is said to the USPTO; null where it is not filed there. */
  unitedStates: {
    /** 1a, 1b, 44d, 44e; null as long as nobody said. */
    basis: string | null
    classes: readonly UsClass[]
  } | null
}

/** A class of an application at the USPTO, as far as it is shown to be used. */
export interface UsClass {
  number: number
  firstUseAnywhere: PlainDate | null
  firstUseInCommerce: PlainDate | null
  /** Each by whether the office would take it. */
  specimens: readonly { isFit: boolean }[]
}

/** What a rule found: where, and in which words or classes. */
export interface Found {
  place: Jurisdiction | null
  what: string
}

export interface FilingRule {
  name: string
  /** A blocking one keeps a draft from being sent; an advisory one is for a person to weigh. */
  level: 'blocking' | 'advisory'
  /** Where the rule stands. */
  source: string
  finds: (filing: Filing, on: PlainDate) => Found[]
}

const everyTerm = ({ places }: Filing) =>
  places.flatMap(({ code, goods }) =>
    goods.flatMap((list) => list.terms.map((term) => ({ code, class: list.class, term }))),
  )

const within = (filing: Filing, code: Jurisdiction, found: boolean, what: string): Found[] =>
  found && filing.places.some((place) => place.code === code) ? [{ place: code, what }] : []

const isEuropean = (code: Jurisdiction): boolean => code === 'EU' || euMembers.some((member) => member === code)
const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** Classes of an application that rests on use, by what is missing of them. */
const usedClasses = ({ unitedStates: us }: Filing, lacks: (one: UsClass) => boolean): Found[] =>
  us?.basis === '1a'
    ? us.classes.filter(lacks).map(({ number }) => ({ place: 'US' as const, what: String(number) }))
    : []

export const filingRules = [
  {
    name: 'sign-of-registration',
    level: 'blocking',
    source: 'USPTO, TMEP § 807.14(a); EUIPO Guidelines, part B, section 2',
    finds: ({ mark }) => (/[®™℠©]/u.test(mark) ? [{ place: null, what: mark }] : []),
  },
  {
    name: 'mixed-scripts',
    level: 'advisory',
    source: 'Unicode Technical Standard 39, section 5',
    finds: ({ mark }) => {
      const odd = new Set(oddLetters(mark).map(({ at }) => at))
      let at = 1
      return mark.split(/(?<=[\s\p{Pd}])/u).flatMap((word) => {
        const first = at
        at += Array.from(word).length
        const isOdd = Array.from(word).some((_, index) => odd.has(first + index))
        return isOdd ? [{ place: null, what: word.replace(/[\s\p{Pd}]$/u, '') }] : []
      })
    },
  },
  {
    name: 'class-not-ordered',
    level: 'blocking',
    source: 'The order: official fees were charged for its classes',
    finds: ({ places, orderedClasses }) =>
      orderedClasses.length === 0
        ? []
        : places.flatMap(({ code, goods }) =>
            goods
              .filter((list) => !orderedClasses.includes(list.class))
              .map((list) => ({ place: code, what: String(list.class) })),
          ),
  },
  {
    name: 'grant-undecided',
    level: 'advisory',
    source: `EUIPO, SME Fund: the grant is decided before the filing, ${grantSource}`,
    finds: ({ places, waitsForGrant }) =>
      waitsForGrant ? places.filter(({ code }) => hasGrant(code)).map(({ code }) => ({ place: code, what: '' })) : [],
  },
  {
    name: 'one-class-each',
    level: 'advisory',
    source: 'Practice of the office: an application is for one class',
    finds: ({ places }, on) =>
      places
        .filter(({ code, goods }) => classLaw(code, on).isOneClass === true && goods.length > 1)
        .map(({ code, goods }) => ({ place: code, what: goods.map((list) => list.class).join(', ') })),
  },
  {
    name: 'open-ended-term',
    level: 'blocking',
    source: 'USPTO, TMEP § 1402.03(a); Regulation (EU) 2017/1001, Art. 33(2)',
    finds: (filing) =>
      everyTerm(filing)
        .filter(({ term }) => isOpenEnded(term))
        .map(({ code, term }) => ({ place: code, what: term })),
  },
  {
    name: 'retail-of-what',
    level: 'blocking',
    source: 'Court of Justice of the EU, C-418/02 (Praktiker), paragraph 50',
    finds: (filing) =>
      everyTerm(filing)
        .filter(
          ({ code, class: number, term }) =>
            isEuropean(code) &&
            number === 35 &&
            /^(online )?(retail|wholesale|retail and wholesale)( store| shop)?( services?)?$/i.test(term.trim()),
        )
        .map(({ code, term }) => ({ place: code, what: term })),
  },
  {
    name: 'term-in-two-classes',
    level: 'advisory',
    source: 'Nice Classification, General Remarks: an item belongs to one class',
    finds: ({ places }) =>
      places.flatMap(({ code, goods }) => {
        const terms = goods.flatMap((list) => list.terms.map(folded))
        return [...new Set(terms.filter((term, n) => terms.indexOf(term) !== n))].map((what) => ({ place: code, what }))
      }),
  },
  {
    name: 'priority-is-over',
    level: 'blocking',
    source: 'Paris Convention, Art. 4 C, and the law of each register',
    finds: ({ places, priority }, on) =>
      priority === null
        ? []
        : places.flatMap(({ code }) => {
            const last = deadlinesOf(code, { ...noDates, priority: priority.date }, on).find(
              ({ kind }) => kind === 'priority',
            )
            return last && last.due < on ? [{ place: code, what: last.due }] : []
          }),
  },
  {
    name: 'priority-of-the-same-register',
    level: 'advisory',
    source: 'Paris Convention, Art. 4 A: a first filing in another country',
    finds: ({ places, priority }) =>
      places
        .filter(({ code }) => code === priority?.place)
        .map(({ code }) => ({ place: code, what: priority?.date ?? '' })),
  },
  {
    name: 'us-post-office-box',
    level: 'blocking',
    source: '37 CFR § 2.2(o), § 2.32(a)(2): the domicile is a street address',
    finds: (filing) =>
      within(
        filing,
        'US',
        /\b(p\.?\s*o\.?\s*box|post office box|po\s+box)\b/i.test(filing.domicile?.street ?? ''),
        filing.domicile?.street ?? '',
      ),
  },
  {
    name: 'us-state-of-incorporation',
    level: 'blocking',
    source: '37 CFR § 2.32(a)(3)(ii)',
    finds: (filing) =>
      within(
        filing,
        'US',
        filing.owner?.isCompany === true &&
          filing.owner.countryOfIncorporation === 'US' &&
          (filing.owner.stateOfIncorporation ?? '') === '',
        filing.owner?.names[0] ?? '',
      ),
  },
  {
    name: 'us-attorney',
    level: 'advisory',
    source: '37 CFR § 2.11(a): an owner with a domicile abroad is represented by an attorney of the US',
    finds: (filing) =>
      within(
        filing,
        'US',
        filing.domicile !== null && filing.domicile.country !== 'US',
        filing.domicile?.country ?? '',
      ),
  },
  {
    name: 'us-name-of-a-person',
    level: 'advisory',
    source: '15 U.S.C. § 1052(c): the written consent of a living person whose name is in the mark',
    finds: (filing) => {
      const { owner, mark } = filing
      if (owner === null || owner.isCompany) return []
      const words = folded(mark).split(/\s+/)
      const named = owner.names
        .flatMap((name) => folded(name).split(/\s+/))
        .filter((name) => name.length > 2 && words.includes(name))
      return within(filing, 'US', named.length > 0, named.join(' '))
    },
  },
  {
    name: 'picture-missing',
    level: 'blocking',
    source: 'Regulation (EU) 2018/626, Art. 3(3)(b); 37 CFR § 2.52(b)',
    finds: ({ picture, mark }) => (picture === 'missing' ? [{ place: null, what: mark }] : []),
  },
  {
    name: 'recording-missing',
    level: 'blocking',
    source: 'Regulation (EU) 2018/626, Art. 3(3)(g)',
    finds: ({ recording, mark }) => (recording === 'missing' ? [{ place: null, what: mark }] : []),
  },
  {
    name: 'recording-taken',
    level: 'blocking',
    source: 'EUIPO, Decision EX-20-9; UKIPO, e-directions of 20 February 2023; DPMA, notice of 10 January 2020',
    finds: ({ recordingRefused }) => recordingRefused.map(({ place, why }) => ({ place, what: why })),
  },
  {
    name: 'views-too-many',
    level: 'advisory',
    source: '37 CFR § 2.52(b)(2); UKIPO, e-directions of 20 February 2023; MarkenV § 9(1)',
    finds: ({ places, views }) =>
      places.flatMap(({ code }) => {
        const { most = null } = signFileRule(code, 'views') ?? {}
        return most !== null && views > most ? [{ place: code, what: `${views} / ${most}` }] : []
      }),
  },
  {
    name: 'us-basis',
    level: 'advisory',
    source: '37 CFR § 2.34(a): an application rests on at least one basis',
    finds: (filing) => within(filing, 'US', filing.unitedStates !== null && filing.unitedStates.basis === null, ''),
  },
  {
    name: 'us-first-use',
    level: 'blocking',
    source: '37 CFR § 2.34(a)(1)(ii), (iii)',
    finds: (filing) =>
      usedClasses(filing, ({ firstUseAnywhere, firstUseInCommerce }) => !firstUseAnywhere || !firstUseInCommerce),
  },
  {
    name: 'us-specimen',
    level: 'blocking',
    source: '37 CFR § 2.34(a)(1)(iv), § 2.56',
    finds: (filing) => usedClasses(filing, ({ specimens }) => !specimens.some(({ isFit }) => isFit)),
  },
  {
    name: 'us-foreign-application',
    level: 'blocking',
    source: '37 CFR § 2.34(a)(4): the claim of priority of an earlier foreign application',
    finds: (filing) => within(filing, 'US', filing.unitedStates?.basis === '44d' && filing.priority === null, '44(d)'),
  },
] as const satisfies readonly FilingRule[]

export type FilingRuleName = (typeof filingRules)[number]['name']
export const filingRuleNames = filingRules.map(({ name }) => name)

export interface Finding extends Found {
  rule: FilingRuleName
  level: FilingRule['level']
  source: string
}

/** Everything that the rules find in what is going to be filed, blocking findings first. */
export function findingsOf(filing: Filing, on: PlainDate): Finding[] {
  const all = filingRules.flatMap((rule) =>
    rule.finds(filing, on).map((found) => ({ ...found, rule: rule.name, level: rule.level, source: rule.source })),
  )
  return all.toSorted((a, b) => Number(b.level === 'blocking') - Number(a.level === 'blocking'))
}

import { competingOffices, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { GroundHint } from './ground.ts'
import { groundKinds, type GroundKind, type GroundRule, kindOf } from './ground-kinds.ts'
import { isOfPublicOrder } from './names-by-place.ts'
import { isStateInChinaAlone } from './states-in-china.ts'
import { groundLists } from '../words/ground-lists.ts'

/** Whose name or sign an official one is; the others are grounds of a kind as they are told in a place. */
type OfficialSense =
  | 'organisation'
  | 'red_cross'
  | 'olympic'
  | 'state_sign'
  | 'public_body'
  | 'reserved_in_us'
  | 'state_in_china'
export type GroundSense =
  | Exclude<GroundKind, 'official_symbol'>
  | OfficialSense
  | 'indication_unregistered'
  | 'indication_in_us'
  | 'indication_of_others'
  | 'slogan'
  | 'public_policy_in_us'

type Told = Pick<GroundHint, 'kind' | 'word' | 'classes'>

const officialSenses: Readonly<Record<string, OfficialSense>> = {
  'Paris Convention, article 6ter': 'organisation',
  'Geneva Conventions of 1949, article 53 of the first': 'red_cross',
  'Nairobi Treaty and laws on the Olympic names': 'olympic',
  'Paris Convention, article 6ter (signs of states)': 'state_sign',
  'names of states and of public bodies': 'public_body',
  'names that a law of the United States reserves': 'reserved_in_us',
}

export const isOfTheUnion = (place: Jurisdiction): boolean => place === 'EU' || competingOffices(place).includes('EU')

const classesOfFoods: readonly number[] = [29, 30, 31, 32, 33]

/**
 * Where a name of such goods is looked up: foods, wines and spirits in the Union's registers where its rights have effect and in
 * the Kingdom's own, products of crafts in the Union's of Regulation (EU) 2023/2411; empty where we know of no register.
 */
export function registersFor({ kind, word, classes }: Told, place: Jurisdiction): readonly string[] {
  const lists = groundLists()
  if (kind === 'traditional_term' && place === 'UK') return ['Protected geographical food and drink names, gov.uk']
  const list = kind === 'traditional_speciality' ? lists.specialities : lists.indications
  const meant = (list.get(word.replaceAll(' ', '')) ?? []).filter(
    (of) => classes.length === 0 || of.some((one) => classes.includes(one)),
  )
  const isFood = meant.some((of) => of.some((one) => classesOfFoods.includes(one)))
  const isCraft = meant.some((of) => !of.some((one) => classesOfFoods.includes(one)))
  if (place === 'UK') return isFood ? ['Protected geographical food and drink names, gov.uk'] : []
  if (!isOfTheUnion(place)) return []
  if (kind === 'traditional_speciality' || kind === 'traditional_term') return ['eAmbrosia']
  if (kind === 'plant_variety') return ['CPVO Variety Finder']
  return [...(isFood ? ['eAmbrosia', 'GIview'] : []), ...(isCraft ? ['EUIPO, Regulation (EU) 2023/2411'] : [])]
}

/** Whether a name of a place is one because it is an indication for other goods, which the Union and the Kingdom protect against evocation. */
function isOfOthers(letters: string, place: Jurisdiction): boolean {
  const { indications, places, towns, notOfTheUk } = groundLists()
  if (!indications.has(letters) || places.has(letters) || towns.has(letters)) return false
  return place === 'UK' ? !notOfTheUk.has(letters) : isOfTheUnion(place)
}

/** Of so many words what praises is a message, and is told as one. */
const fewestOfSlogan = 3

/** What a ground is told as in a place. */
export function senseOf(ground: Told, place: Jurisdiction): GroundSense {
  const { kind, word } = ground
  const letters = word.replaceAll(' ', '')
  const lists = groundLists()
  if (kind === 'official_symbol') {
    if (place === 'CN' && (lists.states.has(letters) || isStateInChinaAlone(letters))) return 'state_in_china'
    const [list = ''] = lists.official.get(letters) ?? []
    return officialSenses[list] ?? 'public_body'
  }
  if (kind === 'geographical_indication' && place === 'US') return 'indication_in_us'
  if (kind === 'geographical_indication' && registersFor(ground, place).length === 0) return 'indication_unregistered'
  if (kind === 'laudatory' && word.split(' ').length >= fewestOfSlogan) return 'slogan'
  if (kind === 'public_policy' && place === 'US') return 'public_policy_in_us'
  return kind === 'geographical' && isOfOthers(letters, place) ? 'indication_of_others' : kind
}

/** The rules of what a ground is told as in a place, where that is not its kind. */
const ruleOfSense: Readonly<Record<Exclude<GroundSense, GroundKind>, GroundRule>> = {
  organisation: 'protected', red_cross: 'redCross', olympic: 'olympic', state_sign: 'stateSign', public_body: 'body', reserved_in_us: 'body', state_in_china: 'stateName',
  indication_unregistered: 'indication', indication_in_us: 'indication', indication_of_others: 'evoking',
  slogan: 'indistinct', public_policy_in_us: 'indistinct',
} // prettier-ignore

/** Places that are no members of the World Trade Organization, whose agreement does not bind them. */
const outsideOfTrips: ReadonlySet<string> = new Set('AZ BA BY DZ ET IQ IR LB LY RS SD SY TM UZ'.split(' '))
const ofParis = 'Paris Convention art. 6quinquies B'

const everywhere: Readonly<Record<GroundRule, string>> = {
  indistinct: 'TRIPS art. 15(1)',
  praising: 'TRIPS art. 15(1)',
  plain: 'TRIPS art. 15(1)',
  describing: 'TRIPS art. 15(1)',
  placing: 'TRIPS art. 15(1)',
  deceiving: 'TRIPS art. 15(2)',
  protected: 'Paris Convention art. 6ter',
  redCross: 'First Geneva Convention art. 53',
  olympic: 'TRIPS art. 15(2)',
  stateSign: 'Paris Convention art. 6ter',
  body: 'TRIPS art. 15(2)',
  stateName: 'PRC Trademark Law art. 10(1)(1)–(2)',
  indication: 'TRIPS art. 22–23',
  evoking: 'Directive (EU) 2015/2436 art. 4(1)(c), (i)',
  tradition: 'Directive (EU) 2015/2436 art. 4(1)(k)',
  termOfWine: 'Directive (EU) 2015/2436 art. 4(1)(j)',
  variety: 'Directive (EU) 2015/2436 art. 4(1)(l)',
  semiGeneric: 'TRIPS art. 24(6)',
  named: 'TRIPS art. 15(1)',
  offending: 'TRIPS art. 15(2)',
  personal: 'TRIPS art. 15(2)',
}

/** Of members of the Union whose own law we do not hold: what their laws have to follow. */
const inTheUnion = lettered('Directive (EU) 2015/2436 art. 4(1)', {
  indistinct: '(b)', praising: '(b)', plain: '(b), (c)', describing: '(c)', placing: '(c)', deceiving: '(g)', protected: '(h)', stateSign: '(h)', body: '(f), (g)',
  indication: '(i)', evoking: '(c), (i)', tradition: '(k)', termOfWine: '(j)', variety: '(l)', named: '(b)', offending: '(f)',
}, { personal: 'Directive (EU) 2015/2436 art. 5(4)(b)' }) // prettier-ignore

/** Rules whose treaty is named beside the law of the place. */
const withTreaty: readonly GroundRule[] = ['protected', 'redCross', 'stateSign']

/* The articles as they are cited; where a letter was renumbered lately or was not confirmed, the paragraph without its letter. */
const laws: Readonly<Partial<Record<Jurisdiction, Readonly<Partial<Record<GroundRule, string>>>>>> = {
  EU: lettered('EUTMR art. 7(1)', { indistinct: '(b)', praising: '(b)', plain: '(b), (c)', describing: '(c)', placing: '(c)', deceiving: '(g)', protected: '(h)', redCross: '(i)', olympic: '', stateSign: '(f)–(h)', body: '(f), (g)', indication: '(j)', evoking: '(c), (j)', tradition: '(l)', termOfWine: '(k)', variety: '(m)', named: '(b)', offending: '(f)' }, { personal: 'EUTMR art. 60(2)(a)' }),
  SK: lettered('zákon 506/2009 Z. z. § 5 ods. 1', { indistinct: ' písm. b)', praising: ' písm. b)', plain: ' písm. b), c)', describing: ' písm. c)', placing: ' písm. c)', deceiving: ' písm. g)', body: ' písm. f), g)', named: ' písm. b)', offending: ' písm. f)' }, { personal: 'zákon 506/2009 Z. z. § 7' }),
  CZ: lettered('zákon 441/2003 Sb. § 4', { indistinct: ' písm. b)', praising: ' písm. b)', plain: ' písm. b), c)', describing: ' písm. c)', placing: ' písm. c)', deceiving: ' písm. g)', olympic: '; zákon 60/2000 Sb.', body: ' písm. f), g)', named: ' písm. b)', offending: ' písm. f)' }, { personal: 'zákon 441/2003 Sb. § 7' }),
  US: lettered('Lanham Act', { indistinct: ' §§ 1, 2, 45', praising: ' § 2(e)(1)', plain: ' §§ 1, 2, 45, § 2(e)(1)', describing: ' § 2(e)(1)', placing: ' § 2(e)(2)–(3)', deceiving: ' § 2(a), (e)(1)', protected: ' § 2(a)–(b)', redCross: ' § 2(a); 18 U.S.C. 706', stateSign: ' § 2(a)–(b)', body: ' § 2(a)', indication: ' § 2(a), (e)(3)', semiGeneric: ' § 2(a), (e); 26 U.S.C. 5388(c)', named: ' § 2(e)(4)', offending: ' §§ 1, 2, 45', personal: ' § 2(a), (c)' }),
  UK: lettered('TMA 1994 s. 3', { indistinct: '(1)(b)', praising: '(1)(b)', plain: '(1)(b), (c)', describing: '(1)(c)', placing: '(1)(c)', deceiving: '(3)(b)', protected: '(5)', redCross: '(4); Geneva Conventions Act 1957 s. 6', stateSign: '(3)(b), (5), s. 4', body: '(3)', indication: '(4A)', evoking: '(1)(c), (4A)', tradition: '(4B)', termOfWine: '(4B)', variety: '', named: '(1)(b)', offending: '(3)(a)' }, { personal: 'TMA 1994 s. 5(4)(a)' }),
  ES: lettered('Ley 17/2001 art. 5.1', { indistinct: ' b)', praising: ' b)', plain: ' b), c)', describing: ' c)', placing: ' c)', deceiving: ' g)', body: ' f), g)', named: ' b)', offending: ' f)' }, { personal: 'Ley 17/2001 art. 9.1' }),
  DE: lettered('MarkenG § 8 Abs. 2', { indistinct: ' Nr. 1', praising: ' Nr. 1', plain: ' Nr. 1, 2', describing: ' Nr. 2', placing: ' Nr. 2', deceiving: ' Nr. 4', olympic: '; OlympSchG', body: ' Nr. 4, 5', named: ' Nr. 1', offending: ' Nr. 5' }, { personal: 'MarkenG § 13 Abs. 2 Nr. 1' }),
  FR: lettered('Code de la propriété intellectuelle art. L. 711-2', {}, { personal: 'Code de la propriété intellectuelle art. L. 711-3' }),
  IT: lettered('d.lgs. 30/2005 art. 13', {}, { deceiving: 'd.lgs. 30/2005 art. 14', protected: 'd.lgs. 30/2005 art. 10', redCross: 'd.lgs. 30/2005 art. 10', olympic: 'd.lgs. 30/2005 art. 10', stateSign: 'd.lgs. 30/2005 art. 10', body: 'd.lgs. 30/2005 art. 10, 14', indication: 'd.lgs. 30/2005 art. 14', evoking: 'd.lgs. 30/2005 art. 13, 14', tradition: 'd.lgs. 30/2005 art. 14', termOfWine: 'd.lgs. 30/2005 art. 14', variety: 'd.lgs. 30/2005 art. 14', offending: 'd.lgs. 30/2005 art. 14', personal: 'd.lgs. 30/2005 art. 8' }),
  CH: lettered('MSchG Art. 2', { indistinct: ' lit. a', praising: ' lit. a', plain: ' lit. a', describing: ' lit. a', placing: ' lit. a', deceiving: ' lit. c', protected: ' lit. d', redCross: ' lit. d', olympic: ' lit. d', stateSign: ' lit. c, d', body: ' lit. c, d', indication: ' lit. c, d', named: ' lit. a', offending: ' lit. d' }, { placing: 'MSchG Art. 2 lit. a, c, Art. 47', personal: 'ZGB Art. 28–29' }),
  CN: { indistinct: 'PRC Trademark Law art. 11(1)', praising: 'PRC Trademark Law art. 11(1)', plain: 'PRC Trademark Law art. 11(1)', describing: 'PRC Trademark Law art. 11(1)', named: 'PRC Trademark Law art. 11(1)', placing: 'PRC Trademark Law art. 10(2)', deceiving: 'PRC Trademark Law art. 10(1)(7)', indication: 'PRC Trademark Law art. 16', protected: 'PRC Trademark Law art. 10(1)(1)–(5)', redCross: 'PRC Trademark Law art. 10(1)(5)', stateSign: 'PRC Trademark Law art. 10(1)(1)–(2)', body: 'PRC Trademark Law art. 10(1)', offending: 'PRC Trademark Law art. 10(1)(8)', personal: 'PRC Trademark Law art. 32' },
  JP: cited('Trademark Act (Japan) art.', { indistinct: '3(1)(v)–(vi)', praising: '3(1)(iii), (vi)', plain: '3(1)(iii), (v)–(vi)', describing: '3(1)(i), (iii)', placing: '3(1)(iii), 4(1)(xvi)', deceiving: '4(1)(xvi)', protected: '4(1)(iii)', redCross: '4(1)(iv)', olympic: '4(1)(vi)', stateSign: '4(1)(i)–(ii)', body: '4(1)(vi)–(vii)', indication: '3(1)(iii), 4(1)(xvi)–(xvii)', named: '3(1)(iv)', offending: '4(1)(vii)', personal: '4(1)(viii)' }),
  KR: cited('Trademark Act (Korea) art.', { indistinct: '33(1)(vi)–(vii)', praising: '33(1)(iii), (vii)', plain: '33(1)(iii), (vi)–(vii)', describing: '33(1)(i), (iii)', placing: '33(1)(iii)–(iv)', deceiving: '34(1)(xii)', protected: '34(1)(i)', redCross: '34(1)(i)', olympic: '34(1)(i)', stateSign: '34(1)(i)', body: '34(1)(i)–(iii)', indication: '34(1)', named: '33(1)(v)', offending: '34(1)(iv)', personal: '34(1)(vi)' }),
  CA: cited('Trademarks Act (Canada) s.', { indistinct: '37(1)(d)', praising: '12(1)(b), 37(1)(d)', plain: '12(1)(b), 37(1)(d)', describing: '12(1)(b)–(c)', placing: '12(1)(b)', deceiving: '12(1)(b)', protected: '9(1), 12(1)(e)', redCross: '9(1)(f), 12(1)(e)', olympic: '12(1)(i)', stateSign: '9(1), 12(1)(e)', body: '9(1), 12(1)(e)', indication: '12(1)', named: '12(1)(a)', offending: '9(1)(j), 12(1)(e)', personal: '9(1)(k), 12(1)(a)' }),
} // prettier-ignore

/* What the name of somebody who is dead is examined under, where that is another rule than that of the living. */
const ofTheDead: Readonly<Partial<Record<Jurisdiction, string>>> = {
  US: 'Lanham Act § 2(a)',
  JP: 'Trademark Act (Japan) art. 4(1)(vii)',
  KR: 'Trademark Act (Korea) art. 34(1)(ii)',
  CA: 'Trademarks Act (Canada) s. 12(1)(a)',
  CN: 'PRC Trademark Law art. 10(1)(8)',
}

/* The names of the games have laws of their own there, beside the treaty on their symbol that some states are party to. */
const ofTheGames: Readonly<Partial<Record<Jurisdiction, string>>> = {
  US: 'Lanham Act § 2(a); 36 U.S.C. 220506',
  UK: 'TMA 1994 s. 3(5), s. 4(5); Olympic Symbol etc. (Protection) Act 1995',
}

/* By its own law each; the crime of 18 U.S.C. 711 was repealed in 2020 (Pub. L. 116-260). */
const reserving: Readonly<Record<string, string>> = {
  boyscoutsofamerica: '36 U.S.C. 30905',
  boyscouts: '36 U.S.C. 30905',
  girlscouts: '36 U.S.C. 80305',
  smokeybear: '16 U.S.C. 580p-4',
}

function reservedBy(name: string): string {
  const law = reserving[name.replaceAll(' ', '')]
  return law === undefined ? 'Lanham Act § 2(a)' : `Lanham Act § 2(a); ${law}`
}

/* Where distinctiveness acquired through use overcomes that a sign describes or distinguishes nothing. */
const acquiring: Readonly<Partial<Record<Jurisdiction, string>>> = {
  EU: 'EUTMR art. 7(3)',
  SK: 'zákon 506/2009 Z. z. § 5 ods. 2',
  CZ: 'zákon 441/2003 Sb. § 5',
  US: 'Lanham Act § 2(f)',
  UK: 'TMA 1994 s. 3(1)',
  ES: 'Ley 17/2001 art. 5.2',
  DE: 'MarkenG § 8 Abs. 3',
  CH: 'MSchG Art. 2 lit. a',
  FR: 'Code de la propriété intellectuelle art. L. 711-2',
  IT: 'd.lgs. 30/2005 art. 13',
  CN: 'PRC Trademark Law art. 11',
  JP: 'Trademark Act (Japan) art. 3(2)',
  KR: 'Trademark Act (Korea) art. 33(2)',
  CA: 'Trademarks Act (Canada) s. 12(3)',
}

/** The rule of a place on distinctiveness acquired through use; where we hold no law of the place, the directive's or the convention's. */
export const ruleOfUse = (place: Jurisdiction): string =>
  acquiring[place] ??
  (isOfTheUnion(place) ? 'Directive (EU) 2015/2436 art. 4(4)' : 'Paris Convention art. 6quinquies C(1)')

/** Whether a rule is of a treaty that leaves it to each state whether and how it refuses: the ground itself is in a law that we do not hold. */
export const leavesToTheState = (rule: string): boolean => /^(?:TRIPS|Paris Convention art\. 6quinquies)/.test(rule)

/** The rules of a law by their letters; those of another law, or of another article, as they are cited. */
function lettered(
  law: string,
  letters: Readonly<Partial<Record<GroundRule, string>>>,
  others: Readonly<Partial<Record<GroundRule, string>>> = {},
): Partial<Record<GroundRule, string>> {
  const rules = Object.keys(everywhere) as GroundRule[]
  return {
    ...Object.fromEntries(
      rules
        .filter((rule) => rule !== 'stateName' && (rule !== 'personal' || letters.personal))
        .map((rule) => [rule, `${law}${letters[rule] ?? ''}`]),
    ),
    ...others,
  }
}

/** The rules of a law by their articles alone; of what it has none the treaty's is told. */
function cited(
  law: string,
  articles: Readonly<Partial<Record<GroundRule, string>>>,
): Partial<Record<GroundRule, string>> {
  return Object.fromEntries(Object.entries(articles).map(([rule, article]) => [rule, `${law} ${article}`]))
}

const kindNames: ReadonlySet<string> = new Set(groundKinds)
const isKind = (sense: GroundSense): sense is Exclude<GroundSense, keyof typeof ruleOfSense> => kindNames.has(sense)

/** The rule of a place that a ground is of; where we hold no law of the place, the directive's that it follows, or the treaty's. */
export function ruleOf(ground: Told, place: Jurisdiction): string {
  const sense = senseOf(ground, place)
  const rule = isKind(sense) ? kindOf(sense).rule : ruleOfSense[sense]
  if (sense === 'reserved_in_us' && place === 'US') return reservedBy(ground.word)
  if (rule === 'olympic' && ofTheGames[place]) return ofTheGames[place]
  if (rule === 'personal') {
    const name = ground.word.replaceAll(' ', '')
    if (place === 'CN' && isOfPublicOrder(name)) return 'PRC Trademark Law art. 10(1)(8)'
    if (ofTheDead[place] && !groundLists().living.has(name)) return ofTheDead[place]
  }
  const own = laws[place]?.[rule] ?? (isOfTheUnion(place) ? inTheUnion[rule] : undefined)
  if (own === undefined)
    return outsideOfTrips.has(place) ? everywhere[rule].replace(/^TRIPS .*/, ofParis) : everywhere[rule]
  return withTreaty.includes(rule) ? `${own}, ${everywhere[rule]}` : own
}

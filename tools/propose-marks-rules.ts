import { isOfTheUnion } from '#domain/clearance/grounds/ground-rules.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'

/** The rule of each kind of ground, by place; what is not here has the treaty's. */
const rules: Record<string, Record<string, string>> = {
  EU: { d: '7(1)(c)', l: '7(1)(c)', a: '7(1)(b), (c)', n: '7(1)(b)', s: '7(1)(b)', m: '7(1)(g)', o: '7(1)', i: '7(1)(j)', t: '7(1)(l)', k: '7(1)(k)', v: '7(1)(m)', p: '7(1)(f)', r: '60(2)(a)' },
  SK: { v: '506/2009', t: '506/2009', k: '506/2009', d: '§ 5 ods. 1 písm. c)', l: '§ 5 ods. 1', a: 'písm. b), c)', n: 'písm. b)', s: 'písm. b)', m: 'písm. g)', o: '§ 5 ods. 1', i: '506/2009', p: 'písm. f)', r: '506/2009 Z. z. § 7' },
  CZ: { t: '441/2003', k: '441/2003', d: '§ 4 písm. c)', l: '§ 4', a: 'písm. b), c)', n: 'písm. b)', s: 'písm. b)', m: 'písm. g)', o: '§ 4', i: '441/2003', p: 'písm. f)', r: '441/2003 Sb. § 7' },
  US: { w: '26 U.S.C. 5388(c)', d: 'Lanham Act § 2(e)(1))', l: '§ 2(e)(2)–(3)', a: '§§ 1, 2, 45, § 2(e)(1)', n: 'Lanham Act § 2(e)(1))', s: '§§ 1, 2, 45', f: '§ 2(e)(4)', m: '§ 2(a)', o: 'Lanham Act § 2(a)', i: '§ 2(a), (e)(3)', p: '§§ 1, 2, 45', r: 'Lanham Act § 2(a)' },
  ES: { k: '17/2001', d: 'art. 5.1 c)', l: 'art. 5.1', a: 'art. 5.1 b), c)', n: 'art. 5.1 b)', s: 'art. 5.1 b)', m: 'art. 5.1 g)', o: 'art. 5.1', i: '17/2001', p: 'art. 5.1 f)', r: 'art. 9.1' },
  DE: { k: 'MarkenG § 8', d: 'Abs. 2 Nr. 2', l: 'MarkenG § 8 Abs. 2', a: 'Nr. 1, 2', n: 'Nr. 1', s: 'Nr. 1', m: 'Nr. 4', o: '§ 8', i: '§ 8', p: 'Nr. 5', r: '§ 13 Abs. 2 Nr. 1' },
  UK: { v: 'TMA 1994 s. 3', t: 'TMA 1994 s. 3(4B)', k: 'TMA 1994 s. 3(4B)', d: '3(1)(c)', l: 'TMA 1994 s. 3', a: '3(1)(b), (c)', n: '3(1)(b)', s: '3(1)(b)', m: '3(3)(b)', o: 'TMA 1994 s. 3(', i: 'TMA 1994 s. 3(4A)', p: '3(3)(a)', r: 's. 5(4)(a)' },
  FR: { d: 'L. 711-2', l: 'L. 711-2', a: 'L. 711-2', n: 'L. 711-2', s: 'L. 711-2', m: 'L. 711-2', o: 'L. 711-2', i: 'L. 711-2', t: 'L. 711-2', k: 'L. 711-2', v: 'L. 711-2', p: 'L. 711-2' },
  IT: { d: 'd.lgs. 30/2005 art. 13', l: 'd.lgs. 30/2005 art. 13', a: 'd.lgs. 30/2005 art. 13', n: 'd.lgs. 30/2005 art. 13', s: 'd.lgs. 30/2005 art. 13', m: 'd.lgs. 30/2005 art. 14', o: 'd.lgs. 30/2005 art. 10', i: 'd.lgs. 30/2005 art. 14', t: 'd.lgs. 30/2005 art. 14', k: 'd.lgs. 30/2005 art. 14', v: 'd.lgs. 30/2005 art. 14', p: 'd.lgs. 30/2005 art. 14', r: 'd.lgs. 30/2005 art. 8' },
  CN: { d: 'art. 11(1)', n: 'art. 11(1)', a: 'art. 11(1)', s: 'art. 11(1)', l: 'art. 10(2)', m: 'art. 10(1)(7)', i: 'art. 16', o: 'PRC Trademark Law art. 10(1)', r: 'PRC Trademark Law art.' },
  CH: { d: 'MSchG Art. 2 lit. a', l: 'MSchG Art. 2 lit. a', i: 'MSchG Art. 2 lit. c, d', r: 'ZGB Art. 28' },
  JP: { d: 'Trademark Act (Japan) art. 3(1)', l: 'art. 3(1)(iii), 4(1)(xvi)', a: 'art. 3(1)', n: 'art. 3(1)', s: 'art. 3(1)(v)', f: 'art. 3(1)(iv)', m: '4(1)(xvi)', o: 'art. 4(1)', i: '4(1)(xvi)–(xvii)', p: '4(1)(vii)', r: '4(1)(v' },
  KR: { d: 'Trademark Act (Korea) art. 33(1)', l: 'art. 33(1)(iii)–(iv)', a: 'art. 33(1)', n: 'art. 33(1)', s: 'art. 33(1)(vi)', f: 'art. 33(1)(v)', m: '34(1)(xii)', o: 'art. 34(1)', i: 'art. 34(1)', p: '34(1)(iv)', r: '34(1)(' },
  CA: { d: 'Trademarks Act (Canada) s. 12(1)(b)', l: '12(1)(b)', a: '12(1)(b)', n: '12(1)(b)', s: '37(1)(d)', f: '12(1)(a)', m: '12(1)(b)', o: 's. 9(1)', i: 's. 12(1)', p: '9(1)(j)', r: '12(1)(a)' },
} // prettier-ignore

/** Where no law of a place is held: the directive in the Union, the treaty elsewhere. */
const everywhere: Record<string, string> = {
  i: 'TRIPS',
  o: '',
  r: '15(2)',
  m: '15(2)',
}

const kindOf: Record<string, string> = {
  descriptive: 'd', story_title: 'd', quality: 'd', geographical: 'l', unit: 'd', generic: 'a', laudatory: 'n', colour: 'a', numeral: 'a',
  too_short: 's', common_sign: 's', surname: 'f', deceptive: 'm', official_symbol: 'o', geographical_indication: 'i', traditional_speciality: 't', traditional_term: 'k', plant_variety: 'v',
  semi_generic: 'w',
  public_policy: 'p', person: 'r', evocation: 'i',
} // prettier-ignore

/** Of so many words what praises is a message: in the United States it fails to function as a mark. */
const fewestOfSlogan = 3

/** A part of the rule that is cited for a kind of ground in a place, as it was looked up for the table of marks. */
export function ruleWanted(kind: string, place: Jurisdiction, word: string): string {
  const rule = kindOf[kind] ?? ''
  if (kind === 'laudatory' && place === 'US' && word.split(' ').length >= fewestOfSlogan) return '§§ 1, 2, 45'
  return rules[place]?.[rule] ?? (isOfTheUnion(place) ? '2015/2436' : (everywhere[rule] ?? 'TRIPS art. 15(1)'))
}

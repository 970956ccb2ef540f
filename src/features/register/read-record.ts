import {
  beginningOf,
  isRecordDate,
  type OfficeRecord,
  officeClass,
  officeDate,
} from '#domain/clearance/office-record.ts'
import { stateOf } from '#domain/clearance/office-states.ts'
import { viennaCode } from '#domain/clearance/picture/vienna.ts'
import { goodsOf, markTypeOf, spellingsOf } from '#domain/clearance/office-words.ts'
import { type Jurisdiction, jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { textOf, textsAt, valuesAt, type XmlElement, type XmlValue } from '#platform/xml/tree.ts'
import type { Each, FieldMap, Format, Places } from './formats.ts'

/** Why a record was left out: its number when it told one, and the reason for people. */
export interface Refusal {
  readonly number: string | null
  readonly reason: string
}

/** A record that can be taken; `remark` is what of it could not, for people. */
export interface Taken {
  readonly record: OfficeRecord
  readonly remark: string | null
}

const longestText = 2000

const first = (from: XmlValue, places: Places): string => {
  for (const place of places) {
    const [text] = textsAt(from, place)
    if (text !== undefined) return text
  }
  return ''
}
const orNull = (text: string, longest = 300) => (text === '' ? null : beginningOf(text, longest).trim())
const datesAt = (from: XmlValue, places: Places): PlainDate[] =>
  places
    .flatMap((place) => textsAt(from, place))
    .flatMap((text) => officeDate(text) ?? [])
    .sort()

/** Codes of WIPO's standard ST.3 that are others than ours. */
const codesOfWipo: Record<string, Jurisdiction> = { EM: 'EU', WO: 'WIPO', IB: 'WIPO', OA: 'OAPI', AP: 'ARIPO' }
const placeFrom = (code: string): Jurisdiction | null => jurisdictionFrom(codesOfWipo[code] ?? code)

/** The office that a record names, by our codes; undefined when it names none. */
export function officeOf(format: Format, tree: XmlElement): Jurisdiction | null | undefined {
  const code = first(tree, format.fields.office).toUpperCase()
  return code === '' ? undefined : placeFrom(code)
}

/** Only an international registration has designations; one that tells none may still have them. */
function designationsIn(fields: FieldMap, tree: XmlElement, office: Jurisdiction): string[] | null {
  if (office !== 'WIPO' && office !== 'ARIPO') return null
  const codes = fields.designations.flatMap((place) => textsAt(tree, place)).map((code) => code.trim().toUpperCase())
  const places = codes.filter((code) => /^[A-Z]{2}$/.test(code)).map((code) => placeFrom(code) ?? code)
  return places.length > 0 ? [...new Set(places)].sort() : null
}

/** Reads a record by the map of its format on a day of ours, or says why it cannot be taken. */
export function readRecord(format: Format, tree: XmlElement, office: Jurisdiction, today: PlainDate): Taken | Refusal {
  const { fields } = format
  const number = first(tree, fields.number)
  if (number === '') return { number: null, reason: 'no application number' }
  if (!format.number.test(number)) return { number: beginningOf(number, 60), reason: 'not an application number' }
  const named = officeOf(format, tree)
  if (named !== undefined && named !== office) {
    return { number, reason: `a record of another office (${named ?? beginningOf(first(tree, fields.office), 10)})` }
  }
  const text = beginningOf(first(tree, fields.text).replace(/\s+/g, ' '), longestText)
  const classes = classesIn(fields, tree)
  const owner = ownerIn(fields, tree)
  const status = orNull(first(tree, fields.status))
  const gone = fields.gone !== null && fields.gone.value.test(first(tree, fields.gone.at))
  const markType = markTypeOf(first(tree, fields.markFeature))
  const goods = goodsIn(fields, tree).filter((one) => classes.length === 0 || classes.includes(one.class))
  const registrationNumber = orNull(first(tree, fields.registrationNumber), 60)
  const dates = datesAt(tree, fields.recordDate)
  const recordDate = dates.findLast((date) => isRecordDate(date, today)) ?? null
  const ahead = dates.find((date) => !isRecordDate(date, today))
  const record: OfficeRecord = {
    number,
    registrationNumber: registrationNumber !== null && /^0+$/.test(registrationNumber) ? null : registrationNumber,
    text,
    otherTexts: spellingsOf(
      text,
      fields.spellings.flatMap((one) => textsOf(tree, one)),
    ),
    markType,
    classes,
    goods,
    ...owner,
    designations: designationsIn(fields, tree, office),
    filingDate: datesAt(tree, fields.filingDate)[0] ?? null,
    priorityDate: datesAt(tree, fields.priorityDate)[0] ?? null,
    publicationDate: datesAt(tree, fields.publicationDate)[0] ?? null,
    registrationDate: datesAt(tree, fields.registrationDate)[0] ?? null,
    expiryDate: datesAt(tree, fields.expiryDate)[0] ?? null,
    state: gone ? 'dead' : stateOf(office, status),
    status,
    imageReference: orNull(first(tree, fields.imageReference)),
    viennaCodes: viennaIn(fields, tree),
    recordDate,
    stateOnly: text === '' && markType === null && classes.length === 0 && goods.length === 0 && owner.owner === null,
  }
  return {
    record,
    remark: ahead === undefined ? null : `its date ${ahead} lies ahead and is not taken for one; the rest is`,
  }
}

function* eachIn(
  tree: XmlElement,
  map: Each,
): Generator<{ code: string; picked: RegExpMatchArray | null; value: XmlValue }> {
  for (const place of map.each) {
    for (const value of valuesAt(tree, place)) {
      const code = map.code ? first(value, map.code) : ''
      yield { code, picked: map.only ? code.match(map.only) : [''], value }
    }
  }
}

function textsOf(tree: XmlElement, map: Each): string[] {
  return [...eachIn(tree, map)].flatMap(({ picked, value }) => (picked ? [first(value, map.text)] : []))
}

const mostCodes = 60

/** The codes of the picture's elements, each once; what is no code of Vienna is left out. */
function viennaIn(fields: FieldMap, tree: XmlElement): string[] {
  const codes = fields.viennaCodes.flatMap((place) => textsAt(tree, place)).flatMap((text) => viennaCode(text) ?? [])
  return [...new Set(codes)].sort().slice(0, mostCodes)
}

/** The classes that are in force, or all of them when none is. */
function classesIn(fields: FieldMap, tree: XmlElement): number[] {
  const [inForce, all] = [new Set<number>(), new Set<number>()]
  for (const map of fields.classes) {
    for (const { picked, value } of eachIn(tree, map)) {
      for (const text of map.text.flatMap((place) => textsAt(value, place))) {
        const niceClass = officeClass(text)
        if (niceClass === null) continue
        all.add(niceClass)
        if (picked) inForce.add(niceClass)
      }
    }
  }
  return [...(inForce.size > 0 ? inForce : all)].sort((a, b) => a - b)
}

function goodsIn(fields: FieldMap, tree: XmlElement) {
  const texts = [...eachIn(tree, fields.goods)].flatMap(({ picked, value }) => {
    const niceClass = officeClass(picked?.[1] ?? '')
    return niceClass === null ? [] : [{ niceClass, text: inEnglish(value, fields.goods.text) }]
  })
  return goodsOf(texts)
}

/** The English text where an office tells it in several languages, else its first. */
function inEnglish(from: XmlValue, places: Places): string {
  const values = places.flatMap((place) => valuesAt(from, place))
  const english = values.find((value) => typeof value !== 'string' && value['@languageCode'] === 'en')
  return english === undefined ? first(from, places) : textOf(english)
}

/** Offices list the owners of all times; the present ones have the highest rank. */
function ownerIn(fields: FieldMap, tree: XmlElement): { owner: string | null; ownerCountry: string | null } {
  const { owners } = fields
  const found = owners.each
    .flatMap((place) => valuesAt(tree, place))
    .map((value) => {
      const rank = Number(first(value, owners.rank))
      const family = first(value, owners.family)
      const person = family === '' ? '' : `${first(value, owners.given)} ${family}`.trim()
      return {
        rank: rank >= 10 ? rank : 0,
        name: first(value, owners.names) || person,
        country: first(value, owners.country),
      }
    })
    .filter((one) => one.name !== '')
  const highest = found.reduce((most, one) => Math.max(most, one.rank), 0)
  const present = found.filter((one) => one.rank === highest)
  return {
    owner: orNull([...new Set(present.map((one) => one.name.replace(/\s+/g, ' ')))].join('; '), 500),
    ownerCountry: countryOf(present[0]?.country ?? ''),
  }
}

/** ISO 3166-1 alpha-2; older records of the USPTO write a third letter X. */
function countryOf(code: string): string | null {
  const country = code
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]{2})X$/, '$1')
  return /^[A-Z]{2}$/.test(country) ? country : null
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ownTerms } from '#app/goods-terms.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { normalise } from '#domain/clearance/words/letters.ts'
import type { MarkState } from '#domain/clearance/mark-state.ts'
import { isJurisdiction, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { addDays } from '#kernel/dates.ts'
import type { Tx } from '#platform/db/database.ts'

interface Entry {
  text: string
  figurative: boolean
  office: Jurisdiction
  classes: number[]
  state: MarkState
  /** Days since filing. */
  age: number
  otherTexts: string[]
  number: string | null
  owner: string | null
}

const linesOf = (name: string): string[] =>
  readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** A number that a text always gives again, below `limit`: so the demo is the same on every machine. */
const drawn = (text: string, limit: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % limit

const pick = <T>(text: string, list: readonly T[], otherwise: T): T => list[drawn(text, list.length)] ?? otherwise

const offices: readonly Jurisdiction[] = ['US', 'EU', 'UK', 'SK', 'CZ', 'CH', 'CA', 'DE', 'ES', 'FR', 'WIPO']
const states: readonly MarkState[] = [
  ...Array<MarkState>(13).fill('registered'), 'pending', 'pending', 'pending', 'dead', 'dead', 'dead', 'unknown',
] // prettier-ignore

/** Owners nobody will look for, by office: name and country. */
const owners: Partial<Record<Jurisdiction, readonly [name: string, country: string | null][]>> = {
  US: [['Imaginary Goods Co.', 'US'], ['Nowhere Valley LLC', 'US'], ['Makebelieve Holdings, Inc.', 'US'], ['Pretend Prairie Brands LLC', 'US']],
  EU: [['Fiktiva d. o. o.', 'SI'], ['Ohnenamen GmbH', 'DE'], ['Inventado y Sombra, S.L.', 'ES'], ['Neexistuje a. s.', 'CZ'], ['Fittizia Mare S.r.l.', 'IT']],
  UK: [['Makebelieve & Daughters Ltd', 'GB'], ['Unreal Moor Limited', 'GB'], ['Nosuch Lane Trading Ltd', 'GB']],
  SK: [['Vymyslená s. r. o.', 'SK'], ['Neskutočná Dolina, a. s.', 'SK'], ['Rozprávková družina, s. r. o.', 'SK']],
  CZ: [['Smyšlená s. r. o.', 'CZ'], ['Pohádkový mlýn, a. s.', 'CZ'], ['Jakoby spol. s r. o.', 'CZ']],
  CH: [['Erfunden & Söhne AG', 'CH'], ['Alpentraum Nirgends GmbH', 'CH']],
  CA: [['Imaginary Maple Works Inc.', 'CA'], ['Fictive Fjord Ltd.', 'CA']],
  DE: [['Luftschloss Handels GmbH', 'DE'], ['Beispielhausen KG', 'DE'], ['Ohnenamen GmbH', 'DE']],
  ES: [['Inventado y Sombra, S.L.', 'ES'], ['Ninguna Parte, S.A.', 'ES']],
  FR: [['Maison Imaginaire SARL', 'FR'], ['Songe et Fils SAS', 'FR']],
  WIPO: [['Erfunden & Söhne AG', 'CH'], ['Fittizia Mare S.r.l.', 'IT'], ['Songe et Fils SAS', 'FR'], ['Sõnum Väljamõeldis OÜ', 'EE']],
} // prettier-ignore

const statusOf: Record<MarkState, readonly string[]> = {
  registered: ['Registered'],
  pending: ['Application published', 'Under examination'],
  dead: ['Expired', 'Withdrawn', 'Refused'],
  unknown: ['Status not given'],
}

/** The marks around those of the demo, line by line, and the invented words of every class. */
export function demoRegister(): Entry[] {
  const near = linesOf('register.txt').map((line): Entry => {
    const [name = '', office = '', classes = '', state = '', years = '', other = '', number = '', owner = ''] =
      line.split('|')
    if (!isJurisdiction(office)) throw new Error(`the demo register names no office: ${line}`)
    return {
      text: name.replace('*', ''),
      figurative: name.startsWith('*'),
      office,
      classes: classes.split(',').map(Number),
      state: state as MarkState,
      age: Math.round(Number(years) * 365) + drawn(name, 200),
      otherTexts: other === '' ? [] : [other],
      number: number || null,
      owner: owner || null,
    }
  })
  const words = linesOf('register-words.txt').flatMap((line): Entry[] => {
    const [niceClass = '', names = ''] = line.split(': ')
    return names.split(', ').map((name) => {
      const state = pick(`state ${name}`, states, 'registered')
      return {
        text: name.replace('*', ''),
        figurative: name.startsWith('*'),
        office: pick(`office ${name}`, offices, 'EU'),
        classes: [Number(niceClass)],
        state,
        age: state === 'pending' ? 30 + drawn(name, 270) : 500 + drawn(name, 5000),
        otherTexts: [],
        number: null,
        owner: null,
      }
    })
  })
  return [...near, ...words]
}

function goodsOf({ text, classes }: Entry, terms: ReadonlyMap<number, readonly string[]>): GoodsAndServices {
  return classes.map((one) => {
    const list = terms.get(one) ?? []
    const first = drawn(`goods ${text}`, list.length)
    const many = 2 + drawn(`many ${text}`, 3)
    return { class: one, terms: Array.from({ length: many }, (_, at) => list[(first + at) % list.length] ?? '') }
  })
}

/** Fills the register with marks of nobody, as one import for each office. */
export async function seedRegister(tx: Tx, today: string): Promise<void> {
  const narrow = ownTerms().filter((term) => !term.wide)
  const terms = new Map(
    [...Map.groupBy(narrow, (term) => term.niceClass)].map(([one, list]) => [
      one,
      list.map((term) => term.texts.en ?? ''),
    ]),
  )
  const rows = demoRegister().map((entry, at) => {
    const { text, office, state, age } = entry
    const [owner, country] = pick(`owner ${text}`, owners[office] ?? [], ['Nobody at All', null])
    const registered = state === 'registered' || (state === 'dead' && age > 3650)
    const after = Math.min(age - 1, 160 + drawn(`registered ${text}`, 240))
    const number = `DEMO-${office}-${String(100_001 + at)}`
    const terms10 = age > 3650 && state === 'registered' ? 2 : 1
    return {
      office,
      number: entry.number ?? number,
      registration_number: registered ? `${entry.number ?? number}-R` : null,
      text,
      normalised: normalise(text).compact,
      other_texts: entry.otherTexts,
      mark_type: entry.figurative ? 'FIGURATIVE' : 'WORD',
      classes: entry.classes,
      goods: goodsOf(entry, terms),
      owner: entry.owner ?? owner,
      owner_country: country,
      filing_date: addDays(today, -age),
      publication_date: age > 60 ? addDays(today, -age + Math.min(after, 90)) : null,
      registration_date: registered ? addDays(today, -age + after) : null,
      expiry_date: registered ? addDays(today, -age + 3652 * terms10) : null,
      state,
      status: pick(`status ${text}`, statusOf[state], 'Registered'),
      record_date: addDays(today, -1),
    }
  })
  const json = JSON.stringify(rows)
  await tx.$client.query(
    `insert into mark (office, number, registration_number, text, normalised, other_texts, mark_type, classes, goods, owner, owner_country,
       filing_date, publication_date, registration_date, expiry_date, state, status, record_date, revision, record, source)
     select office, number, registration_number, text, normalised, other_texts, mark_type, classes, goods, owner, owner_country,
       filing_date, publication_date, registration_date, expiry_date, state, status, record_date, 1, '{}', 'demo'
     from jsonb_to_recordset($1) as one (office text, number text, registration_number text, text text, normalised text, other_texts text[],
       mark_type text, classes int[], goods jsonb, owner text, owner_country text, filing_date date, publication_date date,
       registration_date date, expiry_date date, state text, status text, record_date date)`,
    [json],
  )
  await tx.$client.query(
    `insert into mark_import (file_name, file_hash, format, office, records_done, added, finished_at)
     select 'demo register', $1, 'demo', office, count(*), count(*), now() from mark where source = 'demo' group by office`,
    [createHash('sha256').update(json).digest('hex')],
  )
}

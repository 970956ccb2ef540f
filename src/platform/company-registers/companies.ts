import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

/** A company that a register names. */
export interface Company {
  readonly name: string
  readonly number: string
  readonly place: string | null
  /** Days on which it came into the register and left it. */
  readonly since: string | null
  readonly until: string | null
}

/** What one register answered; null when it did not. */
export interface CompanyAnswer {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Who was asked. */
  readonly source: string
  /** Whether a file of the installation answered in place of the world. */
  readonly isStandIn: boolean
  readonly companies: readonly Company[] | null
}

/** Asks the registers of companies of some countries for a name; countries without one are left out. Never throws. */
export type CompanySearch = (name: string, countries: readonly string[]) => Promise<CompanyAnswer[]>

type Fetching = typeof fetch
type Register = (name: string, fetching: Fetching) => Promise<Company[]>

const patience = 6000
export const mostCompanies = 30
const dayOf = (text: string | null | undefined): string | null =>
  text && /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : null
const text = z.string().max(500)

/** The register of legal persons of the Statistical Office of the Slovak Republic: `GET /search?fullName=`. */
const slovak = 'https://api.statistics.sk/rpo/v1'
const slovakAnswer = z.object({
  results: z.array(
    z.object({
      identifiers: z.array(z.object({ value: text })).default([]),
      fullNames: z.array(z.object({ value: text, validTo: text.nullish() })).min(1),
      addresses: z.array(z.object({ municipality: z.object({ value: text.nullish() }).nullish() })).default([]),
      establishment: text.nullish(),
      termination: text.nullish(),
    }),
  ),
})

async function jsonOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return await answer.json()
}

const asked = { signal: () => AbortSignal.timeout(patience), redirect: 'error' } as const

async function ofSlovakia(name: string, fetching: Fetching): Promise<Company[]> {
  const url = `${slovak}/search?${new URLSearchParams({ fullName: name }).toString()}`
  const answer = await fetching(url, {
    headers: { accept: 'application/json' },
    signal: asked.signal(),
    redirect: asked.redirect,
  })
  return slovakAnswer.parse(await jsonOf(answer)).results.map((one) => ({
    name: (one.fullNames.find(({ validTo }) => !validTo) ?? one.fullNames[0])?.value ?? '',
    number: one.identifiers[0]?.value ?? '',
    place: one.addresses.at(-1)?.municipality?.value ?? null,
    since: dayOf(one.establishment),
    until: dayOf(one.termination),
  }))
}

/** ARES of the Czech Ministry of Finance: `POST /ekonomicke-subjekty/vyhledat`. */
const czech = 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest'
const czechAnswer = z.object({
  ekonomickeSubjekty: z
    .array(
      z.object({
        ico: text.nullish(),
        obchodniJmeno: text,
        sidlo: z.object({ nazevObce: text.nullish() }).nullish(),
        datumVzniku: text.nullish(),
        datumZaniku: text.nullish(),
      }),
    )
    .default([]),
})

async function ofCzechia(name: string, fetching: Fetching): Promise<Company[]> {
  const answer = await fetching(`${czech}/ekonomicke-subjekty/vyhledat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ obchodniJmeno: name, start: 0, pocet: mostCompanies }),
    signal: asked.signal(),
    redirect: asked.redirect,
  })
  return czechAnswer.parse(await jsonOf(answer)).ekonomickeSubjekty.map((one) => ({
    name: one.obchodniJmeno,
    number: one.ico ?? '',
    place: one.sidlo?.nazevObce ?? null,
    since: dayOf(one.datumVzniku),
    until: dayOf(one.datumZaniku),
  }))
}

/** The registers that can be asked, by country. */
export const companyRegisters = {
  SK: { source: new URL(slovak).host, ask: ofSlovakia },
  CZ: { source: new URL(czech).host, ask: ofCzechia },
} satisfies Record<string, { source: string; ask: Register }>
export type CompanyCountry = keyof typeof companyRegisters
export const companyCountries = Object.keys(companyRegisters) as CompanyCountry[]

/** Asks the real registers of the countries that the configuration names. */
export function companiesOf(countries: readonly CompanyCountry[], fetching: Fetching = fetch): CompanySearch {
  return async (name, wanted) =>
    await Promise.all(
      countries
        .filter((country) => wanted.includes(country))
        .map(async (country) => {
          const { source, ask } = companyRegisters[country]
          const companies = await ask(name, fetching).then(
            (list) => list.slice(0, mostCompanies),
            () => null,
          )
          return { country, source, isStandIn: false, companies }
        }),
    )
}

const line = z.object({
  country: z.string().length(2),
  name: text,
  number: text,
  place: text.nullable().default(null),
  since: text.nullable().default(null),
  until: text.nullable().default(null),
})
const plain = (words: string): string =>
  words
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

/** What stands in where no register is configured: a file of the installation, one company a line of JSON with its country. */
export function companiesIn(file: string): CompanySearch {
  return async (name, wanted) => {
    const found = new Map<string, Company[]>()
    for await (const row of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
      const read = line.safeParse(parsed(row))
      if (!read.success || !wanted.includes(read.data.country)) continue
      const { country, ...company } = read.data
      const list = found.get(country) ?? []
      found.set(country, list)
      if (list.length < mostCompanies && plain(company.name).includes(plain(name))) list.push(company)
    }
    return [...found].map(([country, companies]) => ({ country, source: 'stand-in', isStandIn: true, companies }))
  }
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row)
  } catch {
    return null
  }
}

/** Who is asked about company names: registers, the stand-in of the installation, or nobody. */
export async function companySearchOf(settings: {
  companyRegisters: readonly CompanyCountry[]
  sightingsDir: string | null
}): Promise<CompanySearch> {
  if (settings.companyRegisters.length > 0) return companiesOf(settings.companyRegisters)
  const file = settings.sightingsDir === null ? null : join(settings.sightingsDir, 'companies.jsonl')
  const isThere = file !== null && (await access(file).then(() => true, () => false)) // prettier-ignore
  return isThere ? companiesIn(file) : () => Promise.resolve([])
}

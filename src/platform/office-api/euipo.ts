import { z } from 'zod'
import { euipoConnection, type EuipoAccess } from './euipo-connection.ts'
import type { OfficeApi, OfficeApplicant, OfficeMark } from './office-api.ts'

export interface EuipoOptions extends EuipoAccess {
  /** Where the service is. */
  apiUrl: string
  /** Milliseconds for one question, the token included. */
  timeLimit?: number
}

const day = z
  .string()
  .nullish()
  .transform((text) => text?.slice(0, 10) ?? null)
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const applicant = z.object({
  identifier: text,
  name: text,
  legalName: text,
  address: z.object({ city: text, country: text }).nullish(),
})
const trademark = z.object({
  applicationNumber: z.string(),
  markFeature: text,
  wordMarkSpecification: z.object({ verbalElement: text }).nullish(),
  niceClasses: z.array(z.number().int().min(1).max(45)).default([]),
  goodsAndServices: z
    .array(
      z.object({
        classNumber: z.coerce.number().int().min(1).max(45),
        description: z.array(z.object({ language: z.string(), terms: z.array(z.string()).default([]) })).default([]),
      }),
    )
    .default([]),
  applicants: z.array(applicant).default([]),
  status: text,
  applicationDate: day,
  registrationDate: day,
  expiryDate: day,
})
const page = z.object({ trademarks: z.array(trademark).default([]) })

/** EUIPO's trademark search service. */
export function euipoApi(options: EuipoOptions): OfficeApi {
  const { timeLimit = 4000 } = options
  const { read, headers } = euipoConnection(options)

  const ask = async <T>(shape: z.ZodType<T>, path: string): Promise<T | null> => {
    const signal = AbortSignal.timeout(timeLimit)
    const url = `${options.apiUrl}/trademark-search/trademarks${path}`
    return await read(shape, url, { headers: await headers(signal), signal })
  }

  return {
    async mark(number) {
      // Dots alone would lead to another address of the service.
      if (!/[\p{L}\p{N}]/u.test(number)) return null
      const found = await ask(trademark, `/${encodeURIComponent(number)}`)
      return found && markOf(found)
    },
    async applicants(name, limit) {
      // A star stands for any letters; quotes and stars of the name itself would change the question.
      const plain = name.replaceAll(/["'*\\()]/g, ' ').trim()
      if (plain === '') return []
      const query = new URLSearchParams({ query: `applicants.name=="*${plain}*"`, size: '100' })
      const found = await ask(page, `?${query}`)
      return distinct(
        (found?.trademarks ?? []).flatMap((one) => one.applicants),
        plain,
      ).slice(0, limit)
    },
  }
}

function distinct(applicants: readonly z.output<typeof applicant>[], name: string): OfficeApplicant[] {
  const known = new Map<string, OfficeApplicant>()
  for (const one of applicants) {
    const called = one.name ?? one.legalName
    if (!called?.toLowerCase().includes(name.toLowerCase())) continue
    const { identifier: number, address } = one
    known.set(number ?? called, {
      number,
      name: called,
      country: address?.country ?? null,
      city: address?.city ?? null,
    })
  }
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

function markOf(one: z.output<typeof trademark>): OfficeMark {
  const [first] = one.applicants
  const terms = ({ description }: (typeof one.goodsAndServices)[number]) =>
    (description.find(({ language }) => language === 'en') ?? description[0])?.terms ?? []
  return {
    number: one.applicationNumber,
    text: one.wordMarkSpecification?.verbalElement ?? '',
    kind: one.markFeature,
    classes: one.niceClasses,
    goods: one.goodsAndServices
      .map((goods) => ({ class: goods.classNumber, terms: terms(goods) }))
      .filter((goods) => goods.terms.length > 0),
    owner: first?.name ?? first?.legalName ?? null,
    ownerCountry: first?.address?.country ?? null,
    status: one.status,
    filingDate: one.applicationDate,
    registrationDate: one.registrationDate,
    expiryDate: one.expiryDate,
  }
}

import { z } from 'zod'
import { call } from './call.ts'
import { nothing } from './fields.ts'

const counted = z.object({ issued: z.number().int(), last: z.number().int() })

const rate = z.object({
  country: z.string(),
  /** In percent, from a day on; newest first. */
  rates: z.array(z.object({ from: z.string(), percent: z.number() })),
  law: z.string(),
  /** Whether somebody read the text; else it is known in general only. */
  isRead: z.boolean(),
})

export const issuerList = call({
  name: 'issuer.list',
  method: 'GET',
  path: '/api/issuer',
  summary:
    'Who issues invoices, in which series and by which law of VAT, and the rates that are kept of other countries',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  output: z.object({
    issuers: z.array(
      z.object({
        /** The setting that names it. */
        setting: z.string(),
        series: z.string(),
        name: z.string(),
        lines: z.array(z.string()),
        country: z.string(),
        companyId: z.string().nullable(),
        taxId: z.string().nullable(),
        vatNumber: z.string().nullable(),
        register: z.string().nullable(),
        email: z.string().nullable(),
        iban: z.string().nullable(),
        bic: z.string().nullable(),
        /** In which VAT is told to the authority; null where none is charged. */
        taxCurrency: z.string().nullable(),
        vat: rate.nullable(),
        /** The standard rate of today, in percent; null where no VAT is charged. */
        vatPercent: z.number().nullable(),
        /** Numbers of each year, newest first. */
        years: z.array(z.object({ year: z.number().int(), invoices: counted, creditNotes: counted })),
      }),
    ),
    /** What is kept of the law of every country that an issuer can be in. */
    laws: z.array(rate),
  }),
  errors: [],
})

import { z } from 'zod'
import { ibanIsValid } from '#domain/billing/iban.ts'
import { jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { officeOfSender, plainNumber, recogniseMail } from './office-mail.ts'
import recorded from './letter-signs.json' with { type: 'json' }

/** What offices and associations have warned of: all of its groups of words stand in a letter, one of each at least. */
const signs = z
  .strictObject({
    checkedOn: z.string(),
    signs: z.array(
      z.strictObject({
        id: z.string(),
        words: z.array(z.array(z.string()).nonempty()).nonempty(),
        /** Words that make it none. */
        without: z.array(z.string()).optional(),
        /** Only with an account number of this country. */
        iban: z.string().length(2).optional(),
        source: z.url(),
        sourceName: z.string(),
      }),
    ),
  })
  .parse(recorded)

export const letterSigns = signs.signs

export const letterFindings = [
  'sign',
  'other-sender',
  'other-account',
  'our-invoice',
  'office-sender',
  'mark',
  'renewal-open',
  'renewal-not-yet',
  'no-mark',
] as const
export const letterVerdicts = ['against', 'ours', 'fits', 'unknown'] as const

/** One thing that a letter was held against; names and dates are facts of the docket, and nothing of it is advice. */
export const letterFinding = z.object({
  kind: z.enum(letterFindings),
  /** Of a known pattern. */
  sign: z.string().nullable(),
  source: z.string().nullable(),
  sourceName: z.string().nullable(),
  mark: z.string().nullable(),
  place: z.enum(jurisdictions).nullable(),
  number: z.string().nullable(),
  opens: z.string().nullable(),
  due: z.string().nullable(),
})
export type LetterFinding = z.infer<typeof letterFinding>

/** What a person of the office answered to a letter that was shown. */
export const letterReply = z.object({ text: z.string(), person: z.string(), at: z.string() })
export type LetterReply = z.infer<typeof letterReply>

export const letterAnswer = z.object({ verdict: z.enum(letterVerdicts), findings: z.array(letterFinding) })
export type LetterAnswer = z.infer<typeof letterAnswer>

/** A mark of whoever shows the letter, with its next renewal. */
export interface OwnMark {
  name: string
  jurisdiction: Jurisdiction
  number: string | null
  opens: PlainDate | null
  due: PlainDate | null
}

export interface ShownLetter {
  text: string
  /** The address in a mail's From; null for what did not come by mail. */
  sender: string | null
}

export interface LetterGround {
  marks: readonly OwnMark[]
  /** Numbers and payment references of what we asked them to pay. */
  invoices: readonly string[]
  us: readonly { name: string; iban: string | null }[]
  on: PlainDate
}

const nothing = {
  sign: null,
  source: null,
  sourceName: null,
  mark: null,
  place: null,
  number: null,
  opens: null,
  due: null,
} satisfies Omit<LetterFinding, 'kind'>

const against: readonly LetterFinding['kind'][] = ['sign', 'other-sender', 'other-account']

/** Words of a bill, in the languages that such letters come in. */
const billed =
  /\b(?:invoice|pay|payable|payment|amount due|total|rechnung|betrag|facture|factura|fattura|fakt[uú]r[aouy]?)\b/

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ')

/** The account numbers of a text whose check digits are right. */
export function ibansIn(text: string): string[] {
  const found: string[] = []
  for (const match of text.toUpperCase().matchAll(/\b[A-Z]{2}\d{2}(?=[ \dA-Z]{11})/g)) {
    const rest = text
      .toUpperCase()
      .slice(match.index, match.index + 42)
      .replaceAll(' ', '')
    for (let length = Math.min(34, rest.length); length >= 15; length--)
      if (ibanIsValid(rest.slice(0, length))) {
        found.push(rest.slice(0, length))
        break
      }
  }
  return found
}

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** Names by which letters call the offices whose senders we know. */
const officeNames: readonly [Jurisdiction, readonly string[]][] = [
  ['US', ['united states patent and trademark office', 'uspto']],
  ['EU', ['european union intellectual property office', 'euipo']],
  ['WIPO', ['world intellectual property organization']],
]

/** What a letter is held against: the docket, our own invoices, and what is known of misleading letters. */
export function checkLetter(letter: ShownLetter, ground: LetterGround): LetterAnswer {
  const text = plain(letter.text)
  const ibans = ibansIn(letter.text)
  const findings: LetterFinding[] = [
    ...letterSigns
      .filter(
        ({ words, without = [], iban }) =>
          words.every((group) => group.some((word) => text.includes(word))) &&
          !without.some((word) => text.includes(word)) &&
          (iban === undefined || ibans.some((one) => one.startsWith(iban))),
      )
      .map(({ id, source, sourceName }) => ({ ...nothing, kind: 'sign' as const, sign: id, source, sourceName })),
    ...senderFindings(letter.sender, text),
    ...ourFindings(letter.text, ibans, ground),
    ...markFindings(letter, text, ground),
  ]
  const has = (kind: LetterFinding['kind']) => findings.some((one) => one.kind === kind)
  // By the docket there is nothing to pay for yet.
  const isBilledEarly =
    has('renewal-not-yet') && !has('our-invoice') && !has('office-sender') && (ibans.length > 0 || billed.test(text))
  const verdict =
    isBilledEarly || findings.some(({ kind }) => against.includes(kind))
      ? 'against'
      : has('our-invoice')
        ? 'ours'
        : has('mark') && has('office-sender')
          ? 'fits'
          : 'unknown'
  return { verdict, findings }
}

/** A mail of an office has an address of the office. That it has one proves nothing; that it has none speaks against it. */
function senderFindings(sender: string | null, text: string): LetterFinding[] {
  if (sender === null) return []
  const office = officeOfSender(sender)
  if (office !== null) return [{ ...nothing, kind: 'office-sender', place: office }]
  const named = officeNames.find(([, names]) => names.some((name) => text.includes(name)))
  return named ? [{ ...nothing, kind: 'other-sender', place: named[0], number: sender }] : []
}

function ourFindings(text: string, ibans: readonly string[], { invoices, us }: LetterGround): LetterFinding[] {
  const named = us.filter(({ name }) => plain(text).includes(plain(name)))
  const isInOurName = named.length > 0
  const own = named.map(({ iban }) => iban?.replaceAll(' ', ''))
  if (isInOurName && ibans.some((iban) => !own.includes(iban))) return [{ ...nothing, kind: 'other-account' }]
  const words = new Set(text.split(/[^\dA-Za-z]+/))
  const invoice = invoices.find((number) => words.has(number))
  return isInOurName && invoice !== undefined ? [{ ...nothing, kind: 'our-invoice', number: invoice }] : []
}

function markFindings({ text: raw }: ShownLetter, text: string, { marks, on }: LetterGround): LetterFinding[] {
  const numbers = recogniseMail({ sender: '', subject: '', text: raw }).numbers.map(digits)
  const named = marks.filter(
    ({ number }) => number !== null && digits(number).length >= 5 && numbers.includes(digits(plainNumber(number))),
  )
  if (named.length === 0) return [{ ...nothing, kind: 'no-mark' }]
  return named.flatMap(({ name, jurisdiction, number, opens, due }) => {
    const mark = { ...nothing, mark: name, place: jurisdiction, number }
    const told: LetterFinding[] = [{ ...mark, kind: 'mark' }]
    if (due !== null && text.includes('renew'))
      told.push({ ...mark, kind: (opens ?? '') <= on ? 'renewal-open' : 'renewal-not-yet', opens, due })
    return told
  })
}

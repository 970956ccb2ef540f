import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { docketedMessageTypes } from '#domain/docket/message-status.ts'
import { asksOfAccount, namesCode, withoutSecrets } from './secrets.ts'

export type OfficeMailType = (typeof docketedMessageTypes)[number]

/** Who writes for an office: the domain of the sender's address, and those under it. */
const senders: readonly { office: Jurisdiction; domains: readonly string[] }[] = [
  { office: 'US', domains: ['uspto.gov'] },
  { office: 'EU', domains: ['euipo.europa.eu'] },
  { office: 'UK', domains: ['ipo.gov.uk'] },
  { office: 'WIPO', domains: ['wipo.int'] },
  { office: 'SK', domains: ['indprop.gov.sk'] },
  { office: 'CZ', domains: ['upv.gov.cz', 'upv.cz'] },
  { office: 'DE', domains: ['dpma.de'] },
  { office: 'FR', domains: ['inpi.fr'] },
  { office: 'BX', domains: ['boip.int'] },
  { office: 'CH', domains: ['ipi.ch'] },
  { office: 'AU', domains: ['ipaustralia.gov.au'] },
]

/** What a mail is about, by its words; the first that fits counts. */
const kinds: readonly { type: OfficeMailType; words: RegExp }[] = [
  { type: 'notice-of-allowance', words: /\bnotice of allowance\b/i },
  { type: 'opposition', words: /\b(notice of opposition|opposition (has been )?filed)\b/i },
  {
    type: 'office-action',
    words: /\b(office action|provisional refusal|examination report|notification of refusal|deficiency)\b/i,
  },
  { type: 'renewal-receipt', words: /\brenewal (receipt|confirmed|confirmation|has been recorded)\b/i },
  {
    type: 'registration',
    words:
      /\b(certificate of registration|registration certificate|(?<!\b(?:account|profile|device|address|user) )has been registered)\b/i,
  },
  { type: 'publication', words: /\b(notice of publication|publication notice|has been published)\b/i },
  { type: 'brand-registry-code', words: /\bbrand registry\b/i },
  {
    type: 'filing-receipt',
    words: /\b(filing receipt|receipt of (your )?application|application (\S+ )?(has been |was )?received)\b/i,
  },
]

/** Numbers of applications and registrations as one writes them: digits with blanks, dots, slashes, dashes and commas. */
const numberLike = /\b(?:UK00|R-)?\d[\d ./,-]{3,16}\d\b/g

/** A number without what people put between its digits; what comes before the digits of the office stays. */
export const plainNumber = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** The office whose domain a sender's address has; whoever sends can write any address. */
export function officeOfSender(sender: string): Jurisdiction | null {
  const domain = sender.split('@').at(-1)?.trim().toLowerCase() ?? ''
  return (
    senders.find(({ domains }) => domains.some((one) => domain === one || domain.endsWith(`.${one}`)))?.office ?? null
  )
}

export interface OfficeMail {
  office: Jurisdiction | null
  type: OfficeMailType
  /** Everything that may be a number of a filing, plain. */
  numbers: string[]
}

const numbersIn = (words: string): string[] =>
  (words.match(numberLike) ?? []).map(plainNumber).filter((number) => number.length >= 5)

const kindOf = (words: string) => kinds.find((kind) => kind.words.test(words))?.type

/**
 * What a mail is about. Its subject counts before its text. A text that gives a code is no letter about a mark, unless it names
 * a filing besides; one that only speaks of passwords, as below many letters, is one when it speaks of nothing else.
 */
function typeOf(subject: string, text: string): OfficeMailType {
  const bySubject = kindOf(subject)
  if (bySubject) return bySubject
  if (namesCode(subject) || asksOfAccount(subject)) return 'account-code'
  const byText = kindOf(text)
  // By sentences: a number of a filing stands in another one than a code.
  const said = text.replaceAll(/(?<=[.!?])[ \t]+/g, '\n')
  const open = withoutSecrets(said)
  const givesCode = namesCode(text) && open !== said
  if (givesCode && numbersIn(`${subject}\n${open}`).length === 0) return 'account-code'
  return byText ?? (asksOfAccount(text) ? 'account-code' : 'other')
}

/** What can be told of a mail by its sender and its words. Nothing is done on it: a person looks at what is proposed. */
export function recogniseMail({
  sender,
  subject,
  text,
}: {
  sender: string
  subject: string
  text: string
}): OfficeMail {
  const read = text.slice(0, 20_000)
  return {
    office: officeOfSender(sender),
    type: typeOf(subject, read),
    numbers: [...new Set(numbersIn(`${subject}\n${read}`))].slice(0, 50),
  }
}

/** The milestone that a mail proposes for its trademark; null when it proposes none. */
export const milestoneOf: Readonly<Record<OfficeMailType, TrademarkStatus | null>> = {
  'filing-receipt': 'Application filed',
  'office-action': 'Office action received',
  publication: 'Trademark published',
  opposition: 'Application opposed',
  'notice-of-allowance': 'Statement of use requested',
  registration: 'Trademark registered',
  'brand-registry-code': null,
  'account-code': null,
  'renewal-receipt': null,
  other: null,
}

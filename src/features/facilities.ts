import type pg from 'pg'
import type { AnyCall, CallOutput, ParsedInput } from '#contract/call.ts'
import type { Tell } from './tell.ts'
import type { Orders } from '#features/billing/payable.ts'
import type { Tries } from '#features/account/tries.ts'
import type { WeekHours } from '#kernel/week-hours.ts'
import type { Caller } from '#domain/account/caller.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { OfficeFiler } from '#platform/office-api/filing.ts'
import type { OfficeApi } from '#platform/office-api/office-api.ts'
import type { Register } from '#domain/clearance/question.ts'
import type { Terms } from '#domain/billing/terms.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { ExperimentId } from '#kernel/experiments.ts'
import type { Language } from '#kernel/languages.ts'
import type { Secrets } from '#platform/config/secrets.ts'
import type { EventBus } from '#platform/events/events.ts'
import type { FileStore } from '#platform/files/files.ts'
import type { VirusScan } from '#platform/files/virus-scan.ts'
import type { Log } from '#platform/log/log.ts'
import type { Mailbox } from '#platform/mail/mailbox.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Translate } from '#platform/mail/post.ts'
import type { CompanySearch } from '#platform/company-registers/companies.ts'
import type { DomainLookup } from '#platform/domains/lookup.ts'
import type { guardedFetch } from '#platform/net/guarded-fetch.ts'
import type { CapturePage } from '#platform/page-capture/capture-page.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import type { Queue } from '#platform/queue/queue.ts'
import type { CertificateFeed } from '#platform/domains/certificate-feed.ts'
import type { SightingSource } from '#platform/sightings/sources.ts'
import type { RateTableSource } from '#platform/rates/rate-table.ts'
import type { VatRegister } from '#platform/vat-register/vies.ts'
import type { Suggest } from '#platform/suggestions/suggestions.ts'
import type { TimeStampAuthority } from '#platform/timestamp/authority.ts'

/** The pages that mails and providers lead to. */
export interface Pages {
  verificationSummary(id: string, language: Language): string
  registrationRequest(id: string, language: Language): string
  applicationDraft(id: string, language: Language): string
  checkout(id: string, language: Language): string
  productSuccess(id: string, language: Language): string
  activate(token: string, language: Language): string
  trademark(id: string, language: Language): string
  /** A mark that a watch found, for the owner of the watched one. */
  monitoringResult(id: string, language: Language): string
  consultation(id: string, language: Language): string
  /** A question with its answers, for whoever has no account, and in the portal. */
  supportTicket(id: string, language: Language): string
  message(id: string, language: Language): string
  /** Where somebody says whether an answer helped. */
  feedback(id: string, language: Language): string
  /** A letter that a customer showed, and what was made of it. */
  letterCheck(id: string, language: Language): string
  officeAction(id: string, language: Language): string
  /** An opposition against a mark, in the portal. */
  opposition(id: string, language: Language): string
  /** A report of an infringement, for whoever sent it. */
  caseRequest(id: string, language: Language): string
  case(id: string, language: Language): string
  /** What can be done about a case, with the prices. */
  solutionCenter(id: string, language: Language): string
  /** An order of a service with its work, in the portal. */
  serviceOrder(id: string, language: Language): string
  /** What was collected of the use of a mark, in the portal. */
  proofsOfUse(id: string, language: Language): string
  /** Where use of a mark is stated or declared. */
  useInCommerce(id: string, language: Language): string
  portal(language: Language): string
  /** The saved cards of an account. */
  paymentMethods(language: Language): string
  /** One subscription of an account: what it covers and what was paid. */
  subscription(id: string, language: Language): string
  /** What a customer was offered, or has ordered and not paid. */
  brandOrder(id: string, language: Language): string
  brand(id: string, language: Language): string
  /** What is kept about an account, and its export. */
  privacy(language: Language): string
  setPassword(token: string, language: Language): string
  forgotPassword(language: Language): string
  unsubscribe(token: string, language: Language): string
  admin(): string
}

/** Everything outside that the features work with; put together once in app/. */
export interface Facilities {
  pool: pg.Pool
  /** The pool as typed queries: reads outside of a transaction. */
  db: Database
  queue: () => Queue
  files: FileStore
  /** Whether what somebody sent is infected. */
  scan: VirusScan
  /** Reads a page of the public internet at an address that somebody gave; nothing inward is reached. */
  fetchPage: typeof guardedFetch
  /** Takes a picture of such a page in a browser of its own; null where none is configured. */
  capturePage: CapturePage | null
  /** Asks who registered a domain name, when, and what it does for mail. */
  domainLookup: DomainLookup
  /** Asks registers of companies for a name. */
  companies: CompanySearch
  /** Hands mails to the mail server. Whoever is told something is told by `tell`; this is for what goes to others with a file. */
  mailer: Mailer
  /** Who says that a hash was there at a time. */
  timestamps: TimeStampAuthority
  payments: PaymentProvider
  /** Earlier marks by likeness. */
  register: Register
  /** A folder of pictures of registered marks, with a folder for each office; null where there is none. */
  registerPictures: string | null
  /** The offices' own services that there is access to. */
  offices: Partial<Record<Jurisdiction, OfficeApi>>
  /** Hands applications to EUIPO; a stand-in, which says so, where there is no access. */
  euipoFiler: OfficeFiler
  /** What tells of finds on these kinds of places. */
  sightings: (platforms: readonly string[]) => Promise<SightingSource[]>
  /** Lists of issued certificates, in which names of domains are looked for. */
  certificateFeeds: readonly CertificateFeed[]
  /** The European Central Bank's table of rates; null where rates are entered by hand. */
  rateTable: RateTableSource | null
  /** The European Union's register of VAT numbers; null where it is not asked, and then no number is confirmed. */
  vatRegister: VatRegister | null
  events: EventBus
  /** Everything that is paid for here. */
  orders: Orders
  /** Tells somebody something, in their language, by the ways that they have. */
  tell: Tell
  /** Texts of mails and documents in a language. */
  translate: (language: Language) => Translate
  log: Log
  clock: () => Date
  /** When talks with a lawyer can be booked, by the office's clock. */
  talkingHours: readonly WeekHours[]
  /** The day by the clock: the office's, or that of a client's or an authority's zone. */
  today: (zone?: string) => PlainDate
  pages: Pages
  secrets: Secrets
  tries: Tries
  /** Signs who is signed in for the chat provider; null where the chat is ours. */
  chatSecret: string | null
  /** Signs what a relay posts of the mail of offices; null where there is none. */
  officeMailSecret: string | null
  /** The mailboxes that offices and customers write to; null where none is configured. */
  mailboxes: Record<'office' | 'support', Mailbox | null>
  /** Whether there is somebody who takes text messages: a provider, or the stand-in of the demo. */
  sendsTexts: boolean
  /** Asks the program that suggests comments; null where none is configured. */
  suggest: Suggest | null
  /** Whether staff sign in with a second factor only; without it in the demo. */
  staffSecondFactor: boolean
  /** Experiments that run here. */
  experiments: readonly ExperimentId[]
  /** Visitors may open accounts by themselves. */
  userAccount: boolean
  /** Days that a letter which was sent or dropped is kept. */
  letterDays: number
  baseUrl: string
  supplier: InvoiceDocument['supplier']
  /** Our company in the United States, for whoever is billed there and asks for its invoice; null where there is none. */
  supplierInUs: InvoiceDocument['supplier'] | null
  /** The terms and conditions as they are published now. */
  terms: (language: Language) => Terms
}

/** What the handler of a call works with. */
export interface CallFacilities extends Facilities {
  /**
   * The one transaction of a write: what it changes, its entry in the audit log and, where the call is idempotent by its key,
   * its answer are committed together. A repeat of such a call gets that answer and `work` does not run. `work` may run
   * again after a serialisation failure, so it has no effect outside of the database. Throws in a read, and when it is called
   * twice.
   */
  write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

/** What answers a call. Input is parsed, the role is checked; rows are the handler's to check. */
export type Handler<C extends AnyCall> = (
  input: ParsedInput<C>,
  caller: Caller,
  facilities: CallFacilities,
) => Promise<CallOutput<C>>

export interface Handled {
  call: AnyCall
  handler: (input: ParsedInput<AnyCall>, caller: Caller, facilities: CallFacilities) => Promise<unknown>
}

/** Pairs a call with its handler and keeps both honest about their types. */
export function handle<C extends AnyCall>(call: C, handler: Handler<C>): Handled {
  return { call, handler: handler }
}

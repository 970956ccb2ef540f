import type { i18n } from 'i18next'
import { createContext } from 'react-router'
import type { AnyCall, CallInput, CallOutput } from '#contract/call.ts'
import type { LinkKind, Role } from '#domain/account/roles.ts'
import type { Region } from '#domain/account/regions.ts'
import type { Storefront } from '#domain/account/storefront.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { ExperimentId, ExperimentValues } from '#kernel/experiments.ts'
import type { Language } from '#kernel/languages.ts'
import type { Currency } from '#kernel/money.ts'
import type { ThirdParty } from '#kernel/third-parties.ts'
import type { Operation } from '#operations/operation.ts'
import type { SellerCountry } from '#domain/billing/vat-law.ts'
import type { Operator } from './site/content/directives.ts'

/** What a request hands to loaders and actions; `app` builds it. */
export interface LoadContext {
  language: Language
  storefront: Storefront
  /** ISO code of the country that the visitor is known to be in, by what they chose or the host; null when nobody knows. */
  country: string | null
  currency: Currency
  /** The region that the visitor orders from and the place that they want, as an address named them; null where none did. */
  origin: Region | null
  destination: Jurisdiction | null
  /** Who runs the installation, as its invoices name them. */
  operator: Operator
  /** The address that our letters come from. */
  sender: string
  /** By which country's law invoices have VAT, and whether there is a company in the United States beside. */
  seller: { country: SellerCountry; inUs: boolean }
  /** Whose scripts this page may load once its visitor agrees; of a page that is not everybody's none. */
  thirdParties: readonly ThirdParty[]
  /** Experiments that visitors of this page are asked about; of a page that is not everybody's none. */
  experimentsAsked: readonly ExperimentId[]
  /** Nobody is asked on this page, but on those of everybody: what was agreed to there is left alone. */
  asksElsewhere: boolean
  /** What is known of the reader in the experiments that run. */
  experiments: ExperimentValues
  /** Whether the chat is ours. */
  hasOwnChat: boolean
  /** Scheme and host of the site, for addresses that leave it. */
  base: string
  nonce: string
  /** Whether the page is that of a product without its database: it reads nothing and says so. */
  busy: boolean
  /** The office's day, by the clock of the product. */
  today: PlainDate
  now: Date
  i18n: i18n
  session: {
    user: { id: string; email: string; name: string; role: Role }
    expires: string
    /** The member of staff who acts in this session, and until when. */
    support: { by: string; until: string } | null
  } | null
  /** Other ways to sign in that the installation has. */
  signInWith: { google: boolean }
  /** Visitors may open accounts by themselves. */
  userAccount: boolean
  /** Takes the page as it was rendered; the answer beside it has its status and headers. */
  write(html: string): void
  /** Runs a data-API operation in process, under the caller's role or that of the link. */
  query<T, V>(operation: Operation<T, V>, variables: V, link?: { kind: LinkKind; id: string }): Promise<T>
  /** Runs a contract call in process. Throws AppError. */
  call<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallOutput<C>>
  /** Where a failure of a page goes that nobody expected; without it only the failure's kind is printed. */
  report?(error: unknown): void
  /** Draws what a page is shown by where its address is shared, as PNG. */
  drawCard(card: { title: string; text: string }): Promise<Uint8Array>
  /** What a sign-in form needs: the token it sends and the cookies that belong to it. */
  signInForm(): { csrfToken: string; cookies: string[] }
  /** Leaves a customer's session for one's own; answers the cookies of the answer. */
  endSupport(): Promise<string[]>
}

/** The key under which the mount hands a request's context to loaders and actions. */
export const loadContext = createContext<LoadContext>()

import { dateTimeFormat } from '#kernel/formatters.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { formFor } from '#contract/form.ts'
import { userBillingEntity, userErasurePreview, userExport, userExportFile, userUpdate } from '#contract/profile.ts'
import { sessionList } from '#contract/session.ts'
import { userRead } from '#contract/user.ts'
import type { CallOutput } from '#contract/call.ts'
import { regionName, regions } from '#domain/account/regions.ts'
import { formatDate, formatDay, officeZone, today } from '#kernel/dates.ts'
import {
  profileBilling,
  profileSubscriptions,
  profileWhitelist,
  type CounterpartyRow,
  type SubscriptionRow,
} from '#operations/account.ts'
import type { SelectOption } from '#ui/select.tsx'
import { paymentMethodList } from '#contract/payment-method.ts'
import { reading } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { addressCountries, addressRegions, type RegionGroup } from '../../party/countries.server.ts'
import { partyValues } from '../../party/values.ts'
import type { Cards } from './cards.tsx'
import { subscriptionView, type SubscriptionView } from './subscription.server.ts'
import { tabIn, type ProfileTab } from './tabs.ts'

export type Me = CallOutput<typeof userRead>

export interface ShownSession {
  id: string
  device: string | null
  address: string | null
  seen: string
  since: string
  here: boolean
}

export const youForm = formFor(userUpdate)
export const billingForm = formFor(userBillingEntity, { flat: ['address'] })
export type BillingField = (typeof billingForm.names)[number]

type Export = CallOutput<typeof userExport>

/** How much there is to take along, and the last export with where it can be fetched. */
export interface TakeAlong extends Pick<Export, 'files' | 'bytes'> {
  last: (Pick<NonNullable<Export['last']>, 'state' | 'size' | 'missing'> & { href: string; until: string }) | null
}

export type TabData =
  | { tab: 'you'; regions: SelectOption[]; shape: typeof youForm.shape }
  | {
      tab: 'billing-info'
      kept: Record<BillingField, string> | null
      shape: typeof billingForm.shape
      countries: SelectOption[]
      regions: RegionGroup[]
    }
  | { tab: 'subscriptions'; subscriptions: SubscriptionRow[]; chosen: SubscriptionView | null }
  | { tab: 'payment'; cards: Cards }
  | { tab: 'whitelist'; counterparties: CounterpartyRow[] }
  | { tab: 'security'; sessions: ShownSession[]; google: boolean; csrfToken: string }
  | { tab: 'privacy'; erasure: CallOutput<typeof userErasurePreview>; takeAlong: TakeAlong }

export interface ProfileData {
  me: Me
  view: TabData
}

/** A program's name in a User-Agent line, with its system; null when neither is known. */
export function deviceOf(userAgent: string | null): string | null {
  const program = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(userAgent ?? '')?.[1]
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(userAgent ?? '')?.[1]
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' }
  const words = [program, system].flatMap((word) => (word === undefined ? [] : [names[word] ?? word]))
  return words.length === 0 ? (userAgent?.slice(0, 40) ?? null) : words.join(', ')
}

async function sessionsOf({ call, language }: LoadContext): Promise<ShownSession[]> {
  const { sessions } = await call(sessionList, {})
  const hour = dateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeStyle: 'short',
    timeZone: officeZone,
  })
  const moment = (at: Date) => `${formatDate(today(officeZone, at), language)}, ${hour.format(at)}`
  return sessions.map((one) => ({
    id: one.id,
    device: deviceOf(one.userAgent),
    address: one.address,
    seen: moment(new Date(one.lastSeenAt)),
    since: formatDay(one.createdAt, language),
    here: one.here,
  }))
}

async function takeAlongOf({ call, language }: LoadContext): Promise<TakeAlong> {
  const { files, bytes, last } = await call(userExport, {})
  const shown = last && {
    state: last.state,
    size: last.size,
    missing: last.missing,
    href: userExportFile.path.replace('{id}', last.id),
    until: last.expiresAt === null ? '' : formatDay(last.expiresAt, language),
  }
  return { files, bytes, last: shown }
}

/** What a tab shows, and the cookies that its sign-in form needs. */
async function viewOf(
  tab: ProfileTab,
  id: string | null,
  context: LoadContext,
): Promise<{ view: TabData; cookies: string[] }> {
  const { query, call, language } = context
  switch (tab) {
    case 'you':
      return {
        view: {
          tab,
          shape: youForm.shape,
          regions: regions.map((value) => ({ value, label: regionName(value, language) })),
        },
        cookies: [],
      }
    case 'billing-info': {
      const entity = (await query(profileBilling, {})).user_profile[0]?.billing_entity ?? null
      const countries = addressCountries(language, entity?.address?.country ?? 'SK')
      const kept = entity && partyValues(billingForm.names, entity)
      const { shape } = billingForm
      return { view: { tab, kept, shape, countries, regions: addressRegions }, cookies: [] }
    }
    case 'subscriptions':
      return {
        view: {
          tab,
          subscriptions: id === null ? (await query(profileSubscriptions, {})).brand_subscription : [],
          chosen: id === null ? null : await reading(subscriptionView(id, context)),
        },
        cookies: [],
      }
    case 'payment':
      return { view: { tab, cards: await call(paymentMethodList, {}) }, cookies: [] }
    case 'whitelist':
      return { view: { tab, counterparties: (await query(profileWhitelist, {})).case_counterparty }, cookies: [] }
    case 'security': {
      const form = context.signInForm()
      const sessions = await sessionsOf(context)
      return {
        view: { tab, sessions, google: context.signInWith.google, csrfToken: form.csrfToken },
        cookies: form.cookies,
      }
    }
    case 'privacy':
      return {
        view: { tab, erasure: await call(userErasurePreview, {}), takeAlong: await takeAlongOf(context) },
        cookies: [],
      }
  }
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const inside = context.get(loadContext)
  const [me, { view, cookies }] = await Promise.all([
    inside.call(userRead, {}),
    viewOf(tabIn(url.searchParams), url.searchParams.get('id'), inside),
  ])
  const answer: ProfileData = { me, view }
  return data(answer, { headers: cookies.map((cookie) => ['set-cookie', cookie] as [string, string]) })
}

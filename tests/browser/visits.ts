import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Language } from '#kernel/languages.ts'
import { path, prefixOf } from '#web/path.ts'
import { profileTabs } from '#web/portal/profile/tabs.ts'
import { routeTable } from '#web/route-table.ts'
import { placeOfFile } from '#web/site/content/address.ts'
import { isProof } from '#tests/proof.ts'
import type { Matters } from './matters.ts'

/** What has a page: the other addresses answer with a file or a redirect. */
export type Name = Extract<(typeof routeTable)[number], { file: `${string}/page.tsx` }>['name']
type Where = { language: Language }

const inLanguage = (address: string, { language }: Where): string => `${prefixOf(language)}${address}`

const contentFolder = join(import.meta.dirname, '../../content/pages')
const written = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
  .flatMap((file) => placeOfFile(`content/pages/${file}`) ?? [])
  .filter(({ language }) => language === 'en')
  .map(({ address }) => address)
/** All of them in the proof, else one of each folder. */
export const contentAddresses = isProof
  ? written
  : [...Map.groupBy(written, dirname).values()].flatMap(([first]) => first ?? [])

type Visit = (matters: Matters, where: Where) => Record<string, string>
type Parametrised = Extract<(typeof routeTable)[number], { pattern: `${string}:${string}` }>['name']

/** Where pages are looked at that need a row or are shown in several states; every other one is looked at as it stands. */
const visits: Partial<Record<Name, Visit>> & Record<Extract<Name, Parametrised>, Visit> = {
  trademarkSearch: (_, where) => ({
    '': path.trademarkSearch({}, where),
    found: path.trademarkSearch({}, { ...where, query: { value: 'Best Verdano', classes: '18', jurisdictions: 'SK' } }),
  }),
  verification: (_, where) => ({
    '': path.verification({}, where),
    brought: path.verification({}, { ...where, query: { value: 'Verdano', classes: '18', jurisdictions: 'SK' } }),
  }),
  verificationSuccess: ({ asked }, where) => ({ '': path.verificationSuccess({ id: asked }, where) }),
  verificationSummary: ({ asked, dismissed, open }, where) => ({
    asked: path.verificationSummary({ id: asked }, where),
    dismissed: path.verificationSummary({ id: dismissed }, where),
    ready: path.verificationSummary({ id: open.id }, where),
  }),
  portalVerificationSummary: ({ registered }, where) => ({
    '': path.portalVerificationSummary({ id: registered.id }, where),
  }),
  registrationRequest: ({ asked, open }, where) => ({
    early: path.registrationRequest({ id: asked }, where),
    open: path.registrationRequest({ id: open.id }, where),
  }),
  goodsAndServices: ({ open }, where) => ({ '': path.goodsAndServices({ id: open.id }, where) }),
  registrationPreferences: ({ open }, where) => ({ '': path.registrationPreferences({ id: open.id }, where) }),
  registrationRequestSuccess: ({ open }, where) => ({ '': path.registrationRequestSuccess({ id: open.id }, where) }),
  detailedPricelist: (_, where) => ({
    '': path.detailedPricelist({}, where),
    filtered: path.detailedPricelist({}, { ...where, query: { action: 'opposition', place: 'un', classes: '3' } }),
  }),
  routeAdvisor: (_, where) => ({
    '': path.routeAdvisor({}, where),
    answered: path.routeAdvisor({}, { ...where, query: { markets: ['DE', 'FR', 'UK', 'JP'], home: 'SK' } }),
  }),
  serviceOrder: ({ service }, where) => ({ '': path.serviceOrder({ id: service.id }, where) }),
  brandOrder: (_, where) => ({
    '': path.brandOrder({}, where),
    asked: path.brandOrder({}, { ...where, query: { tier: 'advanced' } }),
  }),
  brandOrderOf: ({ protection }, where) => ({ '': path.brandOrderOf({ id: protection.id }, where) }),
  brandOrderSuccess: ({ protection }, where) => ({ '': path.brandOrderSuccess({ id: protection.id }, where) }),
  checkout: ({ open, service }, where) => ({
    '': path.checkout({ id: open.productId }, where),
    service: path.checkout({ id: service.openProductId }, where),
  }),
  productSuccess: ({ paid, transfer, over }, where) => ({
    paid: path.productSuccess({ id: paid.productId }, where),
    transfer: path.productSuccess({ id: transfer.productId }, where),
    over: path.productSuccess({ id: over.productId }, where),
  }),
  blogCategory: (_, where) => ({
    '': path.blogCategory({ industry: 'fashion' }, where),
    missing: path.blogCategory({ industry: 'atlantis' }, where),
  }),
  dispute: (_, where) => ({
    '': path.dispute({ id: 'c-39-97' }, where),
    missing: path.dispute({ id: 'c-1-00' }, where),
  }),
  disputes: (_, where) => ({
    '': path.disputes({ group: 'judicial-party' }, where),
    one: path.disputes({ group: 'subject-matter', id: 'confusion' }, where),
    missing: path.disputes({ group: 'judge' }, where),
  }),
  blogTopic: (_, where) => ({ '': path.blogTopic({ topic: 'costs' }, where) }),
  renewalCountry: (_, where) => ({
    '': path.renewalCountry({ country: 'united-states' }, where),
    bare: path.renewalCountry({ country: 'madrid-system' }, where),
    missing: path.renewalCountry({ country: 'atlantis' }, where),
  }),
  renewalOrder: ({ service, forms }, where) => ({
    '': path.renewalOrder({ id: service.openId }, where),
    asked: path.renewalOrder({ id: forms.renewalAsked }, where),
  }),
  renewalSuccess: ({ forms }, where) => ({ '': path.renewalSuccess({ id: forms.renewalAsked }, where) }),
  transferOrder: ({ forms }, where) => ({ '': path.transferOrder({ id: forms.transfer }, where) }),
  transferSuccess: ({ forms }, where) => ({ '': path.transferSuccess({ id: forms.transferAsked }, where) }),
  siteSearch: (_, where) => ({
    '': path.siteSearch({}, where),
    found: path.siteSearch({}, { ...where, query: { q: 'opposition' } }),
    nothing: path.siteSearch({}, { ...where, query: { q: 'xylophonist' } }),
  }),
  successLegalServices: (_, where) => ({
    '': path.successLegalServices({}, where),
    numbered: path.successLegalServices({}, { ...where, query: { number: 'S-2026-000001' } }),
  }),
  country: (_, where) => ({
    '': path.country({ slug: 'slovakia' }, where),
    estimate: path.country({ slug: 'aripo' }, where),
    missing: path.country({ slug: 'atlantis' }, where),
  }),
  countryGuide: (_, where) => ({ '': path.countryGuide({ slug: 'united-states' }, where) }),
  niceClass: (_, where) => ({
    '': path.niceClass({ class: '25' }, where),
    trade: path.niceClass({ class: '25', trade: 'clothing-brand' }, where),
  }),
  trade: (_, where) => ({ '': path.trade({ industry: 'fashion', trade: 'clothing-brand' }, where) }),
  specimenClass: (_, where) => ({ '': path.specimenClass({ class: '9' }, where) }),
  specimenSector: (_, where) => ({ '': path.specimenSector({ sector: 'software' }, where) }),
  consultation: ({ talk }, where) => ({ '': path.consultation({ id: talk }, where) }),
  supportTicket: ({ tickets }, where) => ({ '': path.supportTicket({ id: tickets.visitor }, where) }),
  message: ({ tickets }, where) => ({ '': path.message({ id: tickets.owner }, where) }),
  feedback: ({ tickets }, where) => ({
    '': path.feedback({}, { ...where, query: { id: tickets.visitor, feedback: 'good' } }),
  }),
  monitoringResult: ({ foundMark }, where) => ({ '': path.monitoringResult({ id: foundMark }, where) }),
  officeAction: ({ officeAction }, where) => ({ '': path.officeAction({ id: officeAction }, where) }),
  reportViolation: ({ registered }, where) => ({ '': path.reportViolation({ id: registered.id, place: 'SK' }, where) }),
  caseRequest: ({ enforcement }, where) => ({ '': path.caseRequest({ id: enforcement.reportId }, where) }),
  case: ({ enforcement }, where) => ({ '': path.case({ id: enforcement.caseId }, where) }),
  solutionCenter: ({ enforcement }, where) => ({ '': path.solutionCenter({ id: enforcement.caseId }, where) }),
  useInCommerce: ({ useInCommerce }, where) => ({ '': path.useInCommerce({ id: useInCommerce }, where) }),
  opposition: ({ opposition }, where) => ({ '': path.opposition({ id: opposition }, where) }),
  officeActionInfo: ({ officeAction }, where) => ({ '': path.officeActionInfo({ id: officeAction }, where) }),
  activate: ({ paid }, where) => ({ '': path.activate({ token: paid.activation }, where) }),
  brand: ({ registered }, where) => ({ '': path.brand({ id: registered.brandId }, where) }),
  unsubscribe: (_, where) => ({ '': path.unsubscribe({ token: 'of-a-mail' }, where) }),
  setPassword: (_, where) => ({ '': path.setPassword({}, { ...where, query: { token: 'of-a-mail' } }) }),
  profile: ({ protection }, where) => ({
    ...Object.fromEntries(profileTabs.map((tab) => [tab, path.profile({}, { ...where, query: { tab } })])),
    subscription: path.profile({}, { ...where, query: { tab: 'subscriptions', id: protection.id } }),
  }),
  trademark: ({ registered }, where) => ({ '': path.trademark({ id: registered.trademarkId }, where) }),
  proofsOfUse: ({ registered }, where) => ({
    '': path.proofsOfUse({ id: registered.trademarkId }, where),
    pack: path.proofsOfUse({ id: registered.trademarkId }, { ...where, query: { pack: '1' } }),
  }),
  extendTrademark: ({ registered }, where) => ({ '': path.extendTrademark({ id: registered.trademarkId }, where) }),
  monitoringOf: ({ registered }, where) => ({ '': path.monitoringOf({ id: registered.trademarkId }, where) }),
  // It leads on to the document; what it shows is that there is none.
  document: (_, where) => ({ '': path.document({ document: '0' }, where) }),
  order: ({ registered }, where) => ({ '': path.order({ id: registered.id }, where) }),
  applicationDraft: ({ draft, registered }, where) => ({
    open: path.applicationDraft({ id: draft.id }, where),
    approved: path.applicationDraft({ id: registered.id }, where),
  }),
  content: (_, where) => ({
    missing: inLanguage('/nothing-is-here', where),
    ...Object.fromEntries(contentAddresses.map((address) => [address.slice(1), inLanguage(address, where)])),
  }),
}

/** Every page of the route table. */
export const names = routeTable.flatMap(({ name, file }) => (file.endsWith('/page.tsx') ? [name as Name] : []))
/** Pages of the site that belong to an account by then. */
const ownOfSite: readonly Name[] = [
  'officeAction',
  'monitoringResult',
  'officeActionInfo',
  'caseRequest',
  'reportViolation',
  'useInCommerce',
]
export const asOwner = names.filter(
  (name) => ownOfSite.includes(name) || routeTable.some((row) => row.name === name && row.frame === 'portal'),
)
/** The addresses of a page by the state that it shows. */
export const visitOf = (name: Name): Visit =>
  visits[name] ?? ((_, where) => ({ '': (path[name] as (params: object, where: Where) => string)({}, where) }))

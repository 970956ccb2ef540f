import { allTrades, industries } from '#domain/catalog/industries.ts'
import { niceClasses } from '#domain/catalog/nice-classes.ts'
import { decisionGroups, decisions, decisionsBy } from '#domain/decision/decisions.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { jurisdictionSlug } from '#domain/jurisdiction/names.ts'
import { languages, type Language } from '#kernel/languages.ts'
import { routeTable } from '../route-table.ts'
import { blogSubjects, contentAddresses } from '../site/content/pages.server.ts'

/** A public page by its address without language, and the languages that it has. */
export interface PublicAddress {
  address: string
  languages: readonly Language[]
}

type Row = (typeof routeTable)[number]
type WithParameter = Extract<Row, { privacy: 'public'; pattern: `${string}:${string}` | `${string}*` }>

const slugs = (): string[] => jurisdictions.map(jurisdictionSlug)

const inAll = (address: string): PublicAddress => ({ address, languages })

/** The addresses of each public row that has more than one; a row without them does not compile. */
const addressesOf: Record<WithParameter['name'], () => PublicAddress[]> = {
  country: () => slugs().map((slug) => inAll(`/country/${slug}`)),
  renewalCountry: () => slugs().map((slug) => inAll(`/trademark-renewal/${slug}`)),
  countryGuide: () => slugs().map((slug) => inAll(`/country-guide/${slug}`)),
  niceClass: () => niceClasses.map((number) => inAll(`/class-assist/trademark-class/${number}`)),
  trade: () => allTrades().map(({ industry, trade }) => inAll(`/class-assist/${industry}/${trade.key}`)),
  specimenClass: () => niceClasses.map((number) => inAll(`/specimen-guide/trademark-class/${number}`)),
  specimenSector: () => industries.map((industry) => inAll(`/specimen-guide/sector/${industry}`)),
  blogCategory: () => blogSubjects().industries.map((industry) => inAll(`/blog/category/${industry}`)),
  blogTopic: () => blogSubjects().topics.map((topic) => inAll(`/blog/topic/${topic}`)),
  dispute: () => decisions.map(({ slug }) => inAll(`/trademark-disputes/case/${slug}`)),
  disputes: () =>
    decisionGroups.flatMap((group) =>
      [`/${group}`, ...[...decisionsBy(group).keys()].map((key) => `/${group}/${key}`)].map((rest) =>
        inAll(`/trademark-disputes${rest}`),
      ),
    ),
  // Pictures are no pages.
  shareImage: () => [],
  // A text of a country stands on the page of the country.
  content: () => contentAddresses().filter(({ address }) => !address.startsWith('/country/')),
}

const hasParameter = (row: Row): row is WithParameter => row.name in addressesOf

/** Every public page once, in the order of the route table; answers that are no pages are left out. */
export function publicAddresses(): PublicAddress[] {
  return routeTable
    .filter(({ privacy, frame }) => privacy === 'public' && frame !== 'none')
    .flatMap((row) => (hasParameter(row) ? addressesOf[row.name]() : [inAll(row.pattern)]))
}

import { displayNames } from '#kernel/formatters.ts'
import { euMembers } from '#domain/jurisdiction/codes.ts'
import type { Language } from '#kernel/languages.ts'
import { isCurrency, type Currency } from '#kernel/money.ts'

/** The seven regional storefronts; the host's ending chooses one (spec, part 1, sections 1 and 9). */
export const storefronts = {
  global: { country: 'US', ending: null },
  sk: { country: 'SK', ending: 'sk' },
  cz: { country: 'CZ', ending: 'cz' },
  uk: { country: 'GB', ending: 'uk' },
  ie: { country: 'IE', ending: 'ie' },
  ch: { country: 'CH', ending: 'ch' },
  au: { country: 'AU', ending: 'au' },
} as const satisfies Record<string, { country: string; ending: string | null }>

export type Storefront = keyof typeof storefronts

/** The storefront of a host name; anything unknown is the global one. */
export function storefrontOf(host: string): Storefront {
  const ending = host.split(':')[0]?.split('.').at(-1)
  for (const name of Object.keys(storefronts) as Storefront[]) {
    if (storefronts[name].ending !== null && storefronts[name].ending === ending) return name
  }
  return 'global'
}

const ownCurrency: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  CZ: 'CZK',
  CH: 'CHF',
  JP: 'JPY',
  MX: 'MXN',
  ZA: 'ZAR',
  TR: 'TRY',
  US: 'USD',
  AU: 'AUD',
  CA: 'CAD',
  NZ: 'NZD',
}

/** European countries outside the union that pay in euro; the members do where they have no currency of ours. */
const payInEuro = new Set('AD AL BA FO GI IS LI MC MD ME MK NO RS SM UA VA XK'.split(' '))

/** The currency that a country begins with (spec, part 1, section 9); `country` is an ISO code. */
export function currencyOf(country: string): Currency {
  const european = payInEuro.has(country) || euMembers.some((code) => code === country)
  return ownCurrency[country] ?? (european ? 'EUR' : 'USD')
}

/** An ISO country code in the way people write it: UK is Great Britain's other code. Null when it is no country. */
export function countryFrom(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? ''
  if (!/^[A-Z]{2}$/.test(code)) return null
  const iso = code === 'UK' ? 'GB' : code
  // What is no region has its own code for a name.
  return displayNames('en', { type: 'region', fallback: 'none' }).of(iso) === undefined ? null : iso
}

/**
 * The country that a visitor is known to be in: the one they named, the storefront's, the one they named before. Null when
 * nobody knows; a language is no country.
 */
export function knownCountry(seen: {
  query: string | null
  /** What a link of an advertisement for one country says; who chose another one is believed before. */
  countrySpecific?: string | null
  storefront: Storefront
  cookie: string | null
}): string | null {
  const named = countryFrom(seen.query) ?? countryFrom(seen.countrySpecific)
  if (named) return named
  return seen.storefront === 'global' ? countryFrom(seen.cookie) : storefronts[seen.storefront].country
}

/** The currency of a visit: what was chosen before, what the address asks for, the country's; the first that is one of ours. */
export function currencyFor(seen: {
  cookie: string | null
  query: string | null
  country: string | null
  storefront: Storefront
}): Currency {
  const asked = [seen.cookie, seen.query].map((text) => text?.trim().toUpperCase()).find((text) => isCurrency(text))
  return isCurrency(asked) ? asked : currencyOf(seen.country ?? storefronts[seen.storefront].country)
}

const homeOf: Record<Language, string> = { en: 'US', sk: 'SK', cs: 'CZ', es: 'ES' }

/** The country whose markets are suggested first; where none is known, the language's. It decides no price and no tax. */
export function suggestedCountry(storefront: Storefront, language: Language): string {
  return storefront === 'global' ? homeOf[language] : storefronts[storefront].country
}

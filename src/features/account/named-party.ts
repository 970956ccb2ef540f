import { displayNames } from '#kernel/formatters.ts'
import { localeOf, type Language } from '#kernel/languages.ts'

/** A person or company as documents name it. */
export interface NamedParty {
  name: string
  /** What else identifies it, a line each: address, number, country. */
  lines: string[]
}

interface Who {
  type: string
  firstName?: string | null
  lastName?: string | null
  businessName?: string | null
  companyType?: string | null
  companyId?: string | null
}
interface At {
  street: string
  postcode: string
  city: string
  state?: string | null
  country: string
}

export const countryName = (code: string | null | undefined, language: Language): string =>
  code ? (displayNames(localeOf[language], { type: 'region' }).of(code) ?? code) : ''

/** An address as a document has it, a line each. */
export function postalLines(at: At, language: Language): string[] {
  return [
    at.street,
    `${at.postcode} ${at.city}`,
    [at.state, countryName(at.country, language)].filter(Boolean).join(', '),
  ].filter(Boolean)
}

export function namedParty(who: Who, at: At | null, language: Language): NamedParty {
  const lines = [who.companyType, who.companyId, ...(at ? postalLines(at, language) : [])]
  return {
    name: who.type === 'legal' ? (who.businessName ?? '') : [who.firstName, who.lastName].filter(Boolean).join(' '),
    lines: lines.filter((line): line is string => Boolean(line)),
  }
}

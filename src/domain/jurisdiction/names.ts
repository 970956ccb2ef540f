import { collatorOf, displayNames } from '#kernel/formatters.ts'
import { localeOf, type Language } from '#kernel/languages.ts'
import { jurisdictions, priorityOrder, type Jurisdiction } from './codes.ts'
import { factsOf } from './facts.ts'

const regional: Record<string, Record<Language, string>> = {
  EU: { en: 'European Union', sk: 'Európska únia', cs: 'Evropská unie', es: 'Unión Europea' },
  BX: { en: 'Benelux', sk: 'Benelux', cs: 'Benelux', es: 'Benelux' },
  OAPI: {
    en: 'OAPI (17 African states)',
    sk: 'OAPI (17 afrických štátov)',
    cs: 'OAPI (17 afrických států)',
    es: 'OAPI (17 Estados africanos)',
  },
  ARIPO: {
    en: 'ARIPO (African states)',
    sk: 'ARIPO (africké štáty)',
    cs: 'ARIPO (africké státy)',
    es: 'ARIPO (Estados africanos)',
  },
  WIPO: {
    en: 'Madrid System (WIPO)',
    sk: 'Madridský systém (WIPO)',
    cs: 'Madridský systém (WIPO)',
    es: 'Sistema de Madrid (OMPI)',
  },
  // The long official name of CLDR is no name that anybody looks for.
  HK: { en: 'Hong Kong', sk: 'Hongkong', cs: 'Hongkong', es: 'Hong Kong' },
  CZ: { en: 'Czech Republic', sk: 'Česká republika', cs: 'Česká republika', es: 'República Checa' },
}

/** The jurisdiction's name in the reader's language. */
export function jurisdictionName(code: Jurisdiction, language: Language): string {
  const own = regional[code]
  if (own) return own[language]
  const region = code === 'UK' ? 'GB' : code
  return displayNames(localeOf[language], { type: 'region' }).of(region) ?? factsOf(code).name
}

/** The name of a country that a jurisdiction is made of, as `territoriesOf` names it. */
export function territoryName(code: string, language: Language): string {
  return displayNames(localeOf[language], { type: 'region' }).of(code === 'UK' ? 'GB' : code) ?? code
}

/** The slug of the jurisdiction's landing page: its English name, lower case, hyphens (spec, part 1, section 2). */
export function jurisdictionSlug(code: Jurisdiction): string {
  return (regional[code]?.en ?? factsOf(code).name)
    .replace(/ \([^(]*\)$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
}

/** The jurisdiction whose landing page has this slug; null when there is none. */
export function jurisdictionOfSlug(slug: string): Jurisdiction | null {
  return bySlug.get(slug) ?? null
}

const bySlug: ReadonlyMap<string, Jurisdiction> = new Map(jurisdictions.map((code) => [jurisdictionSlug(code), code]))

/** The flag file: EU and most countries have one; the rest fall back to xx. */
export function jurisdictionFlag(code: Jurisdiction): string {
  if (code === 'UK') return 'gb'
  if (['BX', 'OAPI', 'ARIPO', 'WIPO'].includes(code)) return 'xx'
  return code.toLowerCase()
}

/** US, EU, UK, CA, CH first, then by localized name. */
export function sortJurisdictions(codes: readonly Jurisdiction[], language: Language): Jurisdiction[] {
  const rank = (code: Jurisdiction) => {
    const at = priorityOrder.indexOf(code)
    return at < 0 ? priorityOrder.length : at
  }
  const collator = collatorOf(localeOf[language])
  const names = new Map(codes.map((code) => [code, jurisdictionName(code, language)]))
  return [...codes].sort((a, b) => rank(a) - rank(b) || collator.compare(names.get(a) ?? a, names.get(b) ?? b))
}

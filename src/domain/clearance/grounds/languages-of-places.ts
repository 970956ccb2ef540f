import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'

/*
 * The languages (ISO 639-1) whose words the public of a place is taken to know, beside English, which is taken to be known everywhere:
 * Slovak and Czech in both countries, the official ones elsewhere, and Russian where most understand it. Places that are not named are
 * read in all languages that we hold: the Union by those of its members, the United States by the doctrine of foreign equivalents
 * (TMEP 1209.03(g)).
 */
const spoken: Readonly<Partial<Record<Jurisdiction, string>>> = {
  SK: 'sk cs', CZ: 'cs sk', ES: 'es ca gl eu', UK: '', IE: '', AU: '', NZ: '', CA: 'fr', DE: 'de', AT: 'de', FR: 'fr', IT: 'it',
  CH: 'de fr it', MC: 'fr it', MX: 'es', AR: 'es', CO: 'es', CL: 'es', PE: 'es', EC: 'es', PY: 'es', UY: 'es', VE: 'es',
  PL: 'pl', BX: 'nl fr de', JP: 'ja', CN: 'zh', KR: 'ko', TW: 'zh', HK: 'zh', SG: 'zh', TR: 'tr', IN: 'hi', ID: 'id', PT: 'pt', BR: 'pt',
  AO: 'pt', CV: 'pt', BG: 'bg', EE: 'et', LV: 'lv', LT: 'lt', RO: 'ro', MD: 'ro ru', UA: 'uk ru', KZ: 'ru', KG: 'ru', TJ: 'ru', AM: 'ru',
  SE: 'sv', DK: 'da', NO: 'no', FI: 'fi sv', HU: 'hu', HR: 'hr', SI: 'sl', BA: 'hr', ME: 'hr', IL: 'he ar', EG: 'ar', JO: 'ar', LB: 'ar',
  MA: 'ar', DZ: 'ar', AE: 'ar', SA: 'ar', KW: 'ar', OM: 'ar', QA: 'ar', BH: 'ar', TZ: 'sw', KE: 'sw',
} // prettier-ignore

/** The languages of the public of a place, without English; null of a place that we hold none of, or that is read in all. */
export function languagesOfPublic(place: Jurisdiction): readonly string[] | null {
  const languages = spoken[place]
  return languages === undefined ? null : languages.split(' ').filter((one) => one !== '')
}

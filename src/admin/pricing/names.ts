import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { Language } from '#kernel/languages.ts'
import type { Text } from '../i18n/texts.ts'

/** The place of a row of the price list; '*' stands for every other. */
export function placeName(code: string, t: Text, language: Language): string {
  const place = jurisdictionFrom(code)
  if (place) return `${jurisdictionName(place, language)} (${code})`
  return code === '*' ? t('price.others') : code
}

import { numberFormat } from '#kernel/formatters.ts'
import { countedMost } from '#operations/staff/page.ts'
import { localeOf, type Language } from '#kernel/languages.ts'

export function formatNumber(value: number, language: Language): string {
  return numberFormat(localeOf[language]).format(value)
}

/** A share, given in hundredths: "10%", "10 %", as the language writes it. */
export function formatPercent(hundredths: number, language: Language): string {
  return numberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 3 }).format(hundredths / 100)
}

/** A number that is counted only so far: "10,000+" of more. */
export function formatCount(value: number, language: Language): string {
  return value > countedMost ? `${formatNumber(countedMost, language)}+` : formatNumber(value, language)
}

/** "412 KB", "1.2 MB". */
export function formatSize(bytes: number, language: Language): string {
  const mega = bytes >= 1_000_000
  return numberFormat(localeOf[language], {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: mega ? 1 : 0,
  }).format(bytes / (mega ? 1_000_000 : 1000))
}

/** An exchange rate with the six digits that a person checks. */
export function formatRate(rate: number, language: Language): string {
  return numberFormat(localeOf[language], { maximumSignificantDigits: 6 }).format(rate)
}

/** A score as people read it: two decimals. */
export const shownScore = (score: number | string): string => Number(score).toFixed(2)

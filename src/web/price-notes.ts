import { numberFormat } from '#kernel/formatters.ts'
import type { OrderLine } from '#domain/billing/invoice-document.ts'
import { demoSource, ecbSource, roughSource } from '#domain/pricing/rates.ts'
import { formatDate } from '#kernel/dates.ts'
import { localeOf } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import { useLanguage, useText } from './i18n/text.ts'

/** What stands beneath a line: the office's own amount and its rate, how far an estimate may be off, what follows later. */
export function useLineNote(currency: string): (line: OrderLine) => string | null {
  const t = useText('common')
  const language = useLanguage()
  const rates = numberFormat(localeOf[language], { maximumSignificantDigits: 5 })
  const money = (amount: number) => formatMoney(amount, currency, language)
  return ({ original, law, discount }) => {
    const notes = [
      discount && t('price.discount', { coupon: discount.coupon, amount: money(discount.amount) }),
      original &&
        t('price.original', {
          amount: formatMoney(original.amount, original.currency, language),
          // Read the way rates are printed: so many units of the office's currency for one of ours.
          rate: rates.format(1 / original.rate),
          currency,
        }),
      law?.estimate &&
        t('price.estimate', {
          low: money(law.estimate.low),
          high: money(law.estimate.high),
          reason: t(`price.reason.${law.estimate.reason}`),
        }),
      law && law.later > 0 ? t('price.later', { amount: money(law.later) }) : null,
    ].filter((note) => note !== null && note !== undefined)
    return notes.length > 0 ? notes.join('; ') : null
  }
}

/** By whose rate of which day an amount was converted; empty when nothing is to be said. */
export function useRateText(): (source: string | undefined, day: string | null, stale?: true) => string {
  const t = useText('common')
  const language = useLanguage()
  const whose = (source: string | undefined, day: string | null): string => {
    if (source === roughSource) return t('price.rates.rough')
    if (day === null) return ''
    const date = formatDate(day, language)
    if (source === ecbSource) return t('price.rates.ecb', { date })
    if (source === demoSource) return t('price.rates.demo', { date })
    return source === undefined ? t('price.rates.dated', { date }) : t('price.rates.other', { date, source })
  }
  return (source, day, stale) => [whose(source, day), stale && t('price.rates.stale')].filter(Boolean).join(' ')
}

/** By whose rates, and of which day, the lines were converted; empty when none was. */
export function useRatesNote(): (lines: readonly OrderLine[], ratesOn: string | null) => string {
  const textOf = useRateText()
  return (lines, ratesOn) => {
    const said = lines.flatMap(({ original }) =>
      original
        ? [textOf(original.rateSource, original.ratesOn ?? ratesOn, original.stale)].filter((text) => text !== '')
        : [],
    )
    return [...new Set(said)].join(' ')
  }
}

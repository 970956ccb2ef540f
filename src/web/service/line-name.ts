import type { OrderLine } from '#domain/billing/invoice-document.ts'
import { formatDate } from '#kernel/dates.ts'
import { useLanguage, useText } from '../i18n/text.ts'
import type { Place } from '../places.ts'

/** How a line is called: by whoever wrote it, by its offering, mark and place, or, of a registration, by its place. */
export function useLineName(places: readonly Place[]): (line: OrderLine) => string {
  const t = useText('service')
  const language = useLanguage()
  return ({ text, offering, mark, jurisdiction, period }) => {
    if (text !== undefined) return text
    if (offering !== undefined && period !== undefined)
      return t('periodLine', {
        what: t(`offering.${offering}`),
        mark: mark ?? '',
        from: formatDate(period.from, language),
        until: formatDate(period.until, language),
      })
    const place = places.find(({ code }) => code === jurisdiction)?.name ?? jurisdiction
    return offering === undefined ? place : t('line', { what: t(`offering.${offering}`), mark: mark ?? '', place })
  }
}

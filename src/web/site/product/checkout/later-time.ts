import type { Text } from '../../../i18n/text.ts'

/** Months as a person says them: in whole years and months. */
export const timeOf = (all: number, t: Text<'checkout'>): string => {
  const [years, months] = [Math.floor(all / 12), all % 12]
  const parts = {
    years: t('later.time.years', { count: years }),
    months: t('later.time.months', { count: months }),
  }
  if (months === 0) return parts.years
  return years === 0 ? parts.months : t('later.time.both', parts)
}

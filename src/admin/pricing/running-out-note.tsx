import { useQuery } from '@tanstack/react-query'
import { isStale } from '#domain/pricing/rates.ts'
import { runningOut } from '#domain/pricing/running-out.ts'
import { priceListDays } from '#operations/staff/price-list.ts'
import { Callout } from '#ui/callout.tsx'
import { runOperation } from '../graphql.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate, todayHere } from '../kit/time.ts'
import { feeRulePath, serviceFeePath } from '../paths.ts'
import { placeName } from './names.ts'

const datesOf = <R extends { valid_from: string; valid_to: string | null }>(row: R) => ({
  ...row,
  validFrom: row.valid_from,
  validTo: row.valid_to,
})

/** What of a list ends within sixty days with nothing after it; of the rates, that they are missing or old. */
export function RunningOutNote({ of }: { of: 'service_fee' | 'fee_rule' | 'exchange_rate' }) {
  const t = useText()
  const language = useLanguage()
  const today = todayHere()
  const { data } = useQuery({
    queryKey: ['price-list-days', today],
    queryFn: async ({ signal }) => await runOperation(priceListDays, { today }, { signal }),
    staleTime: 0,
  })
  if (!data) return null
  const until = (validTo: string | null) => (validTo === null ? '' : formatDate(validTo, language))
  const fees =
    of === 'service_fee' ? runningOut(data.service_fee.map(datesOf), ({ jurisdiction }) => jurisdiction, today) : []
  const rules =
    of === 'fee_rule' ? runningOut(data.fee_rule.map(datesOf), (row) => `${row.jurisdiction} ${row.action}`, today) : []
  const [newest] = data.exchange_rate
  const isOld = of === 'exchange_rate' && (newest === undefined || isStale(newest.date, today))
  if (fees.length + rules.length === 0 && !isOld) return null
  return (
    <div className="wb-pad">
      <Callout tone="amber" title={t('price.attention')}>
        <ul className="mw-stack mw-stack--s">
          {isOld && (
            <li>
              {newest === undefined
                ? t('price.noRates')
                : t('price.oldRates', { date: formatDate(newest.date, language), source: newest.source })}
            </li>
          )}
          {fees.map((row) => (
            <li key={row.id}>
              <a href={serviceFeePath(row.id)}>
                {t('price.feeEnds', { place: placeName(row.jurisdiction, t, language), date: until(row.validTo) })}
              </a>
            </li>
          ))}
          {rules.map((row) => (
            <li key={row.id}>
              <a href={feeRulePath(row.id)}>
                {t('price.ruleEnds', {
                  place: placeName(row.jurisdiction, t, language),
                  action: t(`feeAction.${row.action}`),
                  date: until(row.validTo),
                })}
              </a>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}

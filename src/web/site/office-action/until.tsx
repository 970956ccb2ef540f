import { formatDate } from '#kernel/dates.ts'
import { formatMoney } from '#kernel/money.ts'
import { Entry } from '#ui/entry.tsx'
import { DateFrom, DateSum } from '../../docket/date-sum.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { OfficeActionData } from './load.server.ts'

/** The last day and where it comes from; how far it can be moved, and what the office asks for that. */
export function Until({ data }: { data: OfficeActionData }) {
  const t = useText('office-action')
  const language = useLanguage()
  const { reply, extension, extendedSum, due, isSet } = data
  if (due === null) return null
  const fee = extension?.fee ?? null
  return (
    <Entry id="when" number={3} margin={t('until.margin')}>
      <h2 className="mw-h2 mb-2" id="when-title">
        {t('until.title')}
      </h2>
      <p>{t('until.last', { date: formatDate(due, language) })}</p>
      {isSet && !extension?.isFiled && <p className="mw-small">{t('until.set')}</p>}
      {reply && (
        <>
          <DateFrom date={reply} />
          <DateSum date={reply} from={t('until.fromLetter')} open />
        </>
      )}
      {extension && (
        <>
          <p className="mt-2">
            {extension.due === null
              ? t('until.canAsk')
              : t(extension.isFiled ? 'until.extended' : 'until.canExtend', {
                  date: formatDate(extension.due, language),
                })}
          </p>
          {extendedSum && <DateFrom date={extendedSum} />}
          {fee && !extension.isFiled && (
            <p className="mw-small">
              {t('until.fee', { fee: formatMoney(fee.amount, fee.currency, language), source: fee.source })}
            </p>
          )}
        </>
      )}
    </Entry>
  )
}

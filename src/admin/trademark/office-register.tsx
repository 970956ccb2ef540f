import { useState } from 'react'
import type { CallOutput } from '#contract/call.ts'
import { lookUpTrademarkData } from '#contract/search.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { isLongUnread } from '#domain/trademark/office-differences.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { useAsk } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { dayOf, formatDate, todayHere } from '../kit/time.ts'
import { RegisterDifferences } from './register-differences.tsx'

/** What the office's register says of the mark beside what we hold. It is read when a person asks, and changes nothing. */
export function OfficeRegister({ row }: { row: TrademarkFile }) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const office = jurisdictionFrom(row.jurisdiction)
  const input = isAsked && office && row.number ? { query: { office, tmNumber: row.number } } : null
  const { data, error, isFetching, refetch } = useAsk(lookUpTrademarkData, input)
  const language = useLanguage()
  const comparedOn = row.last_ipo_data_sync
  if (!office || !row.number) return <p className="mw-muted mw-small">{t('officeRegister.noNumber')}</p>
  return (
    <div className="mw-stack mw-stack--s">
      {comparedOn && (
        <p className="mw-small">{t('officeRegister.comparedOn', { date: formatDate(dayOf(comparedOn), language) })}</p>
      )}
      {!isAsked && <p className="mw-muted mw-small">{t('officeRegister.hint')}</p>}
      {!data && (
        <div>
          <Button small busy={isFetching} onClick={() => (isAsked ? void refetch() : setAsked(true))}>
            {t('officeRegister.ask')}
          </Button>
        </div>
      )}
      <Refusal error={error} />
      <div role="status" className="mw-stack mw-stack--s">
        {data && <Answer row={row} data={data} />}
      </div>
    </div>
  )
}

function Answer({ row, data }: { row: TrademarkFile; data: CallOutput<typeof lookUpTrademarkData> }) {
  const t = useText()
  const language = useLanguage()
  const { mark, asOf, source, trouble } = data
  const date = asOf === null ? t('unknown') : formatDate(asOf, language)
  const isOwn = source === 'office'
  const isMeasure = isOwn || (asOf !== null && !isLongUnread(asOf, todayHere()))
  return (
    <>
      <p className="mw-muted mw-small">
        {trouble !== null && `${t('officeRegister.trouble')} `}
        {isOwn ? t('officeRegister.fromOffice') : t('officeRegister.fromCopy', { date })}
      </p>
      {mark && (
        <p className="mw-small">
          {[
            mark.text,
            mark.number,
            mark.registrationNumber === mark.number ? null : mark.registrationNumber,
            mark.status,
          ]
            .filter((part) => part !== null && part !== '')
            .join(', ')}{' '}
          {mark.officeUrl && <a href={mark.officeUrl}>{t('officeRegister.record')}</a>}
        </p>
      )}
      {!mark && <p>{t(isOwn ? 'officeRegister.notAtOffice' : 'officeRegister.notInCopy')}</p>}
      {mark && !isMeasure && <p>{t('officeRegister.old')}</p>}
      {mark && isMeasure && <RegisterDifferences row={row} mark={mark} />}
    </>
  )
}

import { useState } from 'react'
import type { CallOutput } from '#contract/call.ts'
import { lookUpTrademarkData } from '#contract/search.ts'
import { trademarkEdit } from '#contract/trademark.ts'
import { goodsLines } from '#domain/catalog/goods-lines.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { officeDifferences, type OfficeDifference } from '#domain/trademark/office-differences.ts'
import { ownerName, type TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { useAsk, useSend } from '../calls.ts'
import { errorText, useLanguage, useText, type TextKey } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { formatDate } from '../kit/time.ts'

const labels = {
  name: 'field.mark',
  state: 'field.status',
  filingDate: 'field.filed',
  registrationDate: 'field.registered',
  expirationDate: 'field.ends',
  owner: 'field.owner',
  goods: 'goods.title',
} as const satisfies Record<OfficeDifference['field'], TextKey>

/** What the office's record says otherwise than ours. It is asked for when a person wants it, and taken over by a person. */
export function OfficeRegister({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const office = jurisdictionFrom(row.jurisdiction)
  const input = isAsked && office && row.number ? { query: { office, tmNumber: row.number } } : null
  const { data, error, isFetching } = useAsk(lookUpTrademarkData, input)
  if (!office || !row.number) return <p className="mw-muted mw-small">{t('officeRegister.noNumber')}</p>
  return (
    <div className="mw-stack mw-stack--s">
      {!isAsked && <p className="mw-muted mw-small">{t('officeRegister.hint')}</p>}
      {(!isAsked || isFetching) && (
        <div>
          <Button small busy={isFetching} onClick={() => setAsked(true)}>
            {t('officeRegister.ask')}
          </Button>
        </div>
      )}
      {error && <p role="alert">{errorText(language, error)}</p>}
      {data && <Answer row={row} data={data} />}
    </div>
  )
}

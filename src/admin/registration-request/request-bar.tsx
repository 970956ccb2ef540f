import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Mark } from '#ui/mark.tsx'
import { withdrawalOf } from '#operations/withdrawal.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { requestPath } from '../paths.ts'
import { requestNextAction, tabOf, type RequestTab } from '../queue/next-action.ts'
import { StatusChange } from './status-change.tsx'

export function RequestTitle({ row }: { row: RequestRow }): ReactNode {
  return (
    <>
      <Mark>{row.value}</Mark> <small className="wb-bar__ref">{row.public_id}</small>
    </>
  )
}

/** One line under the title: since when, for whom, and what is next. */
export function useSubtitle(row: RequestRow): ReactNode {
  const t = useText()
  const language = useLanguage()
  const client = `${row.contact_first_name} ${row.contact_last_name}`.trim()
  return t('request.sub', { date: formatDate(dayOf(row.last_status_update), language), client })
}

/** Whether the client chose a transfer that has not come. */
const awaitsTransfer = (row: RequestRow): boolean =>
  row.product?.invoices.some(
    (invoice) => invoice.payment_type === 'transfer' && !invoice.payment_date && !invoice.cancelled_at,
  ) ?? false

/** Status, who has it, and the way to the one next action, unless its tab is the one that is open. */
export function RequestBar({ row, tab }: { row: RequestRow; tab: RequestTab }) {
  const t = useText()
  const [changing, setChanging] = useState(false)
  const action = requestNextAction(row.status, {
    byTransfer: awaitsTransfer(row),
    isWithdrawn: withdrawalOf(row) !== undefined,
  })
  const actionTab = action.key === 'settle-withdrawal' ? 'order' : tabOf(row.status)
  return (
    <>
      <StatusTag status={row.status} />
      <Assign noun="request" id={row.id} assigned={row.assigned_admin} />
      <Button small onClick={() => setChanging(true)}>
        {t('request.changeStatus')}
      </Button>
      {action.mover === 'staff' && actionTab !== tab && (
        <ButtonLink small kind="secondary" href={requestPath(row.id, actionTab)}>
          {t('request.next', { action: t(`action.${action.key}`) })}
        </ButtonLink>
      )}
      {action.mover === 'client' && <span className="wb-wait">{t(`action.${action.key}`)}</span>}
      {changing && <StatusChange row={row} onClose={() => setChanging(false)} />}
    </>
  )
}

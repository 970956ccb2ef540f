import { commerceUseAbandon, commerceUseNotify } from '#contract/use-in-commerce.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { isEndedUse, commerceUseMachine } from '#domain/use-in-commerce/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { UseInCommerceRow } from '#operations/staff/use-in-commerce.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { DeadlineForm } from './deadline-form.tsx'
import { ReopenForm, SignForm, SubmitForm } from './filing-forms.tsx'
import { AbandonForm } from '../kit/abandon-form.tsx'

const mailed: readonly string[] = ['Kick-off sent', 'Opened', 'Ordered', 'In preparation', 'Reopened']

/** What can be done next, derived from where it stands. */
export function NextSteps({ row }: { row: UseInCommerceRow }) {
  const next = nextStates(commerceUseMachine, row.status, 'staff')
  const isMailed = mailed.includes(row.status)
  const isPaid = row.order !== null && servicePhase(row.order.status) === 'paid'
  return (
    <div className="mw-stack mw-stack--l">
      {(isMailed || next.includes('Kick-off sent')) && <KickOff row={row} isMailed={isMailed} />}
      {next.includes('Approved for filing') && <SignForm row={row} />}
      {next.includes('Submitted') && row.signed_by !== null && <SubmitForm row={row} />}
      {!isEndedUse(row.status) && <DeadlineForm row={row} />}
      {next.includes('Reopened') && (row.status !== 'Abandoned' || isPaid) && <ReopenForm row={row} />}
      {next.includes('Abandoned') && <Abandon row={row} />}
    </div>
  )
}

function KickOff({ row, isMailed }: { row: UseInCommerceRow; isMailed: boolean }) {
  const t = useText()
  const notify = useSend(commerceUseNotify, { done: t('useInCommerce.mailed') })
  const label = isMailed ? 'kickOffAgain' : row.status === 'Abandoned' ? 'takeUp' : 'kickOff'
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-small mw-muted">{t('useInCommerce.kickOffText')}</p>
      <div>
        <Button
          small
          kind={row.status === 'Created' ? 'primary' : 'secondary'}
          busy={notify.busy}
          onClick={() => void notify.send({ params: { id: row.id } })}
        >
          {t(`useInCommerce.${label}`)}
        </Button>
      </div>
    </div>
  )
}

function Abandon({ row }: { row: UseInCommerceRow }) {
  const t = useText()
  const abandon = useSend(commerceUseAbandon, { done: t('useInCommerce.abandoned'), ownRefusal: true })
  const send = async (body: { note: string | null }) => await abandon.send({ params: { id: row.id }, body })
  return <AbandonForm title={t('useInCommerce.abandon')} step={{ ...abandon, send }} />
}

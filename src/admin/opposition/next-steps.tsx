import { oppositionNotify, oppositionWithdraw } from '#contract/opposition.ts'
import { oppositionMachine } from '#domain/opposition/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { OppositionRow } from '#operations/staff/opposition.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { AbandonForm } from '../kit/abandon-form.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { EventForm } from './event-form.tsx'

/** What can be done next, derived from where it stands. */
export function NextSteps({ row }: { row: OppositionRow }) {
  const t = useText()
  const next = nextStates(oppositionMachine, row.status, 'staff')
  const isMailed = ['Kick-off sent', 'Order created', 'Invoice paid', 'Response submitted'].includes(row.status)
  if (row.status === 'Ended') return <p>{t('officeAction.over')}</p>
  return (
    <div className="mw-stack mw-stack--l">
      {row.status === 'Created' && <p className="mw-small">{t('opposition.firstDates')}</p>}
      {row.status !== 'Created' && row.ways.length === 0 && <p className="mw-small">{t('opposition.firstWays')}</p>}
      {(isMailed || next.includes('Kick-off sent')) && row.ways.length > 0 && <KickOff row={row} isMailed={isMailed} />}
      <EventForm row={row} key={row.status} />
      {next.includes('Withdrawal instructed') && <Withdraw row={row} />}
    </div>
  )
}

function KickOff({ row, isMailed }: { row: OppositionRow; isMailed: boolean }) {
  const t = useText()
  const notify = useSend(oppositionNotify, { done: t('officeAction.mailed'), ownRefusal: true })
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-small mw-muted">{t('opposition.kickOffText')}</p>
      <Refusal error={notify.error} />
      <div>
        <Button
          small
          kind={isMailed ? 'secondary' : 'primary'}
          busy={notify.busy}
          onClick={() => void notify.send({ params: { id: row.id } })}
        >
          {t(
            isMailed
              ? 'officeAction.kickOffAgain'
              : row.status === 'Withdrawal instructed'
                ? 'opposition.takeBack'
                : 'officeAction.kickOff',
          )}
        </Button>
      </div>
    </div>
  )
}

function Withdraw({ row }: { row: OppositionRow }) {
  const t = useText()
  const withdraw = useSend(oppositionWithdraw, { done: t('opposition.instructed'), ownRefusal: true })
  const send = async (body: { note: string | null }) => await withdraw.send({ params: { id: row.id }, body })
  return <AbandonForm title={t('opposition.instruct')} step={{ ...withdraw, send }} />
}

import { officeActionAbandon, officeActionNotify } from '#contract/office-action.ts'
import { isEnded, isUntold, officeActionMachine } from '#domain/office-action/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { AbandonForm } from '../kit/abandon-form.tsx'
import { todayHere } from '../kit/time.ts'
import { officeActionPath } from '../paths.ts'
import { CorrectionForm } from './correction-form.tsx'
import { DebugNotify } from './debug-notify.tsx'
import { ExtensionForm, SubmitForm } from './filing-forms.tsx'
import { ApproveForm, ResponseForm } from './response-form.tsx'

/** What can be done next, derived from where it stands. */
export function NextSteps({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const next = nextStates(officeActionMachine, row.status, 'staff')
  const isMailed = row.status === 'Kick-off sent' || row.status === 'Landing page visited'
  const isInTime = row.due_date !== null && row.due_date >= todayHere()
  return (
    <div className="mw-stack mw-stack--l">
      {next.includes('Examination saved') && (
        <div>
          <ButtonLink
            small
            kind={next.includes('Docketing saved') ? 'secondary' : 'primary'}
            href={officeActionPath(row.id, 'examination')}
          >
            {t('officeAction.toExamine')}
          </ButtonLink>
        </div>
      )}
      {next.includes('Docketing saved') && (
        <div>
          <ButtonLink
            small
            kind={next.includes('Kick-off sent') ? 'secondary' : 'primary'}
            href={officeActionPath(row.id, 'docketing')}
          >
            {t('officeAction.toDocket')}
          </ButtonLink>
        </div>
      )}
      {(isMailed || (next.includes('Kick-off sent') && isInTime)) && <KickOff row={row} isMailed={isMailed} />}
      {next.includes('Additional info requested') && (
        <div>
          <ButtonLink small href={officeActionPath(row.id, 'additional-info')}>
            {t('officeAction.toAsk')}
          </ButtonLink>
        </div>
      )}
      {next.includes('Response sent for approval') && <ResponseForm row={row} />}
      {next.includes('Response approved') && <ApproveForm row={row} />}
      {next.includes('Response submitted') && <SubmitForm row={row} />}
      {next.includes('Extension filed') && <ExtensionForm row={row} />}
      {row.due_date !== null && !isEnded(row.status) && !next.includes('Docketing saved') && (
        <CorrectionForm row={row} />
      )}
      {next.includes('Abandoned') && <Abandon row={row} />}
      {next.length === 0 && <p>{t('officeAction.over')}</p>}
      <DebugNotify id={row.id} />
    </div>
  )
}

function KickOff({ row, isMailed }: { row: OfficeActionRow; isMailed: boolean }) {
  const t = useText()
  const notify = useSend(officeActionNotify, { done: t('officeAction.mailed') })
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-small mw-muted">{t('officeAction.kickOffText')}</p>
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
              : row.status === 'Abandoned'
                ? 'officeAction.reopen'
                : 'officeAction.kickOff',
          )}
        </Button>
      </div>
    </div>
  )
}

function Abandon({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const abandon = useSend(officeActionAbandon, {
    done: ({ told }) => t(told || isUntold(row.status) ? 'officeAction.abandoned' : 'officeAction.toldNobody'),
    ownRefusal: true,
  })
  const send = async (body: { note: string | null }) => await abandon.send({ params: { id: row.id }, body })
  return <AbandonForm title={t('officeAction.abandon')} step={{ ...abandon, send }} />
}

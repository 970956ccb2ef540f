import { taskDismiss, taskNotify, taskProcess } from '#contract/sighting.ts'
import { sightingsCut } from '#domain/monitoring/sighting.ts'
import { monitoringTaskStatuses } from '#domain/monitoring/status.ts'
import type { MonitoringTaskFile } from '#operations/staff/monitoring-task.ts'
import { Button } from '#ui/button.tsx'
import { Mark } from '#ui/mark.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText, type Text } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { HistorySection } from '../kit/matter-file.tsx'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatDate } from '../kit/time.ts'
import { subscriptionPath } from '../paths.ts'
import { AddSighting } from './add-form.tsx'
import { TaskStatusTag } from './status-tag.tsx'
import { Triage } from './triage.tsx'

/** A line of the history of a search in the reader's language; a name that we do not know is shown as it is stored. */
function taskEvent(t: Text, name: string): string {
  if (name === sightingsCut) return t('sighting.cut')
  const status = monitoringTaskStatuses.find((word) => word === name)
  return status ? t(`searchStatus.${status}`) : name
}

/** One search for a brand: its sightings are decided here, and then released to the client. */
export function MonitoringTaskShow() {
  return (
    <ShowPage<MonitoringTaskFile> table="brand_monitoring_task">{(row) => <Screen row={row} key={row.id} />}</ShowPage>
  )
}

function Screen({ row }: { row: MonitoringTaskFile }) {
  const t = useText()
  const language = useLanguage()
  const input = { params: { id: row.id } }
  const process = useSend(taskProcess, { done: t('sighting.processed') })
  const dismiss = useSend(taskDismiss, { done: t('sighting.taskDismissed') })
  const notify = useSend(taskNotify, { done: t('subscription.told') })
  const name = row.brand?.name ?? '–'
  const open = row.sightings.filter(({ status }) => status === 'Open').length
  const works = row.status === 'Created' || row.status === 'In progress'
  const subscription = row.brand_subscription
  return (
    <Page
      title={t('sighting.title', { brand: name })}
      heading={
        <>
          <Mark>{name}</Mark>{' '}
          <small className="wb-bar__ref">{row.planned_on === null ? '' : formatDate(row.planned_on, language)}</small>
        </>
      }
      sub={t('sighting.sub', {
        plan: t(`tier.${row.brand_subscription_tier}`),
        due: row.deadline === null ? '–' : formatDate(row.deadline, language),
      })}
      actions={
        <>
          <TaskStatusTag status={row.status} />
          {works && (
            <Button
              small
              kind="primary"
              busy={process.busy}
              disabled={open > 0 || row.searched_at === null}
              title={open > 0 ? t('sighting.processLater', { count: open }) : undefined}
              onClick={() => void process.send(input)}
            >
              {t('sighting.process')}
            </Button>
          )}
          {works && (
            <Button small busy={dismiss.busy} onClick={() => void dismiss.send({ ...input, body: { again: false } })}>
              {t('sighting.dismissTask')}
            </Button>
          )}
          {row.status === 'Dismissed' && (
            <Button small busy={dismiss.busy} onClick={() => void dismiss.send({ ...input, body: { again: true } })}>
              {t('sighting.takeUp')}
            </Button>
          )}
          {row.status === 'Processed' && (
            <Button small busy={notify.busy} onClick={() => void notify.send(input)}>
              {t('subscription.notify')}
            </Button>
          )}
          <Assign noun="brand-monitoring-task" id={row.id} assigned={row.assigned_admin} />
        </>
      }
    >
      {works && row.searched_at === null && <p className="mw-small wb-lead">{t('sighting.waiting')}</p>}
      {works && open > 0 && <p className="mw-small wb-lead">{t('sighting.processLater', { count: open })}</p>}
      <Triage row={row} />
      <div className="wb-two">
        <div>
          {works && (
            <Section title={t('sighting.addTitle')}>
              <AddSighting id={row.id} />
            </Section>
          )}
        </div>
        <div>
          {subscription && (
            <Section title={t('lists.brand_subscription')}>
              <p>
                <a href={subscriptionPath(subscription.id)}>{subscription.public_id}</a>{' '}
                {subscription.platforms.map((one) => t(`platform.${one.name as 'domains'}`)).join(', ')}
              </p>
            </Section>
          )}
          <HistorySection row={row} nameOf={(name) => taskEvent(t, name)} />
        </div>
      </div>
    </Page>
  )
}

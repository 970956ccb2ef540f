import { markOfWork } from '#domain/service-order/work-item.ts'
import { noteCalls } from '#contract/note.ts'
import { serviceWord } from '#domain/service-order/offering.ts'
import { serviceOutcomes, serviceStatuses } from '#domain/service-order/status.ts'
import type { WorkRow } from '#operations/staff/service-request.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { CutNote } from '../kit/cut-note.tsx'
import { History } from '../kit/history.tsx'
import { NotesSection } from '../kit/matter-file.tsx'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { servicePath } from '../paths.ts'
import { FinishForm, StandingForm, Tell } from './work-forms.tsx'
import { WorkStatusTag } from './work-status.tsx'

/** A piece of work of an order: where it stands, by when it is due, what comes out of it. */
export function WorkShow() {
  return <ShowPage<WorkRow> table="service">{(row) => <Work row={row} key={row.id} />}</ShowPage>
}

function Work({ row }: { row: WorkRow }) {
  const t = useText()
  const language = useLanguage()
  const what = t(`offering.${serviceWord(row.type)}`)
  const number = row.service_request?.public_id ?? ''
  const isOpen = row.status !== 'Finished'
  return (
    <Page
      title={`${what}, ${number}`}
      heading={
        <>
          {what} {markOfWork(row.parameters, (code) => code)} <small className="wb-bar__ref">{number}</small>
        </>
      }
      sub={row.deadline === null ? t('work.noDeadline') : t('work.by', { date: formatDate(row.deadline, language) })}
      actions={
        <>
          <WorkStatusTag status={row.status} />
          <Assign noun="service" id={row.id} assigned={row.assigned_admin} />
        </>
      }
    >
      <div className="wb-two">
        <div>
          {isOpen && (
            <Section title={t('work.standing')}>
              <StandingForm row={row} />
            </Section>
          )}
          {isOpen && (
            <Section title={t('work.finish')}>
              <FinishForm id={row.id} />
            </Section>
          )}
          <Section title={t('work.tell')}>
            <Tell id={row.id} />
          </Section>
        </div>
        <div>
          <Section title={t('queue.facts')}>
            <WorkFacts row={row} />
          </Section>
          <NotesSection row={row} call={noteCalls.service} />
          <Section title={t('history.title')}>
            <History
              rows={row.tracking_actions}
              nameOf={(name) => {
                const known = serviceStatuses.find((one) => one === name)
                return known ? t(`workStatus.${known}`) : name
              }}
            />
            <CutNote shown={row.tracking_actions.length} all={row.tracking_actions_aggregate} />
          </Section>
        </div>
      </div>
    </Page>
  )
}

function WorkFacts({ row }: { row: WorkRow }) {
  const t = useText()
  const language = useLanguage()
  const order = row.service_request
  const client = `${order?.contact_first_name ?? ''} ${order?.contact_last_name ?? ''}`.trim()
  const marks = [...new Set((order?.parameters.items ?? []).map(({ mark }) => mark))].join(', ')
  const outcome = serviceOutcomes.find((one) => one === row.outcome)
  return (
    <Facts
      plain
      tight
      facts={[
        ...(order
          ? [{ key: 'order', label: t('work.order'), value: <a href={servicePath(order.id)}>{order.public_id}</a> }]
          : []),
        { key: 'mark', label: t('field.mark'), value: marks || t('unknown') },
        { key: 'client', label: t('field.client'), value: client || t('unknown') },
        { key: 'since', label: t('work.since'), value: formatDate(dayOf(row.last_status_update), language) },
        ...(outcome ? [{ key: 'outcome', label: t('work.outcome'), value: t(`workOutcome.${outcome}`) }] : []),
        ...(row.outcome_note ? [{ key: 'note', label: t('work.note'), value: row.outcome_note }] : []),
      ]}
    />
  )
}

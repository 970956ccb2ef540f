import { followUpStatuses } from '#domain/follow-up/status.ts'
import type { FollowUpRow } from '#operations/staff/follow-up.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { HistorySection } from '../kit/matter-file.tsx'
import { Page } from '../kit/page.tsx'
import { personName } from '../kit/person.ts'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { formatInstant } from '../kit/time.ts'
import { requestPath } from '../paths.ts'
import { FollowUpTag } from '../kit/follow-up-tag.tsx'
import { FollowUpSteps } from './steps.tsx'

/** A client who is gone after: of which order, why, what was tried, and what can be done next. */
export function FollowUpShow() {
  return <ShowPage<FollowUpRow> table="follow_up_case">{(row) => <FollowUp row={row} key={row.id} />}</ShowPage>
}

function FollowUp({ row }: { row: FollowUpRow }) {
  const t = useText()
  const request = row.registration_request
  return (
    <Page
      title={`${request?.value ?? ''}, ${t('followUp.title')}`}
      sub={`${request?.public_id ?? ''}, ${t(`followUp.cause.${row.cause}`)}`}
      actions={<FollowUpTag status={row.status} />}
    >
      <div className="wb-two">
        <div>
          <Section title={t('officeAction.next')}>
            <FollowUpSteps row={row} key={row.status} />
          </Section>
        </div>
        <div>
          <Section title={t('queue.facts')}>
            <CaseFacts row={row} />
          </Section>
          <HistorySection
            row={row}
            nameOf={(name) => {
              const status = followUpStatuses.find((word) => word === name)
              return status ? t(`followUp.status.${status}`) : name
            }}
          />
        </div>
      </div>
    </Page>
  )
}

function CaseFacts({ row }: { row: FollowUpRow }) {
  const t = useText()
  const language = useLanguage()
  const request = row.registration_request
  const fact = (key: string, label: string, value: string | null | undefined) => (value ? [{ key, label, value }] : [])
  return (
    <Facts
      plain
      tight
      facts={[
        ...(request
          ? [
              {
                key: 'order',
                label: t('followUp.order'),
                value: <a href={requestPath(request.id)}>{request.public_id}</a>,
              },
              { key: 'stands', label: t('followUp.stands'), value: <StatusTag status={request.status} /> },
            ]
          : []),
        ...fact('client', t('field.client'), request && `${request.contact_first_name} ${request.contact_last_name}`),
        ...fact('email', t('field.email'), request?.contact_email),
        ...fact('phone', t('field.phone'), request?.contact_phone),
        ...fact('assigned', t('field.assigned'), request?.assigned_admin && personName(request.assigned_admin)),
        ...fact('since', t('followUp.since'), formatInstant(row.last_status_update, language)),
        ...fact('by', t('followUp.byLabel'), row.approached_by && t(`followUp.by.${row.approached_by}`)),
        ...fact('outcome', t('followUp.outcomeLabel'), row.outcome && t(`followUp.outcome.${row.outcome}`)),
      ]}
    />
  )
}

import { noteCalls } from '#contract/note.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { Facts } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { CutNote } from '../kit/cut-note.tsx'
import { ConflictCheck } from '../kit/conflict-check.tsx'
import { DocumentsSection, HistorySection, NotesSection } from '../kit/matter-file.tsx'
import { Page } from '../kit/page.tsx'
import { personName } from '../kit/person.ts'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { casePath, caseRequestPath, counterpartyPath, trademarkPath, userPath } from '../paths.ts'
import { CounterpartyForm } from './counterparty-form.tsx'
import { Exhibits } from './exhibits.tsx'
import { FileForm } from './file-form.tsx'
import { Negotiations } from './negotiations.tsx'
import { Notices } from './notices.tsx'
import { Infringements } from './infringements.tsx'
import { Solutions } from './solutions.tsx'
import { CaseStatusTag, caseStep } from './status-tag.tsx'
import { NextSteps } from './steps.tsx'

/** A case as a whole: what is next, where it happens, who it is, what was offered and what happened. */
export function CaseShow() {
  return <ShowPage<CaseRow> table="case">{(row) => <Case row={row} key={row.id} />}</ShowPage>
}

function Case({ row }: { row: CaseRow }) {
  const t = useText()
  const language = useLanguage()
  const other = row.counterparty?.primary_name ?? t('unknown')
  return (
    <Page
      title={`${row.brand?.name ?? ''}, ${other}`}
      heading={
        <>
          <Mark>{row.brand?.name ?? ''}</Mark> <small className="wb-bar__ref">{other}</small>
        </>
      }
      sub={t('case.openedOn', { date: formatDate(dayOf(row.created_at), language) })}
      actions={
        <>
          <CaseStatusTag status={row.status} />
          <Assign noun="case" id={row.id} assigned={row.assigned_admin} />
        </>
      }
    >
      <div className="wb-two">
        <div>
          <Section title={t('case.next')}>
            <NextSteps row={row} />
          </Section>
          <Section title={t('case.places')}>
            <Infringements row={row} />
            <CutNote shown={row.infringements.length} all={row.infringements_aggregate} />
          </Section>
          <Section title={t('exhibit.title')}>
            <Exhibits row={row} />
            <CutNote shown={row.exhibits.length} all={row.exhibits_aggregate} />
          </Section>
          <Section title={t('notice.title')}>
            <Notices row={row} />
            <CutNote shown={row.notices.length} all={row.notices_aggregate} />
          </Section>
          <Section title={t('notice.negotiation')}>
            <Negotiations row={row} />
            <CutNote shown={row.negotiations.length} all={row.negotiations_aggregate} />
          </Section>
          <Section title={t('case.solutions')}>
            <Solutions row={row} />
            <CutNote shown={row.solutions.length} all={row.solutions_aggregate} />
          </Section>
        </div>
        <div>
          <Section title={t('queue.facts')}>
            <CaseFacts row={row} />
          </Section>
          <Section title={t('case.file')}>
            <FileForm row={row} />
          </Section>
          {row.counterparty && (
            <Section title={t('case.other')}>
              <p className="mb-2">
                <a href={counterpartyPath(row.counterparty.id)}>{t('counterparty.open')}</a>
              </p>
              <CounterpartyForm row={row.counterparty} key={row.counterparty.id} />
            </Section>
          )}
          <Section title={t('conflict.title')}>
            <ConflictCheck noun="case" id={row.id} mark={null} />
          </Section>
          <DocumentsSection row={row} />
          <NotesSection row={row} call={noteCalls.case} />
          <HistorySection row={row} nameOf={(name) => caseStep(t, name)} />
        </div>
      </div>
    </Page>
  )
}

function CaseFacts({ row }: { row: CaseRow }) {
  const t = useText()
  const language = useLanguage()
  const client = row.brand?.user
  return (
    <Facts
      plain
      tight
      facts={[
        ...(client
          ? [{ key: 'client', label: t('field.client'), value: <a href={userPath(client.id)}>{personName(client)}</a> }]
          : []),
        {
          key: 'right',
          label: t('case.right'),
          value: row.trademark ? (
            <a href={trademarkPath(row.trademark.id)}>{`${row.trademark.name}, ${row.trademark.jurisdiction}`}</a>
          ) : (
            t('case.noRight')
          ),
        },
        ...(row.counterparty?.cases ?? [])
          .filter(({ id }) => id !== row.id)
          .map((other) => ({
            key: other.id,
            label: t('case.earlier'),
            value: (
              <a href={casePath(other.id)}>
                {[formatDate(dayOf(other.created_at), language), t(`case.status.${other.status}`)].join(', ')}
              </a>
            ),
          })),
        ...row.case_requests.map((report) => ({
          key: report.id,
          label: t('caseRequest.title'),
          value: <a href={caseRequestPath(report.id)}>{t(`caseRequest.typeOf.${report.type}`)}</a>,
        })),
        ...(row.outcome
          ? [
              {
                key: 'outcome',
                label: t('case.outcome'),
                value: t(`case.outcomeOf.${row.outcome}`),
                ...(row.outcome_note ? { source: row.outcome_note } : {}),
              },
            ]
          : []),
        ...(row.dismiss_reason ? [{ key: 'reason', label: t('case.reason'), value: row.dismiss_reason }] : []),
      ]}
    />
  )
}

import { noteCalls } from '#contract/note.ts'
import type { OppositionRow } from '#operations/staff/opposition.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { CutNote } from '../kit/cut-note.tsx'
import { DeadlineSet } from '../kit/deadline-set.tsx'
import { DeadlineSum } from '../kit/deadline-sum.tsx'
import { MarkHeading } from '../kit/mark-heading.tsx'
import { DocumentsSection, HistorySection, NotesSection } from '../kit/matter-file.tsx'
import { Page } from '../kit/page.tsx'
import { personName } from '../kit/person.ts'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatDate } from '../kit/time.ts'
import { trademarkPath, userPath } from '../paths.ts'
import { DatesForm } from './dates-form.tsx'
import { NextSteps } from './next-steps.tsx'
import { NoticeForm } from './notice-form.tsx'
import { OrderLetters } from './order-letters.tsx'
import { OppositionStatusTag, stepName } from './status-tag.tsx'

/** An opposition against a client's mark, from the notice to its end: dates, parties, ways to go on, orders, proceedings. */
export function OppositionShow() {
  return <ShowPage<OppositionRow> table="opposition">{(row) => <Overview row={row} key={row.id} />}</ShowPage>
}

function Overview({ row }: { row: OppositionRow }) {
  const t = useText()
  const language = useLanguage()
  const isOpen = row.status !== 'Ended'
  return (
    <Page
      title={`${row.trademark?.name ?? ''}, ${t('opposition.title')}`}
      heading={<MarkHeading mark={row.trademark} />}
      sub={t('opposition.by', { opponent: row.opponent, date: formatDate(row.notice_date, language) })}
      actions={
        <>
          <OppositionStatusTag status={row.status} />
          <Assign noun="opposition" id={row.id} assigned={row.assigned_admin} />
        </>
      }
    >
      <div className="wb-two">
        <div>
          <Section title={t('officeAction.next')}>
            <NextSteps row={row} />
          </Section>
          {isOpen && (
            <Section title={t('opposition.dates')}>
              <DatesForm row={row} />
            </Section>
          )}
          <OrderLetters row={row} />
          {isOpen && (
            <Section title={t('opposition.notice')}>
              <NoticeForm row={row} key={row.version} />
            </Section>
          )}
        </div>
        <div>
          <Section title={t('queue.facts')}>
            <MatterFacts row={row} />
          </Section>
          <Section title={t('opposition.events')}>
            <Events row={row} />
          </Section>
          <Section title={t('officeAction.byLaw')}>
            <Dates row={row} />
          </Section>
          <DocumentsSection row={row} />
          <NotesSection row={row} call={noteCalls.opposition} />
          <HistorySection row={row} nameOf={(name) => stepName(t, name)} />
        </div>
      </div>
    </Page>
  )
}

function MatterFacts({ row }: { row: OppositionRow }) {
  const t = useText()
  const language = useLanguage()
  const mark = row.trademark
  const client = mark?.user
  const fact = (key: string, label: string, value: string | null) => (value === null ? [] : [{ key, label, value }])
  return (
    <div className="mw-stack">
      <Facts
        plain
        tight
        facts={[
          ...(mark
            ? [{ key: 'mark', label: t('field.mark'), value: <a href={trademarkPath(mark.id)}>{mark.name}</a> }]
            : []),
          ...(client
            ? [
                {
                  key: 'client',
                  label: t('field.client'),
                  value: <a href={userPath(client.id)}>{personName(client)}</a>,
                },
              ]
            : []),
          ...fact('number', t('opposition.officeNumber'), row.office_number),
          ...fact('represented', t('opposition.representative'), row.representative),
          ...fact(
            'cooling',
            t('opposition.coolingSince'),
            row.cooling_off_from && formatDate(row.cooling_off_from, language),
          ),
          ...fact('outcome', t('opposition.outcome'), row.outcome && t(`opposition.eventOf.${row.outcome}`)),
          ...fact('ended', t('opposition.endedOn'), row.ended_on && formatDate(row.ended_on, language)),
          ...(row.advised_by_user
            ? [{ key: 'advised', label: t('opposition.advisedBy'), value: personName(row.advised_by_user) }]
            : []),
        ]}
      />
      {row.status !== 'Created' && row.status !== 'Docketing saved' && (
        <p className="mw-small mw-muted">{t('opposition.clientSees')}</p>
      )}
    </div>
  )
}

/** What was recorded of the proceedings, the newest first. */
function Events({ row }: { row: OppositionRow }) {
  const t = useText()
  const language = useLanguage()
  if (row.events.length === 0) return <p className="mw-muted mw-small">{t('opposition.noEvents')}</p>
  return (
    <>
      <ul className="wb-docs">
        {row.events.map((event) => (
          <li key={event.id}>
            <b>{t(`opposition.eventOf.${event.kind}`)}</b>
            <small>
              {[
                formatDate(event.happened_on, language),
                event.document?.name,
                event.created_by_user && personName(event.created_by_user),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
            {event.note && <p className="mw-lines mw-small">{event.note}</p>}
          </li>
        ))}
      </ul>
      <CutNote shown={row.events.length} all={row.events_aggregate} />
    </>
  )
}

/** The dates of this opposition in the docket of the mark, with their sums. */
function Dates({ row }: { row: OppositionRow }) {
  const t = useText()
  const language = useLanguage()
  const own = row.trademark?.deadlines.filter(({ number }) => number === row.number) ?? []
  if (own.length === 0) return <p className="mw-muted mw-small">{t('docket.none')}</p>
  return own.map((deadline) => (
    <div key={deadline.id} className="mb-3">
      <h3 className="mw-h4">{t(`docket.kind.${deadline.kind}`)}</h3>
      <p>
        <b>{formatDate(deadline.due, language)}</b>
        {deadline.done_at && `, ${t('docket.state.done')}`}
      </p>
      {deadline.law === null && deadline.override_at ? (
        <p className="mw-small">
          {t('opposition.setBy', {
            who: deadline.override_by_user ? personName(deadline.override_by_user) : t('unknown'),
          })}{' '}
          {deadline.override_reason}
        </p>
      ) : (
        <>
          <DeadlineSet row={deadline} />
          <DeadlineSum row={deadline} />
        </>
      )}
    </div>
  ))
}

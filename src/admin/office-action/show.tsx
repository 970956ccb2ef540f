import { noteCalls, officeActionTags } from '#contract/note.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { HistorySection, NotesSection } from '../kit/matter-file.tsx'
import { personName } from '../kit/person.ts'
import { TagsForm } from '../kit/tags-form.tsx'
import { Section } from '../kit/section.tsx'
import { formatDate } from '../kit/time.ts'
import { servicePath, trademarkPath, userPath } from '../paths.ts'
import { ClientView } from './client-view.tsx'
import { OfficeActionFrame } from './frame.tsx'
import { stepName } from './status-tag.tsx'
import { LetterUpload } from './letter.tsx'
import { NextSteps } from './next-steps.tsx'

/** An office action as a whole: the next step, what the client sees, documents, notes and what happened. */
export function OfficeActionShow() {
  return <OfficeActionFrame here="show">{(row) => <Overview row={row} />}</OfficeActionFrame>
}

function Overview({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const language = useLanguage()
  const dayOf = ({ due_before: before, due_after: after, reason }: OfficeActionRow['tracking_actions'][number]) =>
    after === null
      ? null
      : [
          before === null || before === after
            ? t('officeAction.lastDay', { date: formatDate(after, language) })
            : t('officeAction.dayMoved', { before: formatDate(before, language), date: formatDate(after, language) }),
          reason,
        ]
          .filter(Boolean)
          .join('. ')
  return (
    <div className="wb-two">
      <div>
        <Section title={t('officeAction.next')}>
          <NextSteps row={row} />
        </Section>
        <Section title={t('officeAction.clientView')}>
          <ClientView row={row} />
        </Section>
      </div>
      <div>
        <Section title={t('queue.facts')}>
          <MatterFacts row={row} />
          <TagsForm call={officeActionTags} id={row.id} tags={row.tags} />
        </Section>
        <Section title={t('documents.title')}>
          <LetterUpload row={row} />
        </Section>
        <NotesSection row={row} call={noteCalls['office-action']} />
        <HistorySection row={row} nameOf={(name) => stepName(t, name)} more={(moment) => dayOf(moment)} />
      </div>
    </div>
  )
}

function MatterFacts({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const language = useLanguage()
  const mark = row.trademark
  const orders = row.solutions.flatMap(({ order }) => (order ? [order] : []))
  const client = mark?.user
  return (
    <Facts
      plain
      tight
      facts={[
        {
          key: 'issued',
          label: t('officeAction.issued'),
          value: row.issue_date === null ? t('unknown') : formatDate(row.issue_date, language),
        },
        ...(mark
          ? [{ key: 'mark', label: t('field.mark'), value: <a href={trademarkPath(mark.id)}>{mark.name}</a> }]
          : []),
        ...(client
          ? [{ key: 'client', label: t('field.client'), value: <a href={userPath(client.id)}>{personName(client)}</a> }]
          : []),
        {
          key: 'reminders',
          label: t('officeAction.reminders'),
          value: t(row.reminders_enabled ? 'officeAction.yes' : 'officeAction.no'),
        },
        ...orders.map((order) => ({
          key: order.id,
          label: t('officeAction.order'),
          value: <a href={servicePath(order.id)}>{order.public_id}</a>,
        })),
        ...(row.client_input ? [{ key: 'said', label: t('officeAction.said'), value: row.client_input }] : []),
      ]}
    />
  )
}

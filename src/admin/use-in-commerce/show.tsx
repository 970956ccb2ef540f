import { noteCalls } from '#contract/note.ts'
import type { UseInCommerceRow } from '#operations/staff/use-in-commerce.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { MarkHeading } from '../kit/mark-heading.tsx'
import { DocumentsSection, HistorySection, NotesSection } from '../kit/matter-file.tsx'
import { Page } from '../kit/page.tsx'
import { personName } from '../kit/person.ts'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatDate } from '../kit/time.ts'
import { servicePath, trademarkPath, commerceUsePath, userPath } from '../paths.ts'
import { ClientView } from './client-view.tsx'
import { NextSteps } from './next-steps.tsx'
import { UseStatusTag, stepNameOfUse } from './status-tag.tsx'
import { Thread } from './thread.tsx'

/** A statement or declaration of use as a whole: the next step, what is declared, the thread, notes and what happened. */
export function UseInCommerceShow() {
  return (
    <ShowPage<UseInCommerceRow> table="use_in_commerce_request">{(row) => <Show row={row} key={row.id} />}</ShowPage>
  )
}

function Show({ row }: { row: UseInCommerceRow }) {
  const t = useText()
  const language = useLanguage()
  const mark = row.trademark
  const due = row.due_date
  return (
    <Page
      title={`${mark?.name ?? ''}, ${t(`useType.${row.type}`)}`}
      heading={<MarkHeading mark={mark} />}
      sub={[
        t(`useType.${row.type}`),
        due === null ? t('useInCommerce.noDue') : t('useInCommerce.fileBy', { date: formatDate(due, language) }),
      ].join(', ')}
      actions={
        <>
          <UseStatusTag status={row.status} />
          <Assign noun="use-in-commerce-request" id={row.id} assigned={row.assigned_admin} />
        </>
      }
    >
      <div className="wb-two">
        <div>
          <Section title={t('useInCommerce.next')}>
            <NextSteps row={row} />
          </Section>
          <Section title={t('useInCommerce.declared')}>
            <ClientView row={row} />
          </Section>
          <Section title={t('useInCommerce.thread')}>
            <Thread id={row.id} />
          </Section>
        </div>
        <div>
          <Section title={t('queue.facts')}>
            <MatterFacts row={row} />
          </Section>
          <DocumentsSection row={row} />
          <NotesSection row={row} call={noteCalls['use-in-commerce-request']} />
          <HistorySection row={row} nameOf={(name) => stepNameOfUse(t, name)} />
        </div>
      </div>
    </Page>
  )
}

function MatterFacts({ row }: { row: UseInCommerceRow }) {
  const t = useText()
  const language = useLanguage()
  const { trademark: mark, order } = row
  const client = mark?.user
  return (
    <Facts
      plain
      tight
      facts={[
        ...(row.issue_date
          ? [{ key: 'issued', label: t('useInCommerce.issued'), value: formatDate(row.issue_date, language) }]
          : []),
        {
          key: 'confirmed',
          label: t('useInCommerce.due'),
          value: t(row.deadline_confirmed ? 'useInCommerce.confirmed' : 'useInCommerce.unconfirmed'),
        },
        ...(mark
          ? [{ key: 'mark', label: t('field.mark'), value: <a href={trademarkPath(mark.id)}>{mark.name}</a> }]
          : []),
        ...(client
          ? [{ key: 'client', label: t('field.client'), value: <a href={userPath(client.id)}>{personName(client)}</a> }]
          : []),
        ...(order
          ? [
              {
                key: 'order',
                label: t('useInCommerce.order'),
                value: <a href={servicePath(order.id)}>{order.public_id}</a>,
              },
            ]
          : []),
        ...(row.signed_by ? [{ key: 'signed', label: t('useInCommerce.signedBy'), value: row.signed_by }] : []),
        ...(row.submitted_on
          ? [{ key: 'submitted', label: t('useInCommerce.submittedOn'), value: formatDate(row.submitted_on, language) }]
          : []),
        ...(row.reopened_note ? [{ key: 'note', label: t('useInCommerce.why'), value: row.reopened_note }] : []),
        ...(row.parent_id
          ? [
              {
                key: 'parent',
                label: t('useInCommerce.before'),
                value: <a href={commerceUsePath(row.parent_id)}>{t('useType.SOU_EXTENSION')}</a>,
              },
            ]
          : []),
      ]}
    />
  )
}

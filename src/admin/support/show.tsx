import { useEffect } from 'react'
import { useRefresh } from 'ra-core'
import { noteCalls } from '#contract/note.ts'
import { isStaff, type Role } from '#domain/account/roles.ts'
import type { SupportTicketRow } from '#operations/staff/support.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { CutNote } from '../kit/cut-note.tsx'
import { DocumentsSection, NotesSection } from '../kit/matter-file.tsx'
import { Page } from '../kit/page.tsx'
import { personName } from '../kit/person.ts'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatInstant } from '../kit/time.ts'
import { userPath } from '../paths.ts'
import { AnswerForm, StepForms } from './answer.tsx'
import { TicketStatusTag } from './status-tag.tsx'
import { askerOf, titleOf } from './who.ts'

/** Milliseconds after which the page looks for what was written meanwhile. */
const lookAgain = 10_000

/** A ticket: who asks what, what was written since, and what is to be done with it. */
export function TicketShow() {
  return <ShowPage<SupportTicketRow> table="support_ticket">{(row) => <Ticket row={row} key={row.id} />}</ShowPage>
}

/** Somebody may be writing at this moment: the page is read again while it is looked at. */
function useNewWords(): void {
  const refresh = useRefresh()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh()
    }, lookAgain)
    return () => clearInterval(timer)
  }, [refresh])
}

function Ticket({ row }: { row: SupportTicketRow }) {
  const t = useText()
  const language = useLanguage()
  useNewWords()
  return (
    <Page
      title={titleOf(row)}
      sub={`#${row.id}, ${t(`ticket.source.${row.source}`)}, ${formatInstant(row.created_at, language)}`}
      actions={
        <>
          <TicketStatusTag status={row.status} />
          <Assign noun="support-ticket" id={String(row.id)} assigned={row.assigned_admin} />
        </>
      }
    >
      <div className="wb-two">
        <div>
          <Section title={t('ticket.thread')}>
            <Thread row={row} />
          </Section>
          <Section title={t('ticket.answer')}>
            <AnswerForm row={row} />
          </Section>
        </div>
        <div>
          <Section title={t('ticket.asker')}>
            <Asker row={row} />
          </Section>
          <Section title={t('ticket.step')}>
            <StepForms row={row} />
          </Section>
          <DocumentsSection row={row} />
          <NotesSection row={row} call={noteCalls['support-ticket']} />
        </div>
      </div>
    </Page>
  )
}

function Asker({ row }: { row: SupportTicketRow }) {
  const t = useText()
  const language = useLanguage()
  const { created_by_user: user } = row
  return (
    <Facts
      plain
      facts={[
        {
          key: 'who',
          label: t('field.client'),
          value: user ? <a href={userPath(user.id)}>{askerOf(row)}</a> : askerOf(row),
        },
        { key: 'email', label: t('field.email'), value: user?.email ?? row.contact_email ?? '–' },
        ...(row.language ? [{ key: 'language', label: t('field.language'), value: row.language }] : []),
        ...(row.resolution
          ? [
              {
                key: 'resolution',
                label: t('ticket.resolution'),
                value: <span className="mw-lines">{row.resolution}</span>,
              },
            ]
          : []),
        ...(row.feedback && row.feedback_at
          ? [
              {
                key: 'feedback',
                label: t('ticket.feedback'),
                value: (
                  <span className="mw-lines">
                    {[
                      `${t(`ticket.feedbackOf.${row.feedback}`)}, ${formatInstant(row.feedback_at, language)}`,
                      row.feedback_note,
                    ]
                      .filter(Boolean)
                      .join('\n')}
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

function Thread({ row }: { row: SupportTicketRow }) {
  const language = useLanguage()
  return (
    <>
      <CutNote shown={row.comments.length} all={row.comments_aggregate} />
      <ol className="wb-notes">
        <Message by={askerOf(row)} at={formatInstant(row.created_at, language)} text={row.description} />
        {row.comments.toReversed().map((one) => {
          const ours = isStaff(one.author_role as Role)
          return (
            <Message
              key={one.id}
              by={ours ? personName(one.user) : askerOf(row)}
              at={formatInstant(one.created_at, language)}
              text={one.content}
            />
          )
        })}
      </ol>
    </>
  )
}

function Message({ by, at, text }: { by: string; at: string; text: string }) {
  return (
    <li>
      <p className="mw-lines">{text}</p>
      <small>
        {by}, {at}
      </small>
    </li>
  )
}

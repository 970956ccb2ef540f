import { consultationCancel } from '#contract/consultation.ts'
import { noteCalls } from '#contract/note.ts'
import { type ConsultationRow, talkState } from '#operations/staff/consultation.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { DocumentsSection } from '../kit/matter-file.tsx'
import { Notes } from '../kit/notes.tsx'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatInstant } from '../kit/time.ts'
import { whoOf } from './list.tsx'
import { OutcomeMail, TalkNotes } from './outcome.tsx'

/** A talk: who wants to know what and when, what came out of it, and the mail that says so. */
export function ConsultationShow() {
  return <ShowPage<ConsultationRow> table="consultation">{(row) => <Talk row={row} key={row.id} />}</ShowPage>
}

function Talk({ row }: { row: ConsultationRow }) {
  const t = useText()
  const language = useLanguage()
  const cancel = useSend(consultationCancel, { done: t('talk.cancelled') })
  const state = talkState(row)
  const at = row.event_timestamp === null ? '–' : formatInstant(row.event_timestamp, language)
  return (
    <Page title={whoOf(row)} sub={`${at}, ${t(`talk.state.${state}`)}`}>
      <div className="wb-two">
        <div>
          <Section title={t('talk.about')}>
            <div className="mw-stack">
              <p className="mw-lines">{row.description ?? t('talk.nothingSaid')}</p>
              <Facts
                plain
                facts={[
                  { key: 'email', label: t('talk.email'), value: row.contact_email ?? row.user?.email ?? '–' },
                  { key: 'phone', label: t('talk.phone'), value: row.contact_phone ?? '–' },
                  { key: 'booked', label: t('field.created'), value: formatInstant(row.created_at, language) },
                ]}
              />
              <Assign noun="consultation" id={row.id} assigned={row.assigned_admin} />
              {state === 'ahead' && (
                <Button small busy={cancel.busy} onClick={() => void cancel.send({ params: { id: row.id } })}>
                  {t('talk.cancel')}
                </Button>
              )}
            </div>
          </Section>
          <Section title={t('talk.notes')}>
            <TalkNotes row={row} />
          </Section>
        </div>
        <div>
          {state !== 'cancelled' && (
            <Section title={t('talk.mailTitle')}>
              {state === 'over' ? <OutcomeMail row={row} /> : <p className="mw-muted">{t('talk.mailLater')}</p>}
            </Section>
          )}
          <DocumentsSection row={row} />
          <Section title={t('notes.title')}>
            <Notes rows={row.notes} call={noteCalls.consultation} id={row.id} />
          </Section>
        </div>
      </div>
    </Page>
  )
}

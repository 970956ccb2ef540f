import { useState } from 'react'
import { z } from 'zod'
import { officeMailSettle } from '#contract/docketed-message.ts'
import { docketedMessageMachine } from '#domain/docket/message-status.ts'
import { letterReply } from '#domain/docketed-message/letter-check.ts'
import { milestoneOf } from '#domain/docketed-message/office-mail.ts'
import { unreads } from '#domain/docketed-message/unread.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { OfficeMailRow } from '#operations/staff/office-mail.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Page } from '../kit/page.tsx'
import { CodeForm } from '../kit/registry-code-form.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatInstant } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'
import { personName } from '../kit/person.ts'
import { trademarkPath, userPath } from '../paths.ts'
import { TakeAction } from './take-action.tsx'
import { TakeOpposition } from './take-opposition.tsx'
import { TakeRenewal } from './take-renewal.tsx'

const kept = z.object({
  text: z.string().default(''),
  files: z.array(z.string()).default([]),
  question: z.string().nullish(),
  reply: letterReply.nullish(),
  unread: z.enum(unreads).nullish(),
  /** When its codes and one-time links were taken out. */
  forgotten: z.string().nullish(),
})

/** One mail of an office: what it says, what it proposes, and what a person makes of it. */
export function OfficeMailShow() {
  return <ShowPage<OfficeMailRow> table="docketed_message">{(row) => <Message row={row} key={row.id} />}</ShowPage>
}

function Message({ row }: { row: OfficeMailRow }) {
  const t = useText()
  const language = useLanguage()
  const { text, files, question, reply, unread, forgotten } = kept.safeParse(row.data).data ?? kept.parse({})
  const milestone = milestoneOf[row.type]
  const isOpen = nextStates(docketedMessageMachine, row.status, 'staff').includes('Processed')
  return (
    <Page
      title={row.subject || row.sender_email}
      sub={`${row.asked_by_user ? personName(row.asked_by_user) : (row.sender_name ?? row.sender_email)}, ${formatInstant(row.received_at, language)}`}
    >
      <div className="wb-two">
        <div>
          <Section title={t('officeMail.text')}>
            {unread && <p className="mw-error">{t(`officeMail.unread.${unread}`)}</p>}
            <p className="mw-lines">{text || t('officeMail.noText')}</p>
            {forgotten && (
              <p className="mw-source">{t('officeMail.forgotten', { date: formatInstant(forgotten, language) })}</p>
            )}
            {files.length > 0 && <p className="mw-source">{t('officeMail.files', { files: files.join(', ') })}</p>}
          </Section>
        </div>
        <div>
          {row.asked_by_user && (
            <Section title={t('officeMail.shown')}>
              <p>
                <a href={userPath(row.asked_by_user.id)}>{personName(row.asked_by_user)}</a>
              </p>
              <p className="mw-lines">{question || t('officeMail.noQuestion')}</p>
              {reply ? (
                <>
                  <p className="mw-lines">{reply.text}</p>
                  <p className="mw-source">{`${reply.person}, ${formatInstant(reply.at, language)}`}</p>
                </>
              ) : (
                <Answer row={row} />
              )}
            </Section>
          )}
          <Section title={t('officeMail.proposal')}>
            <p>{t(`officeMail.type.${row.type}`)}</p>
            {milestone && <p>{t('officeMail.proposes', { milestone: t(`status.${milestone}`) })}</p>}
            {row.trademark ? (
              <ButtonLink small kind="primary" href={trademarkPath(row.trademark.id)}>
                {t('officeMail.open', { mark: row.trademark.name, place: row.trademark.jurisdiction })}
              </ButtonLink>
            ) : (
              <p className="mw-muted">{t('officeMail.noMark')}</p>
            )}
            <p className="mw-source">{t('officeMail.nothingByItself')}</p>
          </Section>
          {row.trademark && row.type === 'office-action' && isOpen && (
            <Section title={t('officeAction.new')}>
              <TakeAction row={row} text={text} />
            </Section>
          )}
          {row.trademark && row.type === 'opposition' && isOpen && (
            <Section title={t('opposition.new')}>
              <TakeOpposition row={row} />
            </Section>
          )}
          {row.trademark && row.type === 'renewal-receipt' && isOpen && (
            <Section title={t('officeMail.type.renewal-receipt')}>
              <TakeRenewal row={row} ends={row.trademark.expiration_date} />
            </Section>
          )}
          {row.trademark && row.type === 'brand-registry-code' && isOpen && (
            <Section title={t('registry.title')}>
              <CodeForm trademarkId={row.trademark.id} messageId={row.id} />
            </Section>
          )}
          <Section title={t('officeMail.settle')}>
            <Settle row={row} />
          </Section>
        </div>
      </div>
    </Page>
  )
}

/** The answer to a client who showed a letter: in the name of who sends it, once; the letter is dealt with by it. */
function Answer({ row }: { row: OfficeMailRow }) {
  const t = useText()
  const [text, setText, forget] = useKeptText(`letter-answer:${row.id}`)
  const settle = useSend(officeMailSettle, { done: t('officeMail.answered'), ownRefusal: true })
  if (!nextStates(docketedMessageMachine, row.status, 'staff').includes('Processed')) return null
  return (
    <form
      className="mw-stack mw-stack--s"
      onSubmit={(event) => {
        event.preventDefault()
        void settle
          .send({ params: { id: row.id }, body: { to: 'Processed', trademarkId: null, answer: text } })
          .then(({ ok }) => {
            if (ok) forget()
          })
      }}
    >
      <TextArea
        name="answer"
        label={t('officeMail.answer')}
        hint={t('officeMail.answerHint')}
        value={text}
        rows={6}
        error={fieldError(settle.fields, 'answer', t('officeMail.answer'))}
        onChange={(event) => setText(event.target.value)}
      />
      <Refusal error={settle.error} />
      <Button small kind="primary" type="submit" busy={settle.busy} disabled={text.trim() === ''}>
        {t('officeMail.sendAnswer')}
      </Button>
    </form>
  )
}

function Settle({ row }: { row: OfficeMailRow }) {
  const t = useText()
  const [mark, setMark] = useState('')
  const settle = useSend(officeMailSettle, { done: t('officeMail.settled'), ownRefusal: true })
  const steps = nextStates(docketedMessageMachine, row.status, 'staff')
  const send = async (to: 'Matched' | 'Unmatched' | 'Processed' | 'Ignored', trademarkId: string | null = null) =>
    await settle.send({ params: { id: row.id }, body: { to, trademarkId, answer: null } })
  return (
    <div className="mw-stack">
      {steps.includes('Matched') && (
        <form
          className="mw-stack mw-stack--s"
          onSubmit={(event) => {
            event.preventDefault()
            // Whoever copies the address of a trademark's page copies its id with it.
            const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(mark)?.[0] ?? mark
            void send('Matched', id)
          }}
        >
          <TextField
            name="trademark"
            label={t('officeMail.markAddress')}
            hint={t('officeMail.markHint')}
            value={mark}
            error={fieldError(settle.fields, 'trademarkId', t('officeMail.markAddress'))}
            onChange={(event) => setMark(event.target.value)}
          />
          <Button small type="submit" busy={settle.busy} disabled={mark.trim() === ''}>
            {t('officeMail.to.Matched')}
          </Button>
        </form>
      )}
      <Refusal error={settle.error} />
      <div className="mw-cluster">
        {(['Processed', 'Unmatched', 'Ignored'] as const)
          .filter((to) => steps.includes(to))
          .map((to) => (
            <Button key={to} small busy={settle.busy} onClick={() => void send(to)}>
              {t(`officeMail.to.${to}`)}
            </Button>
          ))}
      </div>
    </div>
  )
}

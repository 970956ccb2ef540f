import { supportTicketAnswer, supportTicketStatus } from '#contract/support.ts'
import { supportTicketMachine } from '#domain/support/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { SupportTicketRow } from '#operations/staff/support.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'

/** The answer in the name of who sends it: by mail, and on the page of the ticket. */
export function AnswerForm({ row }: { row: SupportTicketRow }) {
  const t = useText()
  const [text, setText, forget] = useKeptText(`ticket-answer:${row.id}`)
  const answer = useSend(supportTicketAnswer, { done: t('ticket.answered'), ownRefusal: true })
  const send = async () => {
    const { ok } = await answer.send({ params: { id: row.id }, body: { text } })
    if (ok) forget()
  }
  return (
    <StepForm
      send={send}
      refused={answer.error}
      busy={answer.busy}
      disabled={text.trim() === ''}
      primary
      submit={t('ticket.send')}
    >
      <TextArea
        name="text"
        label={t('ticket.answerText')}
        hint={t('ticket.answerHint')}
        value={text}
        rows={6}
        error={fieldError(answer.fields, 'text', t('ticket.answerText'))}
        onChange={(event) => setText(event.target.value)}
      />
    </StepForm>
  )
}

/** The steps that the ticket may take: taken on, resolved with a word for the client or without one, opened again. */
export function StepForms({ row }: { row: SupportTicketRow }) {
  const t = useText()
  const [resolution, setResolution, forget] = useKeptText(`ticket-resolution:${row.id}`)
  const step = useSend(supportTicketStatus, { done: t('ticket.stepped'), ownRefusal: true })
  const next = nextStates(supportTicketMachine, row.status, 'staff')
  const go = async (to: 'In progress' | 'Resolved' | 'Open') => {
    const word = to === 'Resolved' ? resolution : null
    const { ok } = await step.send({ params: { id: row.id }, body: { from: row.status, to, resolution: word } })
    if (ok && to === 'Resolved') forget()
  }
  return (
    <div className="mw-stack">
      {next.includes('Resolved') && (
        <StepForm
          send={async () => await go('Resolved')}
          refused={null}
          busy={step.busy}
          submit={t('ticket.to.Resolved')}
        >
          <TextArea
            name="resolution"
            label={t('ticket.resolution')}
            hint={t('ticket.resolutionHint')}
            value={resolution}
            rows={3}
            error={fieldError(step.fields, 'resolution', t('ticket.resolution'))}
            onChange={(event) => setResolution(event.target.value)}
          />
        </StepForm>
      )}
      <Refusal error={step.error} />
      <div className="mw-cluster">
        {(['In progress', 'Open'] as const)
          .filter((to) => next.includes(to))
          .map((to) => (
            <Button key={to} small busy={step.busy} onClick={() => void go(to)}>
              {t(`ticket.to.${to}`)}
            </Button>
          ))}
      </div>
    </div>
  )
}

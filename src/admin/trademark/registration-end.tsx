import { useState } from 'react'
import { registrationEnd } from '#contract/trademark.ts'
import { endsOf, isEndCarried, mayEnd } from '#domain/trademark/registration-end.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { todayHere } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'

/** The registration ended: how, when, and where that stands. `isOpen`: it is the next thing to look at. */
export function RegistrationEnd({ row, isOpen }: { row: TrademarkFile; isOpen: boolean }) {
  const t = useText()
  const [how, setHow] = useState('')
  const [endedOn, setEndedOn, forgetDay] = useKeptText(`registration-end-day:${row.id}`)
  const [reason, setReason, forget] = useKeptText(`registration-end:${row.id}`)
  const end = useSend(registrationEnd, { done: t('registrationEnd.done'), ownRefusal: true })
  if (!mayEnd(row) || isEndCarried(row.international)) return null
  const ways = endsOf({ isDesignation: row.international !== null })
  const way = ways.find((one) => one === how)
  /** What is said in another way of an international registration. */
  const words =
    row.jurisdiction === 'WIPO'
      ? {
          text: t('registrationEnd.international.text'),
          howHint: t('registrationEnd.international.howHint'),
          cancelled: t('registrationEnd.international.cancelled'),
          endedOnHint: t('registrationEnd.international.endedOnHint'),
          reasonHint: t('registrationEnd.international.reasonHint'),
        }
      : {
          text: t('registrationEnd.national.text'),
          howHint: t('registrationEnd.national.howHint'),
          cancelled: t('registrationEnd.national.cancelled'),
          endedOnHint: t('registrationEnd.national.endedOnHint'),
          reasonHint: t('registrationEnd.national.reasonHint'),
        }
  return (
    <details open={isOpen}>
      <summary>{t(row.status === 'Abandoned' ? 'registrationEnd.correct' : 'registrationEnd.open')}</summary>
      <StepForm
        send={async () => {
          if (!way) return
          const { ok } = await end.send({
            params: { id: row.id },
            body: { from: row.status, how: way, endedOn, reason },
          })
          if (ok) for (const each of [forget, forgetDay]) each()
        }}
        refused={end.error}
        busy={end.busy}
        disabled={!way || endedOn === ''}
        submit={t('registrationEnd.submit')}
      >
        <p className="mw-small mw-muted">{words.text}</p>
        <Select
          name="registrationEnd"
          label={t('registrationEnd.how')}
          hint={words.howHint}
          empty={t('choose')}
          options={ways.map((value) => ({
            value,
            label: value === 'cancelled' ? words.cancelled : t(`registrationEnd.way.${value}`),
          }))}
          value={how}
          error={fieldError(end.fields, 'how', t('registrationEnd.how'))}
          onChange={(event) => setHow(event.target.value)}
        />
        <TextField
          name="registrationEndedOn"
          type="date"
          max={todayHere()}
          label={t('registrationEnd.endedOn')}
          hint={words.endedOnHint}
          value={endedOn}
          error={fieldError(end.fields, 'endedOn', t('registrationEnd.endedOn'))}
          onChange={(event) => setEndedOn(event.target.value)}
        />
        <TextArea
          name="registrationEndReason"
          className="mw-textarea--short"
          label={t('registrationEnd.reason')}
          hint={words.reasonHint}
          value={reason}
          maxLength={2000}
          error={fieldError(end.fields, 'reason', t('registrationEnd.reason'))}
          onChange={(event) => setReason(event.target.value)}
        />
      </StepForm>
    </details>
  )
}

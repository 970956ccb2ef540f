import { useNavigate } from 'react-router-dom'
import type { AppError, FieldErrors } from '#kernel/errors.ts'
import { TextField } from '#ui/text-field.tsx'
import { fieldError } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { oppositionPath, to } from '../paths.ts'
import { StepForm } from './step-form.tsx'
import { todayHere } from './time.ts'
import { useKeptText } from './use-kept-text.ts'

interface TakeOppositionProps {
  /** Under which name what is typed is kept. */
  kept: string
  /** When the mark was filed, where that is known: nobody opposes before. */
  filed: string | null
  step: {
    busy: boolean
    error: AppError | null
    fields: FieldErrors
    send: (body: {
      noticeDate: string
      opponent: string
    }) => Promise<{ ok: true; value: { id: string } } | { ok: false }>
  }
}

/** An opposition is taken in by the day it was notified and who opposes; the page of the opposition follows. */
export function TakeOppositionForm({ kept, filed, step }: TakeOppositionProps) {
  const t = useText()
  const navigate = useNavigate()
  const [noticeDate, setNotice, forgetNotice] = useKeptText(`opposition-notice:${kept}`)
  const [opponent, setOpponent, forgetOpponent] = useKeptText(`opposition-opponent:${kept}`)
  const send = async (): Promise<void> => {
    const answer = await step.send({ noticeDate, opponent })
    if (!answer.ok) return
    forgetNotice()
    forgetOpponent()
    await navigate(to(oppositionPath(answer.value.id)))
  }
  return (
    <StepForm
      send={send}
      refused={step.error}
      busy={step.busy}
      disabled={noticeDate === '' || opponent.trim() === ''}
      primary
      submit={t('opposition.take')}
    >
      <p className="mw-small mw-muted">{t('opposition.newText')}</p>
      <TextField
        name="noticeDate"
        type="date"
        min={filed ?? undefined}
        max={todayHere()}
        label={t('opposition.noticed')}
        value={noticeDate}
        error={fieldError(step.fields, 'noticeDate', t('opposition.noticed'))}
        onChange={(event) => setNotice(event.target.value)}
      />
      <TextField
        name="opponent"
        maxLength={200}
        label={t('opposition.opponent')}
        value={opponent}
        error={fieldError(step.fields, 'opponent', t('opposition.opponent'))}
        onChange={(event) => setOpponent(event.target.value)}
      />
    </StepForm>
  )
}

import { useState } from 'react'
import type { AnyCall } from '#contract/call.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, type Sender } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from './refusal.tsx'

interface StatusFormProps<S extends string> {
  /** What may follow by hand. */
  next: readonly S[]
  nameOf: (status: S) => string
  change: Pick<Sender<AnyCall>, 'busy' | 'fields' | 'error'>
  send: (to: S, note: string | null) => Promise<{ ok: boolean }>
  onDone?: () => void
}

/** A change of status by hand, with a note for the file. */
export function StatusForm<S extends string>({ next, nameOf, change, send, onDone }: StatusFormProps<S>) {
  const t = useText()
  const [to, setTo] = useState<S | null>(null)
  const [note, setNote] = useState('')
  const move = async (): Promise<void> => {
    if (to === null) return
    const answer = await send(to, note || null)
    if (!answer.ok) return
    setTo(null)
    setNote('')
    onDone?.()
  }
  if (next.length === 0) return <p className="mw-muted">{t('request.noNext')}</p>
  return (
    <div className="mw-stack">
      <Select
        name="to"
        label={t('request.to')}
        empty={t('choose')}
        options={next.map((status) => ({ value: status, label: nameOf(status) }))}
        value={to ?? ''}
        error={fieldError(change.fields, 'to', t('request.to'))}
        onChange={(event) => setTo(next.find((status) => status === event.target.value) ?? null)}
      />
      <TextArea
        name="statusNote"
        className="mw-textarea--short"
        label={t('request.statusNote')}
        hint={t('notes.hint')}
        value={note}
        error={fieldError(change.fields, 'note', t('request.statusNote'))}
        onChange={(event) => setNote(event.target.value)}
      />
      <Refusal error={change.error} />
      <Button kind="primary" small busy={change.busy} disabled={to === null} onClick={() => void move()}>
        {t('request.changeStatus')}
      </Button>
    </div>
  )
}

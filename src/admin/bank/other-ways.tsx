import { bankEntrySetAside, bankEntryUndo } from '#contract/bank.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'

/** The payment, or its rest, is for no order. */
export function SetAsideForm({ id }: { id: string }) {
  const t = useText()
  const [note, setNote] = useKeptText(`bank.note:${id}`)
  const aside = useSend(bankEntrySetAside, { done: t('bank.setAsideDone'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const { ok } = await aside.send({ params: { id }, body: { note } })
    if (ok) setNote('')
  }
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="mw-small mw-muted">{t('bank.asideText')}</p>
      <TextField
        name="note"
        label={t('bank.note')}
        value={note}
        error={fieldError(aside.fields, 'note', t('bank.note'))}
        onChange={(event) => setNote(event.target.value)}
      />
      <Refusal error={aside.error} />
      <Button small type="submit" busy={aside.busy}>
        {t('bank.setAside')}
      </Button>
    </form>
  )
}

/** Opens the payment again. */
export function UndoButton({ id }: { id: string }) {
  const t = useText()
  const undo = useSend(bankEntryUndo, { done: t('bank.undone') })
  return (
    <div className="mw-stack">
      <p className="mw-small mw-muted">{t('bank.undoText')}</p>
      <Button small busy={undo.busy} onClick={() => void undo.send({ params: { id } })}>
        {t('bank.undo')}
      </Button>
    </div>
  )
}

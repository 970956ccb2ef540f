import { useNavigate } from 'react-router-dom'
import { officeActionCreate } from '#contract/office-action.ts'
import { readOfficeAction } from '#domain/office-action/letter-reading.ts'
import type { OfficeMailRow } from '#operations/staff/office-mail.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { formatDate, todayHere } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'
import { officeActionPath, to } from '../paths.ts'

/** A mail of an office becomes an office action of its trademark; the date that stands in it is proposed, a person takes it. */
export function TakeAction({ row, text }: { row: OfficeMailRow; text: string }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const [issued, setIssued] = useKeptText(`office-mail-issued:${row.id}`)
  const create = useSend(officeActionCreate, { done: t('officeAction.created'), ownRefusal: true })
  const read = readOfficeAction(text).issued
  const send = async (): Promise<void> => {
    const answer = await create.send({ body: { messageId: row.id, issueDate: issued } })
    if (!answer.ok) return
    setIssued('')
    await navigate(to(officeActionPath(answer.value.id)))
  }
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {read && read.value !== issued && (
        <p className="mw-small">
          {t('officeAction.letterSays')} <q>{read.line}</q>{' '}
          <Button small onClick={() => setIssued(read.value)}>
            {t('officeAction.takeDate', { date: formatDate(read.value, language) })}
          </Button>
        </p>
      )}
      <TextField
        name="issueDate"
        type="date"
        max={todayHere()}
        label={t('officeAction.issued')}
        value={issued}
        error={fieldError(create.fields, 'issueDate', t('officeAction.issued'))}
        onChange={(event) => setIssued(event.target.value)}
      />
      <Refusal error={create.error} />
      <div>
        <Button kind="primary" small type="submit" busy={create.busy} disabled={issued === ''}>
          {t('officeAction.take')}
        </Button>
      </div>
    </form>
  )
}

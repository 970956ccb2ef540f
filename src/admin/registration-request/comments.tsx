import { applicationComment } from '#contract/registration.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Status } from '#ui/status.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { ApplicationRow } from '#operations/staff/request.ts'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { personName } from '../kit/person.ts'
import { formatInstant } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'
import { CutNote } from '../kit/cut-note.tsx'

/** What client and staff said about the draft; a change that the client asks for stands out. */
export function Comments({ application, contact }: { application: ApplicationRow; contact: string }) {
  const t = useText()
  const language = useLanguage()
  const [text, setText] = useKeptText(`comment:${application.id}`)
  const comment = useSend(applicationComment, { done: t('comments.sent') })
  const send = async (): Promise<void> => {
    const answer = await comment.send({ params: { id: application.id }, body: { type: 'comment', content: text } })
    if (answer.ok) setText('')
  }
  return (
    <div className="mw-stack">
      {application.comments.length === 0 && <p className="mw-muted mw-small">{t('comments.none')}</p>}
      <CutNote shown={application.comments.length} all={application.comments_aggregate} />
      <ol className="wb-thread">
        {application.comments.toReversed().map((row) => {
          const ours = row.user?.role === 'staff' || row.user?.role === 'admin'
          return (
            <li key={row.id} className={classNames(ours && 'is-ours', row.type === 'review-request' && 'is-request')}>
              {row.type === 'review-request' && <Status tone="amber">{t('comments.request')}</Status>}
              <p className="mw-lines">{row.content}</p>
              <small>
                {row.user ? personName(row.user) : contact}, {formatInstant(row.created_at, language)}
              </small>
            </li>
          )
        })}
      </ol>
      <form
        className="mw-stack--s"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextArea
          name="comment"
          label={t('comments.label')}
          hint={text === '' ? t('comments.hint') : `${t('comments.hint')} ${t('save.kept')}`}
          className="mw-textarea--short"
          value={text}
          error={fieldError(comment.fields, 'content', t('comments.label'))}
          onChange={(event) => setText(event.target.value)}
        />
        <Button small type="submit" busy={comment.busy} disabled={text.trim() === ''}>
          {t('comments.send')}
        </Button>
      </form>
    </div>
  )
}

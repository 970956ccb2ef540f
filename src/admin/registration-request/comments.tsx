import { useState } from 'react'
import { useGetIdentity } from 'ra-core'
import { applicationCommentDelete, applicationCommentUpdate } from '#contract/application.ts'
import { sectionOf } from '#domain/registration/sections.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Status } from '#ui/status.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { ApplicationRow, Comment } from '#operations/staff/request.ts'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { personName } from '../kit/person.ts'
import { formatInstant } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { CommentForm } from './comment-form.tsx'

interface OneProps {
  row: Comment
  applicationId: string
  contact: string
}

/** Settled or open again is said by either side; words are changed by who wrote them. */
function OneComment({ row, applicationId, contact }: OneProps) {
  const t = useText()
  const language = useLanguage()
  const { identity } = useGetIdentity()
  const [isOpen, setOpen] = useState(false)
  const [text, setText, forget] = useKeptText(`comment-edit:${row.id}`, row.content)
  const update = useSend(applicationCommentUpdate, { done: t('comments.saved') })
  const remove = useSend(applicationCommentDelete, { done: t('comments.removed') })
  const params = { id: applicationId, commentId: row.id }
  const section = sectionOf(row.section)
  const isSettled = row.resolved_at !== null
  const isMine = row.user !== null && row.user.id === identity?.id
  const save = async (content: string): Promise<void> => {
    const answer = await update.send({ params, body: { content } })
    if (!answer.ok) return
    forget()
    setOpen(false)
  }
  return (
    <>
      {row.type === 'review-request' && <Status tone="amber">{t('comments.request')}</Status>}
      {isSettled && <Status tone="leaf">{t('comments.settled')}</Status>}
      {!isOpen ? (
        <p className="mw-lines">{row.content}</p>
      ) : (
        <TextArea
          name={`words-${row.id}`}
          label={t('comments.words')}
          className="mw-textarea--short"
          value={text}
          error={fieldError(update.fields, 'content', t('comments.words'))}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <small>
        {[
          row.user ? personName(row.user) : contact,
          formatInstant(row.created_at, language),
          section && `${t('comments.about')}: ${t(`comments.section.${section}`)}`,
          row.edited_at !== null && t('comments.edited'),
          row.suggested_comment && t('comments.fromSuggestion'),
        ]
          .filter(Boolean)
          .join(', ')}
      </small>
      <div className="mw-cluster">
        <Button
          small
          kind="quiet"
          busy={update.busy}
          onClick={() => void update.send({ params, body: { resolved: !isSettled } })}
        >
          {isSettled ? t('comments.open') : t('comments.settle')}
        </Button>
        {isMine &&
          (!isOpen ? (
            <Button small kind="quiet" onClick={() => setOpen(true)}>
              {t('comments.edit')}
            </Button>
          ) : (
            <Button small busy={update.busy} onClick={() => void save(text)}>
              {t('comments.save')}
            </Button>
          ))}
        {isMine && row.type === 'comment' && (
          <Button small kind="quiet" busy={remove.busy} onClick={() => void remove.send({ params })}>
            {t('comments.remove')}
          </Button>
        )}
      </div>
    </>
  )
}

/** What client and staff said about the draft; a change that the client asks for stands out. */
export function Comments({ application, contact }: { application: ApplicationRow; contact: string }) {
  const t = useText()
  return (
    <div className="mw-stack">
      {application.comments.length === 0 && <p className="mw-muted mw-small">{t('comments.none')}</p>}
      <CutNote shown={application.comments.length} all={application.comments_aggregate} />
      <ol className="wb-thread">
        {application.comments.toReversed().map((row) => {
          const ours = row.user?.role === 'staff' || row.user?.role === 'admin'
          return (
            <li key={row.id} className={classNames(ours && 'is-ours', row.type === 'review-request' && 'is-request')}>
              <OneComment row={row} applicationId={application.id} contact={contact} />
            </li>
          )
        })}
      </ol>
      <CommentForm applicationId={application.id} />
    </div>
  )
}

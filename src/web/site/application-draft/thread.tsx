import { Form, useNavigation } from 'react-router'
import { draftSections } from '#domain/registration/sections.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Entry } from '#ui/entry.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { useText } from '../../i18n/text.ts'
import { OwnComment } from '../own-comment.tsx'
import { ChangedTag } from './changes.tsx'
import type { DraftComment, DraftData } from './draft.server.ts'

interface ThreadProps {
  data: DraftData
  number: number
  /** What was typed and refused. */
  content: string
  error: string | undefined
  done: 'change' | 'comment' | undefined
}

/** Settled or open again is said by either side; words are changed by who wrote them. */
function CommentForms({ comment }: { comment: DraftComment }) {
  const t = useText('draft')
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="mw-cluster mw-small">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="commentId" value={comment.id} />
        <Button
          small
          kind="quiet"
          type="submit"
          name="intent"
          value={comment.settled ? 'reopen' : 'settle'}
          busy={busy}
        >
          {t(comment.settled ? 'thread.reopen' : 'thread.settle')}
        </Button>
      </Form>
      {comment.mine && (
        <OwnComment
          comment={{ id: comment.id, text: comment.content }}
          maxLength={5000}
          removable={!comment.asked}
          words={{
            change: t('thread.edit'),
            text: t('thread.words'),
            save: t('thread.save'),
            remove: t('thread.remove'),
          }}
        />
      )}
    </div>
  )
}

function Comments({ data }: { data: DraftData }) {
  const { comments } = data
  const t = useText('draft')
  if (comments.length === 0) return <p className="mw-small mw-muted mt-1">{t('thread.none')}</p>
  return (
    <ol className="mw-thread mt-2">
      {comments.map((comment) => (
        <li
          key={`${comment.id} ${comment.content}`}
          id={`comment-${comment.id}`}
          className={classNames(comment.mine && 'is-mine', comment.settled && 'is-settled') || undefined}
        >
          <p className="mw-small">
            <b>{t(comment.mine ? 'thread.you' : 'thread.us')}</b> {comment.asked && t('thread.asked')}{' '}
            {comment.section && <span>{t('thread.about', { section: t(`section.${comment.section}`) })} </span>}
            <time className="mw-muted" dateTime={comment.at}>
              {comment.when}
            </time>
            {comment.edited && <span className="mw-muted"> {t('thread.edited')}</span>}
            {comment.settled && <b> {t('thread.settled')}</b>}{' '}
            <ChangedTag data={data} at={`comment-${comment.id}`} fresh={!comment.edited} />
          </p>
          <p className="mw-lines">{comment.content}</p>
          {comment.suggested && !comment.mine && <p className="mw-fine mw-muted">{t('thread.suggested')}</p>}
          <CommentForms comment={comment} />
        </li>
      ))}
    </ol>
  )
}

/** What was said about the draft, and the way to ask for a change. */
export function Thread({ data, number, content, error, done }: ThreadProps) {
  const t = useText('draft')
  const intent = useNavigation().formData?.get('intent')
  const asks = data.step === 'review'
  const draft = useDraft(`draft-thread-${data.id}-${data.comments.length}`)
  const sections = draftSections.filter((one) => one !== 'use' || data.use !== null)
  // A new comment of one's own empties the form; a refused one leaves it as it was.
  const last = data.comments.findLast((comment) => comment.mine)?.id
  return (
    <Entry id="comments" number={number} margin={t('thread.title')}>
      <h2 className="mw-h3" id="comments-title">
        {t('thread.title')}
      </h2>
      <Comments data={data} />
      <Form key={last} ref={draft} method="post" className="mw-stack mt-3" noValidate>
        <TextArea
          name="content"
          label={t(asks ? 'thread.label' : 'thread.labelComment')}
          hint={asks ? t('thread.hint') : undefined}
          error={error}
          defaultValue={content}
          maxLength={5000}
          rows={4}
        />
        <Select
          name="section"
          label={t('thread.section')}
          empty={t('thread.whole')}
          options={sections.map((value) => ({ value, label: t(`section.${value}`) }))}
        />
        <div className="mw-btngroup">
          {asks && (
            <Button type="submit" name="intent" value="change" busy={intent === 'change'}>
              {t(intent === 'change' ? 'thread.sending' : 'thread.change')}
            </Button>
          )}
          <Button
            kind={asks ? 'quiet' : 'secondary'}
            type="submit"
            name="intent"
            value="comment"
            busy={intent === 'comment'}
          >
            {t('thread.comment')}
          </Button>
          <span className="mw-small" role="status">
            {done && t(done === 'change' ? 'thread.changeSent' : 'thread.commentSent')}
          </span>
        </div>
      </Form>
    </Entry>
  )
}

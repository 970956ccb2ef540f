import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useText } from '../../i18n/text.ts'
import type { DraftData } from './draft.server.ts'

interface ThreadProps {
  data: DraftData
  number: number
  /** What was typed and refused. */
  content: string
  error: string | undefined
  done: 'change' | 'comment' | undefined
}

function Comments({ comments }: { comments: DraftData['comments'] }) {
  const t = useText('draft')
  if (comments.length === 0) return <p className="mw-small mw-muted mt-1">{t('thread.none')}</p>
  return (
    <ol className="mw-thread mt-2">
      {comments.map((comment) => (
        <li key={comment.id} className={comment.mine ? 'is-mine' : undefined}>
          <p className="mw-small">
            <b>{t(comment.mine ? 'thread.you' : 'thread.us')}</b> {comment.asked && t('thread.asked')}{' '}
            <time className="mw-muted" dateTime={comment.at}>
              {comment.when}
            </time>
          </p>
          <p className="mw-lines">{comment.content}</p>
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
  // A new comment of one's own empties the form; a refused one leaves it as it was.
  const last = data.comments.findLast((comment) => comment.mine)?.id
  return (
    <Entry id="comments" number={number} margin={t('thread.title')}>
      <h2 className="mw-h3" id="comments-title">
        {t('thread.title')}
      </h2>
      <Comments comments={data.comments} />
      <Form key={last} method="post" className="mw-stack mt-3" noValidate>
        <TextArea
          name="content"
          label={t(asks ? 'thread.label' : 'thread.labelComment')}
          hint={asks ? t('thread.hint') : undefined}
          error={error}
          defaultValue={content}
          maxLength={5000}
          rows={4}
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

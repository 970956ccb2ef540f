import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { useText } from '../../i18n/text.ts'
import { OwnComment } from '../own-comment.tsx'
import type { UseInCommerceData } from './load.server.ts'

type Comment = UseInCommerceData['comments'][number]

function OneComment({ comment }: { comment: Comment }) {
  const t = useText('use-in-commerce')
  return (
    <li className="mw-stack mw-stack--s">
      <p className="mw-small mw-muted">
        <b>{comment.by || t(comment.isOurs ? 'thread.ours' : 'thread.client')}</b> {comment.at}
      </p>
      <p className="mw-lines">{comment.text}</p>
      {comment.isMine && (
        <OwnComment
          comment={comment}
          maxLength={2000}
          removable
          words={{
            change: t('thread.change'),
            text: t('thread.text'),
            save: t('thread.save'),
            remove: t('thread.remove'),
          }}
        />
      )}
    </li>
  )
}

/** What the client and we write to each other about the request. */
export function Thread({ data, error }: { data: UseInCommerceData; error: string | undefined }) {
  const t = useText('use-in-commerce')
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft(`use-thread-${data.id}-${data.comments.length}`)
  return (
    <Entry id="thread" number={6} margin={t('thread.margin')}>
      <h2 className="mw-h2 mb-2" id="thread-title">
        {t('thread.title')}
      </h2>
      {data.comments.length > 0 && (
        <ol className="mw-ruled">
          {data.comments.map((comment) => (
            <OneComment key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      <Form key={data.comments.length} method="post" className="mw-stack mw-stack--s mt-2" noValidate ref={draft}>
        <TextArea
          name="content"
          label={t('thread.text')}
          className="mw-textarea--short"
          maxLength={2000}
          error={error}
        />
        <div>
          <Button type="submit" name="intent" value="comment" busy={busy}>
            {t('thread.send')}
          </Button>
        </div>
      </Form>
    </Entry>
  )
}

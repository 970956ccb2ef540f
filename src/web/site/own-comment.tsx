import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'

interface OwnCommentProps {
  comment: { id: string; text: string }
  /** How many characters its call takes. */
  maxLength: number
  /** A comment that asked for something stays, so that what was done about it can be followed. */
  removable: boolean
  words: { change: string; text: string; save: string; remove: string }
}

/** Changes or removes a comment, for who wrote it. */
export function OwnComment({ comment, maxLength, removable, words }: OwnCommentProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="mw-more">
      <summary>{words.change}</summary>
      <Form method="post" className="mw-stack mw-stack--s" preventScrollReset>
        <input type="hidden" name="commentId" value={comment.id} />
        <TextArea
          name="content"
          id={`content-${comment.id}`}
          label={words.text}
          className="mw-textarea--short"
          maxLength={maxLength}
          defaultValue={comment.text}
        />
        <div className="mw-cluster">
          <Button small type="submit" name="intent" value="comment-edit" busy={busy}>
            {words.save}
          </Button>
          {removable && (
            <Button small type="submit" name="intent" value="comment-delete" busy={busy}>
              {words.remove}
            </Button>
          )}
        </div>
      </Form>
    </details>
  )
}

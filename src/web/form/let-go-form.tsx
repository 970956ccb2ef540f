import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'

interface LetGoFormProps {
  title: string
  text: string
  why: string
  optional: string
  submit: string
}

/** A matter is let go, with a word why; closed until it is asked for. */
export function LetGoForm({ title, text, why, optional, submit }: LetGoFormProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="mw-more mt-2">
      <summary>{title}</summary>
      <Form method="post" className="mw-stack mw-stack--s">
        <p>{text}</p>
        <TextArea name="note" label={why} optional={optional} className="mw-textarea--short" maxLength={2000} />
        <div>
          <Button type="submit" name="intent" value="abandon" busy={busy}>
            {submit}
          </Button>
        </div>
      </Form>
    </details>
  )
}

import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

interface HandInProps {
  label: string
  hint: string
  submit: string
  error: string | undefined
  /** What the page has of documents: the chosen file is let go once it is among them. */
  count: number
}

/** Hands in a document, sent with the intent `document`; the guard of all uploads looks at it. */
export function HandIn({ label, hint, submit, error, count }: HandInProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form key={count} method="post" encType="multipart/form-data" className="mw-stack mw-stack--s" noValidate>
      <Field id="file" label={label} hint={hint} error={error}>
        <input
          id="file"
          name="file"
          className="mw-input"
          type="file"
          accept="application/pdf,image/png,image/jpeg"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'file-error file-hint' : 'file-hint'}
        />
      </Field>
      <div>
        <Button type="submit" name="intent" value="document" busy={busy}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}

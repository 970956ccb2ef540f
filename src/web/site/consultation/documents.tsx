import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useText } from '../../i18n/text.ts'

/** The documents that were handed in for a talk, and the form for another one while it has not begun. */
export function TalkDocuments({
  names,
  open,
  error,
}: {
  names: readonly string[]
  open: boolean
  error: string | undefined
}) {
  const t = useText('consultation')
  const busy = useNavigation().state !== 'idle'
  if (names.length === 0 && !open) return null
  return (
    <section className="mw-stack max-w-[44rem]" aria-labelledby="documents">
      <h2 className="mw-h3" id="documents">
        {t('booked.documents')}
      </h2>
      {names.length > 0 && (
        <ul className="mw-ruled">
          {names.map((name, at) => (
            <li key={`${at} ${name}`}>{name}</li>
          ))}
        </ul>
      )}
      {open && (
        <Form
          key={names.length}
          method="post"
          encType="multipart/form-data"
          className="mw-stack mw-stack--s"
          noValidate
        >
          <Field id="file" label={t('booked.file')} hint={t('booked.fileHint')} error={error}>
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
              {t('booked.handIn')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}

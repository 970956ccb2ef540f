import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useText } from '../i18n/text.ts'
import type { ThreadData } from './thread.server.ts'

/** The documents of a question, theirs and ours, and the form to hand in another one. */
export function ThreadDocuments({ documents, error }: Pick<ThreadData, 'documents'> & { error: string | undefined }) {
  const t = useText('support')
  const busy = useNavigation().state !== 'idle'
  return (
    <section className="mw-stack" aria-labelledby="documents">
      <h2 className="mw-h3" id="documents">
        {t('thread.documents')}
      </h2>
      {documents.length > 0 && (
        <ul className="mw-ruled">
          {documents.map((one) => (
            <li key={one.id}>
              <a href={one.href}>{one.name}</a>{' '}
              <span className="mw-source">
                {t(one.isOurs ? 'thread.us' : 'thread.you')}, {one.when}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Form
        key={documents.length}
        method="post"
        encType="multipart/form-data"
        className="mw-stack mw-stack--s"
        noValidate
      >
        <Field id="file" label={t('thread.file')} hint={t('thread.fileHint')} error={error}>
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
            {t('thread.handIn')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

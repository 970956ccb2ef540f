import { HandIn } from '../form/hand-in.tsx'
import { useText } from '../i18n/text.ts'
import type { ThreadData } from './thread.server.ts'

/** The documents of a question, theirs and ours, and the form to hand in another one. */
export function ThreadDocuments({ documents, error }: Pick<ThreadData, 'documents'> & { error: string | undefined }) {
  const t = useText('support')
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
      <HandIn
        label={t('thread.file')}
        hint={t('thread.fileHint')}
        submit={t('thread.handIn')}
        error={error}
        count={documents.length}
      />
    </section>
  )
}

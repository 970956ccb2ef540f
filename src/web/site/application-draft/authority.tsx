import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { useText } from '../../i18n/text.ts'
import type { DraftData } from './draft.server.ts'
import { FileField } from './file-field.tsx'

interface AuthorityProps {
  data: DraftData
  number: number
  error: string | undefined
}

/** The power of attorney: read, kept, and handed in when it is signed. */
export function AuthorityEntry({ data, number, error }: AuthorityProps) {
  const t = useText('draft')
  const busy = useNavigation().state !== 'idle'
  const { previewHref, kept } = data.authority
  return (
    <Entry id="authority" number={number} margin={t('authority.margin')}>
      <h2 className="mw-h3" id="authority-title">
        {t('authority.title')}
      </h2>
      <p className="mw-small mw-muted mt-1">{t('authority.text')}</p>
      {kept ? (
        <p className="mt-2">
          <a href={kept.href} download>
            {kept.name}
          </a>{' '}
          <span className="mw-source">{t('authority.kept', { date: kept.date })}</span>
        </p>
      ) : (
        <p className="mw-small mt-2">{t('authority.none')}</p>
      )}
      {previewHref && (
        <Form method="post" className="mw-cluster mt-2">
          <a href={previewHref} download>
            {t('authority.preview')}
          </a>
          <Button small type="submit" name="intent" value="authority-draw" busy={busy}>
            {t('authority.draw')}
          </Button>
        </Form>
      )}
      <details className="mw-more mt-2" open={error !== undefined}>
        <summary>{t('authority.signed')}</summary>
        <Form method="post" encType="multipart/form-data" className="mw-stack mt-2" noValidate>
          <FileField
            id="authority-file"
            label={t('authority.file')}
            hint={t('authority.fileHint')}
            accept="application/pdf,image/png,image/jpeg"
            error={error}
          />
          <div>
            <Button small type="submit" name="intent" value="authority-signed" busy={busy}>
              {t('authority.handIn')}
            </Button>
          </div>
        </Form>
      </details>
    </Entry>
  )
}

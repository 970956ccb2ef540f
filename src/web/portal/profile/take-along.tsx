import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useSize } from '../../i18n/size.ts'
import { useText } from '../../i18n/text.ts'
import type { TakeAlong as Data } from './load.server.ts'

/** What can be taken along, how much that is, and the export that is made or can be fetched. */
export function TakeAlong({ data }: { data: Data }) {
  const t = useText('account')
  const size = useSize()
  const busy = useNavigation().formData?.get('intent') === 'export'
  const { last } = data
  const waits = last?.state === 'waiting'
  return (
    <section aria-labelledby="export-title">
      <h2 className="mw-h2" id="export-title">
        {t('privacy.export')}
      </h2>
      <p className="mw-muted mt-1">{t('privacy.exportText')}</p>
      <p className="mt-1">
        {data.files === 0
          ? t('privacy.exportNoFiles')
          : t('privacy.exportSize', { count: data.files, size: size(data.bytes) })}
      </p>
      <div role="status">
        {waits && <p className="mt-2">{t('privacy.exportWaiting')}</p>}
        {last?.state === 'failed' && <p className="mt-2">{t('privacy.exportFailed')}</p>}
        {last?.state === 'ready' && (
          <>
            <p className="mt-2">{t('privacy.exportUntil', { date: last.until })}</p>
            {last.missing > 0 && <p className="mt-1">{t('privacy.exportMissing', { count: last.missing })}</p>}
          </>
        )}
      </div>
      <div className="mw-cluster mt-2">
        {last?.state === 'ready' && (
          <ButtonLink href={last.href} download>
            {t('privacy.exportFetch', { size: size(last.size ?? 0) })}
          </ButtonLink>
        )}
        {!waits && (
          <Form method="post">
            <Button
              type="submit"
              name="intent"
              value="export"
              busy={busy}
              kind={last?.state === 'ready' ? 'quiet' : 'secondary'}
            >
              {t(last?.state === 'ready' ? 'privacy.exportAgain' : 'privacy.exportAction')}
            </Button>
          </Form>
        )}
      </div>
    </section>
  )
}

import { useText } from '../../i18n/text.ts'
import type { DraftData } from './draft.server.ts'

/** What each office of the order takes as the picture, the recording or the views, as far as it was read somewhere. */
export function OfficeFiles({ data }: { data: DraftData }) {
  const t = useText('draft')
  const { officeFiles } = data.sign
  if (officeFiles.length === 0) return null
  return (
    <details className="mw-more mt-2">
      <summary>{t('files.title')}</summary>
      <ul className="mt-2 mw-small">
        {officeFiles.map(({ place, of, rule }) => (
          <li key={`${place} ${of}`}>
            <strong>{place}</strong>, {t(`files.of.${of}`)}:{' '}
            {rule === null ? (
              t('files.unknown')
            ) : (
              <>
                {[
                  rule.formats.join(', '),
                  ...(rule.megabytes === null ? [] : [t('files.size', { megabytes: rule.megabytes })]),
                  ...(rule.most === null ? [] : [t('files.most', { count: rule.most })]),
                ].join('; ')}
                {!rule.isSure && ` (${t('files.unsure')})`}.{' '}
                <a href={rule.source} rel="noreferrer">
                  {t('files.source')}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

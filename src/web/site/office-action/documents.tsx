import { Entry } from '#ui/entry.tsx'
import { useText } from '../../i18n/text.ts'
import type { OfficeActionData } from './load.server.ts'

/** The letter as it came, and the receipt of what was filed. */
export function Letter({ data }: { data: OfficeActionData }) {
  const t = useText('office-action')
  if (data.documents.length === 0) return null
  return (
    <Entry id="letter" number={5} margin={t('documents.margin')}>
      <h2 className="mw-h2 mb-2" id="letter-title">
        {t('documents.title')}
      </h2>
      <ul className="mw-ruled">
        {data.documents.map((document) => (
          <li key={document.id}>
            <a href={document.href}>{document.name}</a>
            <span className="mw-source">
              {' '}
              {t(
                document.type === 'office-letter'
                  ? 'documents.letter'
                  : document.type === 'filing-receipt'
                    ? 'documents.receipt'
                    : 'documents.other',
              )}
            </span>
          </li>
        ))}
      </ul>
    </Entry>
  )
}

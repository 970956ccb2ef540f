import { documentUrl } from '#contract/trademark.ts'
import type { DocumentRow } from '#operations/staff/trademark.ts'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatSize } from './numbers.ts'
import { dayOf, formatDate } from './time.ts'

/** The documents of a matter; each opens by a link that lives for a short time. */
export function Documents({ hubId, rows }: { hubId: string; rows: readonly DocumentRow[] }) {
  const t = useText()
  const language = useLanguage()
  const link = useSend(documentUrl, { keepScreen: true })
  const show = async (row: DocumentRow): Promise<void> => {
    const answer = await link.send({ params: { hubId, docId: row.id } })
    if (answer.ok) open(answer.value.url, '_blank', 'noopener')
  }
  if (rows.length === 0) return <p className="mw-muted mw-small">{t('documents.none')}</p>
  return (
    <ul className="wb-docs">
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" className="wb-link" onClick={() => void show(row)}>
            {t(`documentType.${row.type}`)}: {row.name}
          </button>
          <small>
            {[
              formatSize(row.size, language),
              formatDate(dayOf(row.created_at), language),
              row.visible_to_client ? t('documents.visible') : t('documents.internal'),
            ].join(', ')}
          </small>
        </li>
      ))}
    </ul>
  )
}

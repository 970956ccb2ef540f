import type { OppositionStatus } from '#domain/opposition/status.ts'
import { Entry } from '#ui/entry.tsx'
import { Status } from '#ui/status.tsx'
import { useText } from '../i18n/text.ts'
import { oppositionTone } from '../mark-tone.ts'

export interface ListedOpposition {
  id: string
  href: string
  /** The mark that is opposed, where the page is about several. */
  mark: string | null
  opponent: string
  noticed: string
  status: OppositionStatus
}

/** Oppositions against marks; each leads to its own page. `total` is said where not all of them are listed. */
export function OppositionsEntry({ rows, total }: { rows: readonly ListedOpposition[]; total?: number }) {
  const t = useText('opposition')
  if (rows.length === 0) return null
  return (
    <Entry id="oppositions" margin={t('list.title')}>
      <h2 className="mw-h3 mb-2" id="oppositions-title">
        {t('list.title')}
      </h2>
      {total !== undefined && total > rows.length && <p className="mw-small">{t('list.running', { total })}</p>}
      <ul className="mw-ruled">
        {rows.map((one) => (
          <li key={one.id} className="mw-split">
            <a href={one.href}>
              {one.mark !== null && (
                <>
                  <b translate="no">{one.mark}</b>{' '}
                </>
              )}
              {t('list.by', { opponent: one.opponent, date: one.noticed })}
            </a>
            <Status tone={oppositionTone(one.status)}>{t(`status.${one.status}`)}</Status>
          </li>
        ))}
      </ul>
    </Entry>
  )
}

import { Entry } from '#ui/entry.tsx'
import { Status } from '#ui/status.tsx'
import { useText } from '../../../i18n/text.ts'
import { officeActionTone } from '../../../mark-tone.ts'
import type { TrademarkData } from './load.server.ts'

/** What the office asked about the mark; each leads to its own page. */
export function ActionsEntry({ data }: { data: TrademarkData }) {
  const t = useText('office-action')
  if (data.officeActions.length === 0) return null
  return (
    <Entry id="office-actions" margin={t('list.title')}>
      <h2 className="mw-h3 mb-2" id="office-actions-title">
        {t('list.ofMark')}
      </h2>
      <ul className="mw-ruled">
        {data.officeActions.map((action) => (
          <li key={action.id} className="mw-split">
            <a href={action.href}>{action.issued === null ? t('list.open') : t('letterOf', { date: action.issued })}</a>
            <Status tone={officeActionTone(action.status)}>{t(`status.${action.status}`)}</Status>
          </li>
        ))}
      </ul>
    </Entry>
  )
}

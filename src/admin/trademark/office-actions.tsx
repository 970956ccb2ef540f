import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'
import { officeActionCreatePath, officeActionPath } from '../paths.ts'
import { MatterLinks } from './matter-links.tsx'

/** The letters of the office about this mark, and the way to take another one in. */
export function OfficeActions({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  return (
    <MatterLinks
      rows={row.office_actions.map((action) => ({
        id: action.id,
        href: officeActionPath(action.id),
        title: action.issue_date === null ? t('officeAction.noDate') : formatDate(action.issue_date, language),
        facts: [
          t(`officeActionStatus.${action.status}`),
          action.due_date && t('officeAction.replyBy', { date: formatDate(action.due_date, language) }),
        ],
      }))}
      create={{ href: officeActionCreatePath(row.id), title: t('officeAction.new') }}
    />
  )
}

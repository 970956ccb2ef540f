import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'
import { officeActionCreatePath, officeActionPath } from '../paths.ts'

/** The letters of the office about this mark, and the way to take another one in. */
export function OfficeActions({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className="mw-stack mw-stack--s">
      <ul className="wb-docs">
        {row.office_actions.map((action) => (
          <li key={action.id}>
            <a href={officeActionPath(action.id)}>
              {action.issue_date === null ? t('officeAction.noDate') : formatDate(action.issue_date, language)}
            </a>
            <small>
              {[
                t(`officeActionStatus.${action.status}`),
                action.due_date && t('officeAction.replyBy', { date: formatDate(action.due_date, language) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink small href={officeActionCreatePath(row.id)}>
          {t('officeAction.new')}
        </ButtonLink>
      </div>
    </div>
  )
}

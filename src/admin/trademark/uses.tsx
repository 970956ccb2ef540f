import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'
import { commerceUseCreatePath, commerceUsePath } from '../paths.ts'

/** What was stated or declared about use of this mark, and the way to begin another one. */
export function Uses({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className="mw-stack mw-stack--s">
      <ul className="wb-docs">
        {row.use_in_commerce_requests.map((use) => (
          <li key={use.id}>
            <a href={commerceUsePath(use.id)}>{t(`useType.${use.type}`)}</a>
            <small>
              {[
                t(`useStatus.${use.status}`),
                use.due_date && t('useInCommerce.fileBy', { date: formatDate(use.due_date, language) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink small href={commerceUseCreatePath(row.id)}>
          {t('useInCommerce.new')}
        </ButtonLink>
      </div>
    </div>
  )
}

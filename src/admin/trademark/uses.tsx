import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'
import { commerceUseCreatePath, commerceUsePath } from '../paths.ts'
import { MatterLinks } from './matter-links.tsx'

/** What was stated or declared about use of this mark, and the way to begin another one. */
export function Uses({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  return (
    <MatterLinks
      rows={row.use_in_commerce_requests.map((use) => ({
        id: use.id,
        href: commerceUsePath(use.id),
        title: t(`useType.${use.type}`),
        facts: [
          t(`useStatus.${use.status}`),
          use.due_date && t('useInCommerce.fileBy', { date: formatDate(use.due_date, language) }),
        ],
      }))}
      create={{ href: commerceUseCreatePath(row.id), title: t('useInCommerce.new') }}
    />
  )
}

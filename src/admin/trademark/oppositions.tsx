import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'
import { oppositionCreatePath, oppositionPath } from '../paths.ts'
import { MatterLinks } from './matter-links.tsx'

/** The oppositions against this mark, and the way to take another one in. */
export function Oppositions({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  return (
    <MatterLinks
      rows={row.oppositions.map((one) => ({
        id: one.id,
        href: oppositionPath(one.id),
        title: t('opposition.by', { opponent: one.opponent, date: formatDate(one.notice_date, language) }),
        facts: [
          t(`oppositionStatus.${one.status}`),
          one.due_date && t('officeAction.replyBy', { date: formatDate(one.due_date, language) }),
        ],
      }))}
      create={{ href: oppositionCreatePath(row.id), title: t('opposition.new') }}
    />
  )
}

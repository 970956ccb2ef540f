import { useLanguage, useText } from '../i18n/texts.ts'
import { formatNumber } from './numbers.ts'

/** Says of a list that not all of its rows are shown, and how many there are; nothing where all are. */
export function CutNote({ shown, all }: { shown: number; all: { aggregate: { count: number } } | undefined }) {
  const t = useText()
  const language = useLanguage()
  const total = all?.aggregate.count ?? shown
  if (total <= shown) return null
  return (
    <p className="mw-muted mw-small">
      {t('list.cut', { shown: formatNumber(shown, language), total: formatNumber(total, language) })}
    </p>
  )
}

import { Entry } from '#ui/entry.tsx'
import { useText } from '../i18n/text.ts'

export function Strategy({ text }: { text: string | null }) {
  const t = useText('summary')
  if (!text) return null
  return (
    <Entry id="strategy" number={5} margin={t('strategy.margin')}>
      <h2 className="mw-h2 mb-2" id="strategy-title">
        {t('strategy.title')}
      </h2>
      <p className="mw-prose mw-lines">{text}</p>
    </Entry>
  )
}

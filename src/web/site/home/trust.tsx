import { Entry } from '#ui/entry.tsx'
import { useText } from '../../i18n/text.ts'

const points = ['similar', 'decision', 'owner', 'fees'] as const

export function Trust() {
  const t = useText('site')
  return (
    <Entry id="verdicts" margin={t('trust.margin')}>
      <h2 className="mw-h2 max-w-[26em] mb-4" id="verdicts-title">
        {t('trust.title')}
      </h2>
      <div className="mw-cols-2">
        {points.map((point) => (
          <div className="mw-prose" key={point}>
            <h3 className="mw-h3">{t(`trust.${point}Title`)}</h3>
            <p>{t(`trust.${point}Text`)}</p>
          </div>
        ))}
      </div>
    </Entry>
  )
}

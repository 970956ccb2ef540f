import { Entry } from '#ui/entry.tsx'
import { Scale } from '#ui/scale.tsx'
import { distinctivenessLevels, type Distinctiveness as Level } from '#domain/verification/vocabulary.ts'
import { useText } from '../../i18n/text.ts'

export function Distinctiveness({ mark, level }: { mark: string; level: Level | null }) {
  const t = useText('summary')
  const names = useText('trademark')
  if (!level) return null
  return (
    <Entry id="distinctiveness" number={2} margin={t('distinct.margin')}>
      <h2 className="mw-h2" id="distinctiveness-title">
        {t('distinct.title')}
      </h2>
      <p className="mw-prose mt-1 mb-4">{t(`distinct.text.${level}`)}</p>
      <Scale
        here={level}
        steps={distinctivenessLevels.map((step) => ({
          key: step,
          label: names(`distinctiveness.${step}`),
          text: step === level ? t('distinct.here', { mark }) : names(`distinctivenessText.${step}`),
        }))}
      />
    </Entry>
  )
}

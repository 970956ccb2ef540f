import { Entry } from '#ui/entry.tsx'
import { Scale } from '#ui/scale.tsx'
import { distinctivenessLevels } from '#domain/verification/vocabulary.ts'
import { useText } from '../i18n/text.ts'
import { Grounds } from '../mark-checker/grounds.tsx'
import type { SummaryResult } from './result.server.ts'

interface DistinctivenessProps {
  mark: string
  result: SummaryResult
  /** We would not file it: how well such marks are usually protected is beside the point. */
  isDismissed: boolean
}

/** How strong the mark is by itself, and what an office may hold against its words. */
export function Distinctiveness({ mark, result, isDismissed }: DistinctivenessProps) {
  const t = useText('summary')
  const names = useText('trademark')
  const { distinctiveness: level, grounds, placeNames } = result
  if (!level || (isDismissed && grounds.length === 0)) return null
  return (
    <Entry id="distinctiveness" number={2} margin={t('distinct.margin')}>
      <h2 className="mw-h2" id="distinctiveness-title">
        {t('distinct.title')}
      </h2>
      {!isDismissed && (
        <>
          <p className="mw-prose mt-1 mb-4">{t(`distinct.text.${level}`)}</p>
          <Scale
            here={level}
            steps={distinctivenessLevels.map((step) => ({
              key: step,
              label: names(`distinctiveness.${step}`),
              text: step === level ? t('distinct.here', { mark }) : names(`distinctivenessText.${step}`),
            }))}
          />
        </>
      )}
      {grounds.length > 0 && (
        <div className="mt-4">
          <Grounds value={mark} grounds={grounds} offices={placeNames} level={3} />
        </div>
      )}
    </Entry>
  )
}

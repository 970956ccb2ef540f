import type { Risk } from '#domain/verification/vocabulary.ts'
import { Callout } from '#ui/callout.tsx'
import { errorText, useNames, useText } from '../../i18n/texts.ts'
import { Segments } from '../../kit/segments.tsx'
import { overallRisk, proposedRisk, type ResultDraft } from './result-draft.ts'
import { useRiskOptions } from './use-risk-options.ts'

interface OverallRiskProps {
  draft: ResultDraft
  missing: boolean
  onChange: (chosen: Risk | null) => void
}

/** The verdict on the whole: the rule proposes the worst jurisdiction; who decides otherwise says why. */
export function OverallRisk({ draft, missing, onChange }: OverallRiskProps) {
  const t = useText()
  const risks = useRiskOptions()
  const names = useNames()
  const rule = proposedRisk(draft)
  const worst = draft.verdicts.filter((verdict) => verdict.risk === rule).map((verdict) => verdict.jurisdiction)
  return (
    <>
      {missing && <p className="mw-error">{errorText('field.required', { label: t('result.overall') })}</p>}
      <div className="wb-overall">
        <Segments
          label={t('result.overall')}
          invalid={missing}
          options={risks}
          value={overallRisk(draft)}
          onChange={(risk) => onChange(risk === rule ? null : risk)}
        />
      </div>
      {rule !== 'unknown' && draft.chosenRisk === null && (
        <p className="mw-source">{t('result.rule', { risk: names(`risk.${rule}`), places: worst.join(', ') })}</p>
      )}
      {draft.chosenRisk !== null && (
        <Callout tone="amber">
          <p>{t('result.against', { risk: names(`risk.${rule}`) })}</p>
          <button type="button" className="wb-link" onClick={() => onChange(null)}>
            {t('result.followRule')}
          </button>
        </Callout>
      )}
    </>
  )
}

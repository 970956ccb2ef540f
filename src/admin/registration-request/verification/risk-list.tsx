import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { lacksReason, longestReason } from '#domain/verification/verdict.ts'
import type { FieldErrors } from '#kernel/errors.ts'
import { fieldError } from '../../calls.ts'
import { errorText, useLanguage, useText } from '../../i18n/texts.ts'
import { Place } from '../../kit/place.tsx'
import { Segments } from '../../kit/segments.tsx'
import type { VerdictDraft } from './result-draft.ts'
import { useRiskOptions } from './use-risk-options.ts'

interface RiskListProps {
  verdicts: readonly VerdictDraft[]
  /** A risk without its reason is told at its field. */
  missing: boolean
  fields: FieldErrors
  onChange: (verdicts: VerdictDraft[]) => void
}

/** Per jurisdiction: the risk, why, and what we would do there. */
export function RiskList({ verdicts, missing, fields, onChange }: RiskListProps) {
  const t = useText()
  const risks = useRiskOptions()
  const language = useLanguage()
  const set = (index: number, part: Partial<VerdictDraft>): void =>
    onChange(verdicts.map((verdict, at) => (at === index ? { ...verdict, ...part } : verdict)))
  return (
    <ul className="wb-risk">
      {verdicts.map((verdict, index) => {
        const place = jurisdictionName(verdict.jurisdiction, language)
        const reasonError =
          missing && lacksReason(verdict)
            ? errorText('field.reason-needed', { label: t('result.reason') })
            : fieldError(fields, `jurisdictions.${index}.reason`, t('result.reason'))
        const adviceError = fieldError(fields, `jurisdictions.${index}.advice`, t('result.advice'))
        return (
          <li key={verdict.jurisdiction}>
            <b>
              <Place code={verdict.jurisdiction} />
            </b>
            <Segments
              label={t('result.riskIn', { place })}
              options={risks}
              value={verdict.risk}
              onChange={(risk) => set(index, { risk })}
            />
            <div className="wb-risk__text">
              {reasonError && <p className="mw-error">{reasonError}</p>}
              <textarea
                className="mw-textarea wb-line"
                rows={2}
                aria-label={t('result.reasonIn', { place })}
                placeholder={t('result.reason')}
                maxLength={longestReason}
                value={verdict.reason}
                onChange={(event) => set(index, { reason: event.target.value })}
              />
              {adviceError && <p className="mw-error">{adviceError}</p>}
              <input
                className="mw-input wb-line"
                aria-label={t('result.adviceIn', { place })}
                placeholder={t('result.advice')}
                maxLength={200}
                value={verdict.advice}
                onChange={(event) => set(index, { advice: event.target.value })}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

import { riskLevels } from '#domain/verification/vocabulary.ts'
import { useText } from '../../i18n/texts.ts'

const tones = { low: 'l', medium: 'm', high: 'h', unknown: 'u' } as const
/** Nobody decides that a risk is unknown; that is what it is before somebody decides. */
const decided = riskLevels.filter((risk) => risk !== 'unknown')

/** The risks that a person chooses from, with their colours. */
export function useRiskOptions() {
  const t = useText()
  return decided.map((risk) => ({ value: risk, label: t(`risk.${risk}`), tone: tones[risk] }))
}

import { caseSteps } from '#domain/enforcement/status.ts'
import { useText } from '../../../i18n/text.ts'

/** What a line of a case's history says; a name that we do not know is shown as it is stored. */
export function useStepName(): (name: string) => string {
  const t = useText('case')
  return (name) => {
    const step = caseSteps.find((one) => one === name)
    return step === undefined ? name : t(`step.${step}`)
  }
}

import type { Step } from '#ui/stepper.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'

const serviceSteps = ['what', 'billing', 'pay'] as const
export type ServiceStep = (typeof serviceSteps)[number]

/** The steps of ordering a service; `what` is where that is said which is ordered, by default the form of any service. */
export function useServiceSteps(now: ServiceStep, what?: string): Step[] {
  const t = useText('service')
  const order = useText('order')
  const language = useLanguage()
  const at = serviceSteps.indexOf(now)
  return serviceSteps.map((key, index) => ({
    key,
    label: key === 'what' ? t('steps.what') : order(`steps.${key}`),
    state: index < at ? 'done' : index === at ? 'now' : 'ahead',
    href: key === 'what' && index < at ? (what ?? path.orderService({}, { language })) : undefined,
  }))
}

import type { Step } from '#ui/stepper.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'

const serviceSteps = ['what', 'billing', 'pay'] as const
export type ServiceStep = (typeof serviceSteps)[number]

/** The steps of ordering a service. */
export function useServiceSteps(now: ServiceStep): Step[] {
  const t = useText('service')
  const order = useText('order')
  const language = useLanguage()
  const at = serviceSteps.indexOf(now)
  return serviceSteps.map((key, index) => ({
    key,
    label: key === 'what' ? t('steps.what') : order(`steps.${key}`),
    state: index < at ? 'done' : index === at ? 'now' : 'ahead',
    href: key === 'what' && index < at ? path.orderService({}, { language }) : undefined,
  }))
}

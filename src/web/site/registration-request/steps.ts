import type { Step } from '#ui/stepper.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'

export const orderSteps = ['mark', 'where', 'classes', 'preferences', 'billing', 'pay'] as const
export type OrderStep = (typeof orderSteps)[number]

/** The steps of the order; finished ones lead back as long as the order can be changed. */
export function useOrderSteps(order: { id: string }, now: OrderStep): Step[] {
  const t = useText('order')
  const language = useLanguage()
  const at = orderSteps.indexOf(now)
  const href: Partial<Record<OrderStep, string>> = {
    mark: path.verificationSummary({ id: order.id }, { language }),
    where: path.registrationRequest({ id: order.id }, { language }),
    classes: path.goodsAndServices({ id: order.id }, { language }),
    preferences: path.registrationPreferences({ id: order.id }, { language }),
  }
  return orderSteps.map((key, index) => ({
    key,
    label: t(`steps.${key}`),
    state: index < at ? 'done' : index === at ? 'now' : 'ahead',
    href: href[key],
  }))
}

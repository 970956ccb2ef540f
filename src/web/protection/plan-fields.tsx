import { platformKinds } from '#domain/monitoring/plan.ts'
import { paymentFrequencies } from '#domain/monitoring/status.ts'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { useMoney } from '../figures.ts'
import { useText } from '../i18n/text.ts'
import type { PricedPlan } from './plans.server.ts'

interface PlanFieldsProps {
  plans: readonly PricedPlan[]
  currency: string
  errors: Record<string, string>
  /** What is chosen now; empty where nothing is. */
  tier: string
  frequency: string
  platforms: readonly string[]
}

/** Which plan, how often it is paid, and where the brand is looked for. */
export function PlanFields({ plans, currency, errors, tier, frequency, platforms }: PlanFieldsProps) {
  const t = useText('protection')
  const money = useMoney(currency)
  const cost = ({ net }: PricedPlan) =>
    net.monthly === null || net.yearly === null
      ? t('plan.noPrice')
      : t('plan.cost', { month: money(net.monthly), year: money(net.yearly) })
  return (
    <>
      <Fieldset id="tier" legend={t('plan.title')} hint={t('plan.hint')} error={errors['tier']}>
        <Choices>
          {plans.map((plan) => (
            <Choice
              key={plan.tier}
              kind="radio"
              name="tier"
              value={plan.tier}
              defaultChecked={tier === plan.tier}
              title={t(`plan.${plan.tier}`)}
              text={t('plan.text', { count: plan.platforms, days: plan.everyDays })}
              aside={cost(plan)}
            />
          ))}
        </Choices>
      </Fieldset>
      <Fieldset id="paymentFrequency" legend={t('frequency.title')} error={errors['paymentFrequency']}>
        <Choices two>
          {paymentFrequencies.map((one) => (
            <Choice
              key={one}
              kind="radio"
              name="paymentFrequency"
              value={one}
              defaultChecked={frequency === one}
              title={t(`frequency.${one}`)}
            />
          ))}
        </Choices>
      </Fieldset>
      <Fieldset id="platforms" legend={t('platforms.title')} hint={t('platforms.hint')} error={errors['platforms']}>
        <Choices two>
          {platformKinds.map((kind) => (
            <Choice
              key={kind}
              name="platforms"
              value={kind}
              defaultChecked={platforms.includes(kind)}
              title={t(`platforms.${kind}`)}
              text={t(`platforms.${kind}Text`)}
            />
          ))}
        </Choices>
      </Fieldset>
    </>
  )
}

/** What the fields are called, for the list of errors. */
export function usePlanLabels(): Record<string, string> {
  const t = useText('protection')
  return {
    tier: t('plan.title'),
    paymentFrequency: t('frequency.title'),
    platforms: t('platforms.title'),
    brandName: t('brand.name'),
    brandId: t('brand.title'),
    websites: t('brand.websites'),
    trial: t('trial.label'),
  }
}

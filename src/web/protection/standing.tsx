import { ButtonLink } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import type { ShownSubscription } from './shown.server.ts'

const words = {
  'Trial started': 'trial',
  'Subscription started': 'running',
  'Payment failed': 'running',
  Created: 'waiting',
  'Trial ended': 'waiting',
  Cancelled: 'over',
  Expired: 'over',
} as const

/** How a subscription stands after it was ordered, in words that stay true after a reload. */
export function Standing({ one, title }: { one: ShownSubscription; title?: string }) {
  const t = useText('protection')
  const language = useLanguage()
  const word = words[one.status]
  const open = one.payments.find(({ pay }) => pay !== null)
  return (
    <div className="mw-stack mw-stack--l max-w-[44rem]">
      <div className="mw-stack" aria-live="polite">
        <h1 className="mw-h1">{title ?? t(`done.${word}Title`)}</h1>
        <p className="mw-lede">{t(`done.${word}Text`, { until: one.until ?? '' })}</p>
      </div>
      <Facts
        tight
        facts={[
          { key: 'number', label: t('done.number'), value: <span className="mw-num">{one.number}</span> },
          { key: 'brand', label: t('brand.title'), value: <Mark size="s">{one.brand.name}</Mark> },
          {
            key: 'plan',
            label: t('plan.title'),
            value: `${t(`plan.${one.tier}`)}, ${t(`frequency.${one.frequency}`)}`,
          },
          {
            key: 'platforms',
            label: t('platforms.title'),
            value: one.platforms.map((kind) => t(`platforms.${kind as 'domains'}`)).join(', '),
          },
        ]}
      />
      <div className="mw-btngroup">
        {word === 'waiting' && open?.pay && (
          <ButtonLink kind="primary" href={open.pay}>
            {t('done.pay')}
          </ButtonLink>
        )}
        <ButtonLink href={path.profile({}, { language, query: { tab: 'subscriptions', id: one.id } })}>
          {t('done.open')}
        </ButtonLink>
      </div>
    </div>
  )
}

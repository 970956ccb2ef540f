import { Callout } from '#ui/callout.tsx'
import { useText } from '../i18n/text.ts'
import type { SummaryData } from './load.server.ts'

/** After an order: what it is of. */
export function Ordered({ order }: { order: NonNullable<SummaryData['order']> }) {
  const t = useText('summary')
  return (
    <Callout tone="plain" title={t('ordered.title')}>
      <p>
        {order.places === ''
          ? t('ordered.open')
          : t('ordered.text', { places: order.places, classes: order.classes || '–' })}
      </p>
    </Callout>
  )
}

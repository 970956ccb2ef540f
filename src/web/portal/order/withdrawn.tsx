import { Callout } from '#ui/callout.tsx'
import { useText } from '../../i18n/text.ts'
import type { Withdrawn } from './load.server.ts'

/** That an order was withdrawn from, and what becomes of it; nothing of any other order. */
export function WithdrawnNote({ withdrawn }: { withdrawn: Withdrawn | null }) {
  const t = useText('portal')
  if (withdrawn === null) return null
  return (
    <div className="mb-4">
      <Callout tone={withdrawn.isHeld ? 'amber' : 'plain'}>
        <p>{t(withdrawn.isHeld ? 'order.withdrawnHeld' : 'order.withdrawnOver', { date: withdrawn.on })}</p>
      </Callout>
    </div>
  )
}

import { serviceRequestStatus } from '#contract/service-order.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { serviceRequestMachine } from '#domain/service-order/status.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { ServiceRow } from '#operations/staff/service-request.ts'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StatusForm } from '../kit/status-form.tsx'

/** A change of status by hand; that an order is binding or paid follows from its money and is not among them. */
export function ServiceStatusForm({ row }: { row: ServiceRow }) {
  const t = useText()
  const next = nextStates(serviceRequestMachine, row.status, 'staff').filter(
    (to) => servicePhase(to) === 'closed' || servicePhase(to) === servicePhase(row.status),
  )
  const change = useSend(serviceRequestStatus, { done: t('request.statusChanged'), ownRefusal: true })
  return (
    <StatusForm
      next={next}
      nameOf={(status) => t(`serviceStatus.${status}`)}
      change={change}
      send={async (to, note) => await change.send({ params: { id: row.id }, body: { from: row.status, to, note } })}
    />
  )
}

import { bankEntryMachine } from '#domain/billing/bank-entry.ts'
import { paymentMethodMachine } from '#domain/billing/payment-method-status.ts'
import { docketedMessageMachine } from '#domain/docket/message-status.ts'
import { caseNoticeMachine } from '#domain/enforcement/notice.ts'
import { caseMachine, caseRequestMachine, caseSolutionMachine } from '#domain/enforcement/status.ts'
import { sightingMachine } from '#domain/monitoring/sighting.ts'
import { monitoringTaskMachine, subscriptionMachine, subscriptionPaymentMachine } from '#domain/monitoring/status.ts'
import { officeActionMachine } from '#domain/office-action/status.ts'
import { registrationMachine } from '#domain/registration/status.ts'
import { serviceMachine, serviceRequestMachine } from '#domain/service-order/status.ts'
import { supportTicketMachine } from '#domain/support/status.ts'
import { trademarkRequestMachine } from '#domain/trademark/request-status.ts'
import { trademarkMachine } from '#domain/trademark/status.ts'
import { commerceUseMachine } from '#domain/use-in-commerce/status.ts'

/** The machine behind each table's `status`; its name is the table's. The database refuses every other step. */
export const machines = [
  registrationMachine,
  trademarkMachine,
  trademarkRequestMachine,
  officeActionMachine,
  commerceUseMachine,
  serviceRequestMachine,
  serviceMachine,
  subscriptionMachine,
  subscriptionPaymentMachine,
  monitoringTaskMachine,
  sightingMachine,
  caseMachine,
  caseRequestMachine,
  caseSolutionMachine,
  caseNoticeMachine,
  docketedMessageMachine,
  supportTicketMachine,
  paymentMethodMachine,
  bankEntryMachine,
] as const

/** Every step that some actor may take, as rows for the table `status_transition`; a machine begins from ''. */
export function statusTransitions(): { machine: string; from: string; to: string }[] {
  return machines.flatMap((machine) => {
    const steps: Partial<Record<string, readonly { to: string }[]>> = machine.transitions
    const beginnings = machine.initial.map((to: string) => ({ machine: machine.name, from: '', to }))
    return [
      ...beginnings,
      ...machine.states.flatMap((from) => (steps[from] ?? []).map(({ to }) => ({ machine: machine.name, from, to }))),
    ]
  })
}

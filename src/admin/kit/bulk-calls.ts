import { assignCall, assignableNames, type Assignable } from '#contract/assignee.ts'
import type { AnyCall } from '#contract/call.ts'
import { caseRequestNotify } from '#contract/case-request.ts'
import { caseNotify } from '#contract/case.ts'
import { subscriptionNotify } from '#contract/monitoring.ts'
import { officeActionNotify } from '#contract/office-action.ts'
import { oppositionNotify } from '#contract/opposition.ts'
import { requestResendMail } from '#contract/registration.ts'
import { trademarkNotify } from '#contract/route.ts'
import { serviceNotify, serviceRequestNotify } from '#contract/service-order.ts'
import { taskNotify } from '#contract/sighting.ts'
import { commerceUseNotify } from '#contract/use-in-commerce.ts'

/** How the client of a row is written to again about where it stands, by its noun. */
const notifyCalls: Partial<Record<Assignable, AnyCall>> = {
  request: requestResendMail,
  trademark: trademarkNotify,
  case: caseNotify,
  'case-request': caseRequestNotify,
  'office-action': officeActionNotify,
  opposition: oppositionNotify,
  service: serviceNotify,
  'service-request': serviceRequestNotify,
  'brand-subscription': subscriptionNotify,
  'brand-monitoring-task': taskNotify,
  'use-in-commerce-request': commerceUseNotify,
}

const nounFrom = (word: string): Assignable | undefined => assignableNames.find((noun) => noun === word)

export const assignCallOf = (word: string): AnyCall | null => {
  const noun = nounFrom(word)
  return noun === undefined ? null : assignCall(noun)
}

export const notifyCallOf = (word: string): AnyCall | null => notifyCalls[nounFrom(word) ?? 'user'] ?? null

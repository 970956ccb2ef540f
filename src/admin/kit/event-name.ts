import { officeActionStatuses } from '#domain/office-action/status.ts'
import { oppositionStatuses } from '#domain/opposition/status.ts'
import { registrationStatuses, registrationTrackingOnly } from '#domain/registration/status.ts'
import { serviceRequestStatuses } from '#domain/service-order/status.ts'
import { trademarkStatuses, trademarkTrackingOnly } from '#domain/trademark/status.ts'
import { commerceUseStatuses } from '#domain/use-in-commerce/status.ts'
import type { Text } from '../i18n/texts.ts'

/** A line of a tracking in the reader's language; a name that we do not know is shown as it is stored. */
export function eventName(t: Text, name: string): string {
  const status = [...registrationStatuses, ...trademarkStatuses].find((word) => word === name)
  if (status) return t(`status.${status}`)
  const service = serviceRequestStatuses.find((word) => word === name)
  if (service) return t(`serviceStatus.${service}`)
  const action = officeActionStatuses.find((word) => word === name)
  if (action) return t(`officeActionStatus.${action}`)
  const opposed = oppositionStatuses.find((word) => word === name)
  if (opposed) return t(`oppositionStatus.${opposed}`)
  const use = commerceUseStatuses.find((word) => word === name)
  if (use) return t(`useStatus.${use}`)
  const ofMark = trademarkTrackingOnly.find((word) => word === name)
  if (ofMark) return t(`event.${ofMark}`)
  const event = registrationTrackingOnly.find((word) => word === name)
  return event ? t(`event.${event}`) : name
}

import { registrationStatuses } from '#domain/registration/status.ts'
import { trademarkStatuses, trademarkTrackingOnly } from '#domain/trademark/status.ts'
import { useText } from '../i18n/text.ts'

const further = [
  'Verification result viewed',
  'Verification repeated',
  'Registration started first reminder',
  'SMS reminder',
  'Urging SMS',
  'Service description updated by user',
  'Order updated',
  'Owner details completed',
  'Withdrawal declared',
] as const

/** What happened, in the reader's language; an event that has no text yet keeps the name it was written with. */
export function useEventName(): (kind: 'order' | 'mark', name: string) => string {
  const t = useText('portal')
  return (kind, name) => {
    const more = further.find((known) => known === name)
    if (more) return t(`orderEvent.${more}`)
    const ofMark = kind === 'mark' && trademarkTrackingOnly.find((known) => known === name)
    if (ofMark) return t(`markEvent.${ofMark}`)
    if (kind === 'mark' && name === 'ended') return t('markStatus.ended')
    const mark = kind === 'mark' && trademarkStatuses.find((known) => known === name)
    if (mark) return t(`markStatus.${mark}`)
    const order = kind === 'order' && registrationStatuses.find((known) => known === name)
    return order ? t(`orderStatus.${order}`) : name
  }
}

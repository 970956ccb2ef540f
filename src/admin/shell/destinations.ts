import { viewNames, type ViewName } from '#operations/staff/queue-views.ts'
import type { TextKey } from '../i18n/texts.ts'
import { consolePath, docketPath, listPath, openOfficeActionsPath, openPath, queuePath } from '../paths.ts'

export interface Destination {
  key: string
  label: TextKey
  href: string
  /** The view whose number stands beside it. */
  view?: ViewName
}

/** Everything the side navigation and the palette lead to, in order. */
export const viewDestinations: readonly Destination[] = viewNames.map((view) => ({
  key: view,
  label: `views.${view}`,
  href: view === 'work' ? '#/' : queuePath(view),
  view,
}))

export const registerDestinations: readonly Destination[] = [
  { key: 'registration_request', label: 'lists.registration_request', href: listPath('registration_request') },
  { key: 'service_request', label: 'lists.service_request', href: listPath('service_request') },
  { key: 'brand_monitoring_task', label: 'lists.brand_monitoring_task', href: listPath('brand_monitoring_task') },
  { key: 'brand_subscription', label: 'lists.brand_subscription', href: listPath('brand_subscription') },
  { key: 'service', label: 'lists.service', href: openPath('service') },
  { key: 'trademark', label: 'lists.trademark', href: listPath('trademark') },
  { key: 'deadline', label: 'lists.deadline', href: docketPath('running') },
  { key: 'office_action', label: 'lists.office_action', href: openOfficeActionsPath },
  { key: 'case_request', label: 'lists.case_request', href: openPath('case_request') },
  { key: 'case', label: 'lists.case', href: openPath('case') },
  { key: 'use_in_commerce_request', label: 'lists.use_in_commerce_request', href: openPath('use_in_commerce_request') },
  { key: 'consultation', label: 'lists.consultation', href: listPath('consultation') },
  { key: 'docketed_message', label: 'lists.docketed_message', href: listPath('docketed_message') },
  {
    key: 'trademark_monitoring_result',
    label: 'lists.trademark_monitoring_result',
    href: listPath('trademark_monitoring_result'),
  },
  { key: 'user', label: 'lists.user', href: listPath('user') },
  { key: 'invoice', label: 'lists.invoice', href: listPath('invoice') },
  { key: 'bank_entry', label: 'lists.bank_entry', href: listPath('bank_entry') },
  { key: 'revenue', label: 'lists.revenue', href: listPath('revenue') },
  { key: 'discount_coupon', label: 'lists.discount_coupon', href: listPath('discount_coupon') },
  { key: 'service_fee', label: 'lists.service_fee', href: listPath('service_fee') },
  { key: 'fee_rule', label: 'lists.fee_rule', href: listPath('fee_rule') },
  { key: 'exchange_rate', label: 'lists.exchange_rate', href: listPath('exchange_rate') },
  { key: 'letter', label: 'lists.letter', href: listPath('letter') },
  { key: 'task', label: 'lists.task', href: listPath('task') },
  { key: 'data-console', label: 'lists.data-console', href: consolePath },
]

/** The key of the destination that an address belongs to. */
export function currentDestination(pathname: string, search: string): string {
  if (pathname === '/' || pathname === '/queue') return new URLSearchParams(search).get('view') ?? 'work'
  return pathname.split('/')[1] ?? ''
}

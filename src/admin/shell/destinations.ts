import { viewNames, type ViewName } from '#operations/staff/queue-views.ts'
import type { TextKey } from '../i18n/texts.ts'
import { listPath, queuePath } from '../paths.ts'
import { screens } from '../screens.ts'

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

export const registerDestinations: readonly Destination[] = screens.map(({ name, href }) => ({
  key: name,
  label: `lists.${name}`,
  href: href ?? listPath(name),
}))

/** The key of the destination that an address belongs to. */
export function currentDestination(pathname: string, search: string): string {
  if (pathname === '/' || pathname === '/queue') return new URLSearchParams(search).get('view') ?? 'work'
  return pathname.split('/')[1] ?? ''
}

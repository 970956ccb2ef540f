import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const ofBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone of whoever reads; the office's where no script runs, and until the page is awake. */
export function useZone(office: string): string {
  return useSyncExternalStore(never, ofBrowser, () => office)
}

/** A zone as people read it: "Europe/Bratislava" with spaces instead of underscores. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ')

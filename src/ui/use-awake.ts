import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run: what needs them is shown from then on, and promised to nobody before. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

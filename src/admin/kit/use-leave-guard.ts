import { useEffect } from 'react'

/** Asks whoever closes or reloads the page while something is not saved. `isDirty` must stay the same function. */
export function useLeaveGuard(isDirty: () => boolean): void {
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', leave)
    return () => removeEventListener('beforeunload', leave)
  }, [isDirty])
}

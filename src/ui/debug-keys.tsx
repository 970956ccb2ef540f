import { lazy, Suspense, useEffect, useState } from 'react'
import { readDebugState, type DebugState } from './debug-state.ts'

const DebugDialog = lazy(async () => ({ default: (await import('./debug-dialog.tsx')).DebugDialog }))

/** Alt+Ctrl+D opens the debug dialog, for administrators: whom the server tells nothing sees nothing. */
export function DebugKeys() {
  const [state, setState] = useState<DebugState | null>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.altKey || !event.ctrlKey || event.code !== 'KeyD') return
      event.preventDefault()
      void readDebugState().then(setState)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  if (!state) return null
  return (
    <Suspense>
      <DebugDialog state={state} onClose={() => setState(null)} />
    </Suspense>
  )
}

import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { debugMode, readDebugState, type DebugState } from './debug-state.ts'

const DebugDialog = lazy(async () => ({ default: (await import('./debug-dialog.tsx')).DebugDialog }))

/**
 * Alt+Ctrl+D opens the debug dialog, for administrators: whom the server tells nothing sees nothing. `debug=true` in an address
 * opens it too, and leaves a button for it on every page of the tab until `debug=false`.
 */
export function DebugKeys() {
  const [state, setState] = useState<DebugState | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [hasButton, setButton] = useState(false)
  const open = useCallback(async (): Promise<void> => {
    const read = await readDebugState()
    setState(read)
    setOpen(read !== null)
  }, [])
  useEffect(() => {
    const { isOn, isAsked } = debugMode(location.search)
    if (isOn)
      void readDebugState().then((read) => {
        setState(read)
        setOpen(isAsked && read !== null)
        setButton(true)
      })
    const press = (event: KeyboardEvent): void => {
      if (!event.altKey || !event.ctrlKey || event.code !== 'KeyD') return
      event.preventDefault()
      void open()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open])
  if (!state) return null
  return (
    <>
      {hasButton && (
        <button
          type="button"
          lang="en"
          className="mw-btn mw-btn--secondary mw-btn--s mw-debug"
          onClick={() => void open()}
        >
          Debug
        </button>
      )}
      {isOpen && (
        <Suspense>
          <DebugDialog state={state} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { useEffect, type ReactNode } from 'react'

interface SnackbarProps {
  visible: boolean
  children: ReactNode
  action?: { label: string; run: () => void }
  /** Hides by itself after so many milliseconds; without it, it stays. */
  hideAfter?: number
  onHide?: () => void
}

export function Snackbar({ visible, children, action, hideAfter, onHide }: SnackbarProps) {
  useEffect(() => {
    if (!visible || hideAfter === undefined || !onHide) return undefined
    const timer = setTimeout(onHide, hideAfter)
    return () => clearTimeout(timer)
  }, [visible, hideAfter, onHide])
  if (!visible) return null
  return (
    <div className="mw-snackbar" role="status">
      <span>{children}</span>
      {action && (
        <button type="button" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  )
}

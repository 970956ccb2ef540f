import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  foot?: ReactNode
}

/** A native dialog at the right edge; whether it is open is the page's address's business. */
export function Drawer({ open, onClose, title, closeLabel, children, foot }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself; a press on the backdrop is the pointer's way
    <dialog
      ref={dialog}
      className="mw-drawer"
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="mw-drawer__head">
        <h2 className="mw-h3" id={heading}>
          {title}
        </h2>
        <Button kind="quiet" small onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
      <div className="mw-drawer__body">{children}</div>
      {foot && <div className="mw-drawer__foot">{foot}</div>}
    </dialog>
  )
}

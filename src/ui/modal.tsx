import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface ModalProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  foot?: ReactNode
  /** A press outside does not close it. */
  firm?: boolean
  /** Fills the screen of a phone. */
  full?: boolean
}

/** A native dialog: the browser keeps the focus inside, closes on Escape and returns the focus. */
export function Modal({ open, onClose, title, closeLabel, children, foot, firm, full }: ModalProps) {
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
      className={classNames('mw-modal', full && 'mw-modal--full')}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (!firm && event.target === dialog.current) onClose()
      }}
    >
      <div className="mw-modal__head">
        <h2 className="mw-h3" id={heading}>
          {title}
        </h2>
        <Button kind="quiet" small onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
      <div className="mw-modal__body">{children}</div>
      {foot && <div className="mw-modal__foot">{foot}</div>}
    </dialog>
  )
}

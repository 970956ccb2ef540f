import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Mark } from '#ui/mark.tsx'
import { useText } from '../i18n/texts.ts'

interface PeekPanelProps {
  /** What a screen reader calls it. */
  label: string
  mark: string
  /** The line over the mark. */
  over: ReactNode
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** What is chosen in a list, beside it; on a phone it lies over the list until it is closed. */
export function PeekPanel({ label, mark, over, open, onClose, children }: PeekPanelProps) {
  const t = useText()
  return (
    <aside className={classNames('wb-peek', open && 'is-open')} aria-label={label}>
      <div className="wb-peek__h">
        <div>
          <p className="mw-inid">{over}</p>
          <h2>
            <Mark size="m">{mark}</Mark>
          </h2>
        </div>
        <Button kind="quiet" small className="wb-peek__close" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      {children}
    </aside>
  )
}

import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface ButtonGroupProps {
  /** The one primary action of the form. */
  submit: string
  /** What the button says while the form is on its way. */
  submitting: string
  busy: boolean
  name?: string
  value?: string
  children?: ReactNode
  ruled?: boolean
}

/** The primary button of a form, with its spinner, and what stands beside it. */
export function ButtonGroup({ submit, submitting, busy, name, value, children, ruled }: ButtonGroupProps) {
  return (
    <div className={classNames('mw-btngroup', ruled && 'mw-btngroup--ruled')}>
      <Button kind="primary" type="submit" busy={busy} name={name} value={value}>
        {busy ? submitting : submit}
      </Button>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { AppError } from '#kernel/errors.ts'
import { Button } from '#ui/button.tsx'
import { Refusal } from './refusal.tsx'

interface StepFormProps {
  /** What is done; it answers its own refusals. */
  send: () => unknown
  refused: AppError | null
  busy: boolean
  disabled?: boolean
  /** It is what is to be done here. */
  primary?: boolean
  /** The words of its button. */
  submit: string
  children: ReactNode
}

/** One step of a matter: its controls, why it was refused, and its button. */
export function StepForm({ send, refused, busy, disabled = false, primary = false, submit, children }: StepFormProps) {
  return (
    <form
      className="mw-stack wb-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {children}
      <Refusal error={refused} />
      <div>
        <Button small kind={primary ? 'primary' : 'secondary'} type="submit" busy={busy} disabled={disabled}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

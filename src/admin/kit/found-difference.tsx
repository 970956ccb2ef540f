import { useState, type ReactNode } from 'react'
import type { AppError, FieldErrors } from '#kernel/errors.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError } from '../calls.ts'
import { StepForm } from './step-form.tsx'
import { useKeptText } from './use-kept-text.ts'

/** Differences of a mark between two records, under their heading; nothing where there is none. */
export function FoundDifferencesOf({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <>
      <h3 className="mw-h3">{title}</h3>
      <ul className="wb-diff">{children}</ul>
    </>
  )
}

interface FoundDifferenceProps {
  label: string
  /** Both values. */
  pair: ReactNode
  /** Since when they are known. */
  found: string
  /** What was decided, or what there is to decide. */
  children: ReactNode
}

/** One difference between two records of a mark. */
export function FoundDifference({ label, pair, found, children }: FoundDifferenceProps) {
  return (
    <li>
      <b>{label}</b>
      <div className="mw-stack mw-stack--s">
        {pair}
        <p className="mw-muted mw-small">{found}</p>
        {children}
      </div>
    </li>
  )
}

/** What a person decided of a difference, and the way back from it. */
export function Decided({
  said,
  back,
}: {
  said: string
  back: { label: string; busy: boolean; go: () => unknown } | null
}) {
  return (
    <>
      <p className="mw-lines mw-small">{said}</p>
      {back && (
        <div>
          <Button kind="quiet" small busy={back.busy} onClick={() => void back.go()}>
            {back.label}
          </Button>
        </div>
      )}
    </>
  )
}

interface DismissProps {
  /** Under which name what is typed is kept. */
  name: string
  words: { submit: string; reason: string; hint: string }
  /** The call that dismisses, and what it was refused for. */
  dismiss: { busy: boolean; error: AppError | null; fields: FieldErrors }
  send: (reason: string) => Promise<{ ok: boolean }>
  /** What else can be done with it, beside the button that opens the form. */
  beside?: ReactNode
}

/** Says why a difference does not matter: a button, then a reason. */
export function Dismiss({ name, words, dismiss, send, beside }: DismissProps) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason, forget] = useKeptText(name)
  if (!isOpen)
    return (
      <div className="mw-cluster">
        {beside}
        <Button kind="quiet" small onClick={() => setOpen(true)}>
          {words.submit}
        </Button>
      </div>
    )
  return (
    <StepForm
      send={async () => {
        const { ok } = await send(reason)
        if (ok) forget()
      }}
      refused={dismiss.error}
      busy={dismiss.busy}
      submit={words.submit}
    >
      <TextArea
        name={name}
        className="mw-textarea--short"
        label={words.reason}
        hint={words.hint}
        value={reason}
        maxLength={2000}
        error={fieldError(dismiss.fields, 'reason', words.reason)}
        onChange={(event) => setReason(event.target.value)}
      />
    </StepForm>
  )
}

import { useEffect, useRef } from 'react'

export interface SummaryEntry {
  /** Id of the control that the entry leads to. */
  target: string
  message: string
}

interface ErrorSummaryProps {
  title: string
  note?: string
  entries: readonly SummaryEntry[]
  /** The refusal itself: a new one takes the focus, a mere repaint does not. */
  occasion: object
}

/** What was refused, at the top of the form: takes the focus when it appears, and each entry leads to its field. */
export function ErrorSummary({ title, note, entries, occasion }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (occasion) box.current?.focus()
  }, [occasion])
  return (
    <div className="mw-errors" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.target}>
              <a
                href={`#${entry.target}`}
                onClick={(event) => {
                  const field = document.getElementById(entry.target)
                  if (!field) return
                  event.preventDefault()
                  const label = document.querySelector(`label[for="${CSS.escape(entry.target)}"]`)
                  ;(label ?? field).scrollIntoView()
                  field.focus({ preventScroll: true })
                }}
              >
                {entry.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

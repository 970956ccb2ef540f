import type { ReactNode } from 'react'

interface EntryProps {
  id: string
  number?: number
  margin: string
  children: ReactNode
}

/** A numbered entry of the register: its name in the margin, the matter beside it. Its heading carries `${id}-title`. */
export function Entry({ id, number, margin, children }: EntryProps) {
  return (
    <section className="mw-entry" id={id} aria-labelledby={`${id}-title`}>
      <p className="mw-entry__margin">
        {number !== undefined && <span>{number}</span>}
        <span>{margin}</span>
      </p>
      <div className="mw-entry__body">{children}</div>
    </section>
  )
}

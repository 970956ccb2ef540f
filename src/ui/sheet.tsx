import type { ReactNode } from 'react'

/** A document on screen: paper in both themes. */
export function Sheet({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <article className="mw-sheet" aria-labelledby={labelledBy}>
      {children}
    </article>
  )
}

import type { ReactNode } from 'react'

/** A mark is always set in Newsreader and never decorated. */
export function Mark({ size, children }: { size?: 's' | 'm' | 'l' | 'xl'; children: ReactNode }) {
  return (
    <span className={size ? `mw-mark mw-mark--${size}` : 'mw-mark'} translate="no">
      {children}
    </span>
  )
}

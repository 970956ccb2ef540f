import type { ReactNode } from 'react'

/** Letters of the longest word from which a large mark is set smaller, so that it never breaks inside a word on a phone. */
const lengths = [
  [14, 'mw-mark--longest'],
  [10, 'mw-mark--longer'],
  [6, 'mw-mark--long'],
] as const

function lengthClass(children: ReactNode): string {
  const longest = typeof children === 'string' ? Math.max(...children.split(/\s/).map((word) => word.length)) : 0
  return lengths.find(([letters]) => longest > letters)?.[1] ?? ''
}

/** A mark is always set in Newsreader and never decorated. */
export function Mark({ size, children }: { size?: 's' | 'm' | 'l' | 'xl'; children: ReactNode }) {
  const large = size === 'xl' ? lengthClass(children) : ''
  return (
    <span className={['mw-mark', size && `mw-mark--${size}`, large].filter(Boolean).join(' ')} translate="no">
      {children}
    </span>
  )
}

import type { ReactNode } from 'react'

export type Tone = 'leaf' | 'amber' | 'seal' | 'registry' | 'muted'

/** Where a thing stands: quieter than a verdict, with a shape of its own per tone. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`mw-status mw-status--${tone}`}>{children}</span>
}

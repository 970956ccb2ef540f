import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Risk = 'low' | 'medium' | 'high' | 'unknown'

interface VerdictProps {
  risk: Risk
  bare?: boolean
  children: ReactNode
}

/** A verdict is a word, a shape and a colour: ring low, triangle medium, square high, dash unknown. */
export function Verdict({ risk, bare, children }: VerdictProps) {
  return <span className={classNames('mw-verdict', `mw-verdict--${risk}`, bare && 'mw-verdict--bare')}>{children}</span>
}

/** The classes of a verdict set as a heading. */
export const verdictHeading = (risk: Risk): string => `mw-verdict mw-verdict--l mw-verdict--${risk}`

import type { ReactNode } from 'react'
import { Plate } from '#ui/plate.tsx'

interface MarkPlateProps {
  /** The mark, as a heading where the page is about nothing else. */
  mark: ReactNode
  status: ReactNode
  /** Where it is registered and what else tells it apart. */
  source: string
}

/** A mark at the head of its page, as registers print it: the sign under its INID code, where it stands, and where from. */
export function MarkPlate({ mark, status, source }: MarkPlateProps) {
  return (
    <Plate>
      <span className="mw-inid">(540)</span>
      {mark}
      <p>{status}</p>
      <p className="mw-source">{source}</p>
    </Plate>
  )
}

/** The mark of a matter whose page has a heading of its own. */
export function MatterMark({ children }: { children: string }) {
  return (
    <p className="mw-mark mw-mark--l" translate="no">
      {children}
    </p>
  )
}

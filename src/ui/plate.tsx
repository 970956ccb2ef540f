import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { inner, outer, rosettePath, type Rosette } from './guilloche.ts'

const paths = { outer: rosettePath(outer), inner: rosettePath(inner) }

function Turned({ href, rosette }: { href: string; rosette: Rosette }) {
  return Array.from({ length: rosette.turns }, (_, index) => (
    <use key={index} href={href} transform={`rotate(${(index * rosette.step).toFixed(2)})`} />
  ))
}

function Guilloche() {
  return (
    <div className="mw-plate__engrave" aria-hidden="true">
      <svg viewBox="-150 -150 300 300" fill="none" stroke="currentColor" strokeWidth="0.45" focusable="false">
        <defs>
          <path id="mw-rosette-outer" d={paths.outer} />
          <path id="mw-rosette-inner" d={paths.inner} />
        </defs>
        <Turned href="#mw-rosette-outer" rosette={outer} />
        <Turned href="#mw-rosette-inner" rosette={inner} />
        <circle r="140" />
        <circle r="143" />
      </svg>
    </div>
  )
}

interface PlateProps {
  /** The engraved ground; one page only, the summary. */
  certificate?: boolean
  flat?: boolean
  children: ReactNode
}

/** A specimen between the printer's crop ticks. */
export function Plate({ certificate, flat, children }: PlateProps) {
  return (
    <header className={classNames('mw-plate', certificate && 'mw-plate--cert', flat && 'mw-plate--flat')}>
      {certificate && <Guilloche />}
      {children}
    </header>
  )
}

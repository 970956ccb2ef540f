import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Fact {
  key: string
  /** Register code such as (540); always with plain words beside it. */
  code?: string
  label: ReactNode
  value: ReactNode
  source?: ReactNode
}

export function Facts({ facts, tight, plain }: { facts: readonly Fact[]; tight?: boolean; plain?: boolean }) {
  const className = classNames('mw-facts', (plain || tight) && 'mw-facts--plain', tight && 'mw-facts--tight mw-small')
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.key}>
          <dt>
            {fact.code && <span className="mw-inid">({fact.code})</span>} {fact.label}
          </dt>
          <dd>{fact.value}</dd>
          {fact.source && <dd className="mw-source">{fact.source}</dd>}
        </div>
      ))}
    </dl>
  )
}

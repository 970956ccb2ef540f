import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface PriceLine {
  key: string
  label: ReactNode
  note?: ReactNode
  amount: ReactNode
  tax?: boolean
}

export interface PriceGroup {
  key: string
  title: string
  note?: string
  /** The group's own sum, beside its title. */
  amount?: ReactNode
  lines: readonly PriceLine[]
}

interface PriceTableProps {
  caption?: string
  groups: readonly PriceGroup[]
  total?: { label: string; amount: ReactNode }
  small?: boolean
}

/** Money in named groups; the double rule stands under the total only. */
export function PriceTable({ caption, groups, total, small }: PriceTableProps) {
  return (
    <table className={classNames('mw-price', small && 'mw-small')}>
      {caption && <caption className="mw-vh">{caption}</caption>}
      {groups.map((group, index) => (
        <tbody key={group.key}>
          <tr className="is-group">
            <th scope="rowgroup" colSpan={group.amount === undefined ? 2 : undefined}>
              {group.title}
              {group.note && <small> {group.note}</small>}
            </th>
            {group.amount !== undefined && <td>{group.amount}</td>}
          </tr>
          {group.lines.map((line) => (
            <tr key={line.key} className={line.tax ? 'is-tax' : 'is-line'}>
              <th scope="row">
                {line.label}
                {line.note && (
                  <>
                    <br />
                    <small>{line.note}</small>
                  </>
                )}
              </th>
              <td>{line.amount}</td>
            </tr>
          ))}
          {total && index === groups.length - 1 && (
            <tr className="is-total">
              <th scope="row">{total.label}</th>
              <td>{total.amount}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  )
}

export interface Figure {
  key: string
  label: string
  amount: ReactNode
}

/** The three figures and what they come to, in one short list. */
export function Total({ figures, total, label }: { figures: readonly Figure[]; total: Figure; label?: string }) {
  return (
    <dl className="mw-small mw-num mw-mini" aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.key}>
          <dt>{figure.label}</dt>
          <dd>{figure.amount}</dd>
        </div>
      ))}
      <div className="is-total">
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
    </dl>
  )
}

/** The running total of small screens: always in view, still three figures and their sum. */
export function TotalBar({ figures, label }: { figures: readonly Figure[]; label: string }) {
  return (
    <dl className="mw-totalbar" aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.key}>
          <dt>{figure.label}</dt>
          <dd>{figure.amount}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Column<Row> {
  key: string
  title: ReactNode
  cell: (row: Row) => ReactNode
  right?: boolean
  /** The cell that names its row. */
  head?: boolean
  className?: string
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  dense?: boolean
  /** On phones each row becomes a small list. */
  stack?: boolean
  large?: boolean
}

/** Rows and columns; on phones stacked with each column's title beside its value. */
export function Table<Row>({ caption, columns, rows, rowKey, dense, stack = true, large }: TableProps<Row>) {
  return (
    <div className="mw-table-scroll">
      <table
        className={classNames(
          'mw-table',
          dense && 'mw-table--dense',
          stack && 'mw-table--stack',
          large && 'mw-table--large',
        )}
      >
        <caption className="mw-vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classNames(column.right && 'is-right')}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const className = classNames(column.right && 'is-right', column.className)
                if (column.head) {
                  return (
                    <th key={column.key} scope="row" className={className}>
                      {column.cell(row)}
                    </th>
                  )
                }
                const label = typeof column.title === 'string' ? column.title : undefined
                return (
                  <td key={column.key} className={className} data-label={label}>
                    {column.cell(row)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

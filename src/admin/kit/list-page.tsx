import type { Assignable } from '#contract/assignee.ts'
import type { AnyCall } from '#contract/call.ts'
import { ListBase, useListContext, type RaRecord } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useText, type TextKey } from '../i18n/texts.ts'
import { countedMost } from '#operations/staff/page.ts'
import { showPath, to } from '../paths.ts'
import { readsOf } from '../resources.ts'
import { BulkBar } from './bulk-bar.tsx'
import { PickAll, PickCell } from './pick-cells.tsx'
import type { Picked } from './selection.ts'
import { selectionKeys, useSelection } from './use-selection.ts'
import { formatCount } from './numbers.ts'
import { ReadFailure, Waiting } from './refusal-note.tsx'
import { goToRow, moveKeys, useKeys } from './use-keys.ts'
import { Page } from './page.tsx'
import { Pager } from './pager.tsx'
import { ListFilters, type ListFilter } from './list-filters.tsx'

export interface ListColumn<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  right?: boolean
  /** The cell that names its row. */
  head?: boolean
}

interface ListPageProps<Row extends RaRecord> {
  table: string
  title: TextKey
  columns: readonly ListColumn<Row>[]
  filters?: readonly ListFilter[]
  /** Where a row leads when that is not its own page. */
  href?: (row: Row) => string
  /** What can be done with the whole register, beside its title. */
  actions?: ReactNode
  /** What is to be known before one reads the rows. */
  above?: ReactNode
  /** Rows can be selected and worked on together. */
  bulk?: {
    noun: Assignable
    nameOf: (row: Row) => string
    /** The row that is worked on, when it is the one that a row of the list is about. */
    idOf?: (row: Row) => string
    /** How its client is written to, when it is not about where the noun stands. */
    notify?: AnyCall
  }
}

/** A list of one table: search, filters, sorting and paging, all kept in the address. */
export function ListPage<Row extends RaRecord>(props: ListPageProps<Row>) {
  return (
    <ListBase<Row>
      resource={props.table}
      sort={readsOf(props.table).first}
      perPage={25}
      storeKey={false}
      disableSyncWithLocation={false}
    >
      <ListScreen {...props} />
    </ListBase>
  )
}

function ListScreen<Row extends RaRecord>({
  table,
  title,
  columns,
  filters = [],
  href = (row) => showPath(table, row.id),
  actions,
  above,
  bulk,
}: ListPageProps<Row>) {
  const { choices, sorts } = readsOf(table)
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const list = useListContext<Row>()
  const rows = list.data ?? []
  const [at, setAt] = useState(0)
  const here = Math.min(at, rows.length - 1)
  const pickable = bulk ? rows.map((row) => pickedOf(bulk, row)) : []
  const selection = useSelection(table, pickable)
  const move = (by: number): Picked | undefined => {
    const next = Math.min(Math.max(here + by, 0), rows.length - 1)
    setAt(next)
    goToRow(`row-${next}`, 'th a, a')
    return pickable[next]
  }
  useKeys([
    ...(bulk ? selectionKeys(selection, pickable[here], move) : []),
    ...moveKeys((by) => void move(by)),
    {
      key: 'Enter',
      run: () => {
        const row = rows[here]
        if (row) void navigate(to(href(row)))
      },
    },
  ])
  const narrowed = Object.keys(list.filterValues as object).length > 0
  return (
    <Page
      title={t(title)}
      sub={
        list.data &&
        t('list.rows', {
          count: list.total ?? countedMost,
          number: formatCount(list.total ?? Number.POSITIVE_INFINITY, language),
        })
      }
      actions={actions}
    >
      {above}
      <ListFilters filters={filters} choices={choices} />
      {bulk && <BulkBar selection={selection} notify={bulk.notify} />}
      {list.error && !list.data ? <ReadFailure error={list.error} retry={() => void list.refetch()} /> : null}
      {list.isPending && <Waiting lines={12} />}
      {list.data && rows.length === 0 && (
        <div className="wb-pad">
          <EmptyState title={t('list.emptyTitle')} text={narrowed ? t('list.emptyFiltered') : t('list.empty')}>
            {narrowed && (
              <Button small onClick={() => list.setFilters({})}>
                {t('list.clear')}
              </Button>
            )}
          </EmptyState>
        </div>
      )}
      {rows.length > 0 && (
        <div className="wb-list" aria-busy={list.isFetching || undefined}>
          <div className="mw-table-scroll">
            <table className="mw-table mw-table--dense mw-table--stack">
              <caption className="mw-vh">{t(title)}</caption>
              <thead>
                <tr>
                  {bulk && <PickAll rows={pickable} selection={selection} />}
                  {columns.map((column) => (
                    <ColumnTitle key={column.key} column={column} field={sorts[column.key]} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <tr
                    key={String(row.id)}
                    id={`row-${index}`}
                    className={classNames(
                      index === here && 'is-focus',
                      selection.isPicked(pickable[index]?.key ?? '') && 'is-picked',
                    )}
                    aria-current={index === here || undefined}
                  >
                    {pickable[index] && <PickCell row={pickable[index]} selection={selection} />}
                    {columns.map((column) =>
                      column.head ? (
                        <th key={column.key} scope="row">
                          <a href={href(row)}>{column.render(row)}</a>
                        </th>
                      ) : (
                        <td
                          key={column.key}
                          className={classNames(column.right && 'is-right')}
                          data-label={column.title}
                        >
                          {column.render(row)}
                        </td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <ListPager />
        </div>
      )}
    </Page>
  )
}

const pickedOf = <Row extends RaRecord>(bulk: NonNullable<ListPageProps<Row>['bulk']>, row: Row): Picked => ({
  key: `${bulk.noun}-${String(row.id)}`,
  noun: bulk.noun,
  id: bulk.idOf?.(row) ?? String(row.id),
  label: bulk.nameOf(row),
})

function ColumnTitle<Row>({ column, field }: { column: ListColumn<Row>; field: string | undefined }) {
  const { sort, setSort } = useListContext()
  const className = classNames(column.right && 'is-right')
  if (!field) {
    return (
      <th scope="col" className={className}>
        {column.title}
      </th>
    )
  }
  const own = sort.field === field
  return (
    <th
      scope="col"
      className={className}
      aria-sort={own ? (sort.order === 'ASC' ? 'ascending' : 'descending') : 'none'}
    >
      <button type="button" onClick={() => setSort({ field, order: own && sort.order === 'ASC' ? 'DESC' : 'ASC' })}>
        {column.title}
      </button>
    </th>
  )
}

function ListPager() {
  const { page, perPage, data = [], total, setPage, hasNextPage } = useListContext()
  return <Pager {...{ page, perPage, total, hasNextPage, setPage }} shown={data.length} />
}

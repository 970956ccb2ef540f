import { useGetIdentity, type RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage, useText, type TextKey } from '../i18n/texts.ts'
import type { ListFilter } from '../kit/list-filters.tsx'
import { ListPage, type ListColumn } from '../kit/list-page.tsx'
import { formatDate } from '../kit/time.ts'
import { placeName } from './names.ts'
import type { DatedState } from '#operations/staff/price-list.ts'
import { RunningOutNote } from './running-out-note.tsx'

/** Whether the person may change prices. */
export function useIsAdmin(): boolean {
  const { identity } = useGetIdentity()
  return identity?.['role'] === 'admin'
}

type DatedRow = RaRecord & { jurisdiction: string; valid_from: string; valid_to: string | null }

interface PriceListPageProps<Row extends DatedRow> {
  table: 'service_fee' | 'fee_rule'
  title: TextKey
  createPath: string
  filters?: readonly ListFilter[]
  /** Between the place and the days. */
  columns: readonly ListColumn<Row>[]
}

/** Dated rows by place, above them what runs out; administrators add others. */
export function PriceListPage<Row extends DatedRow>(props: PriceListPageProps<Row>): ReactNode {
  const { table, title, createPath, filters = [], columns } = props
  const t = useText()
  const language = useLanguage()
  const isAdmin = useIsAdmin()
  return (
    <ListPage<Row>
      table={table}
      title={title}
      above={<RunningOutNote of={table} />}
      actions={
        isAdmin ? (
          <ButtonLink small href={createPath}>
            {t('price.new')}
          </ButtonLink>
        ) : undefined
      }
      filters={[
        { name: 'state', label: t('field.state'), nameOf: (value) => t(`dated.${value as DatedState}`) },
        ...filters,
      ]}
      columns={[
        {
          key: 'place',
          title: t('field.place'),
          head: true,
          render: (row) => placeName(row.jurisdiction, t, language),
        },
        ...columns,
        { key: 'from', title: t('price.from'), render: (row) => formatDate(row.valid_from, language) },
        {
          key: 'to',
          title: t('price.lastDay'),
          render: (row) => (row.valid_to === null ? '' : formatDate(row.valid_to, language)),
        },
      ]}
    />
  )
}

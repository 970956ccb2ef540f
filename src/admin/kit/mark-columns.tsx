import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import type { ListFilter } from './list-filters.tsx'
import type { ListColumn } from './list-page.tsx'
import { Place } from './place.tsx'
import { distance, formatDate } from './time.ts'

interface OfMark extends RaRecord {
  due_date: string | null
  trademark: { name: string; jurisdiction: Jurisdiction } | null
}

/** What lists of matters of a trademark begin with: the last day, the mark with what stands `beside` it, and where it is. */
export function useMarkColumns<Row extends OfMark>(
  due: string,
  noDue: string,
  beside: (row: Row) => ReactNode = () => null,
): ListColumn<Row>[] {
  const t = useText()
  const language = useLanguage()
  return [
    {
      key: 'due',
      title: due,
      render: (row) =>
        row.due_date === null ? (
          noDue
        ) : (
          <>
            {formatDate(row.due_date, language)} <small className="mw-muted">{distance(row.due_date, language)}</small>
          </>
        ),
    },
    {
      key: 'mark',
      title: t('field.mark'),
      head: true,
      render: (row) => (
        <>
          <Mark size="s">{row.trademark?.name ?? ''}</Mark>
          {beside(row)}
        </>
      ),
    },
    {
      key: 'place',
      title: t('field.place'),
      render: (row) => row.trademark && <Place code={row.trademark.jurisdiction} />,
    },
  ]
}

/** The choice of a place above a list, by name. */
export function usePlaceFilter(): ListFilter {
  const t = useText()
  const language = useLanguage()
  return {
    name: 'place',
    label: t('field.place'),
    nameOf: (value) => jurisdictionName(value as Jurisdiction, language),
    byName: true,
  }
}

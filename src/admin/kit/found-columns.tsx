import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { PersonRow } from '#operations/staff/people.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from './initials.tsx'
import type { ListColumn } from './list-page.tsx'
import { Place } from './place.tsx'
import { dayOf, formatDate } from './time.ts'

interface FoundRow extends RaRecord {
  found_at: string
  trademark: {
    name: string
    number: string | null
    jurisdiction: Jurisdiction
    assigned_admin: PersonRow | null
  } | null
}

interface OwnColumns<Row> {
  /** What differs, both values, and what was decided of it: the words of the list. */
  what: { title: string; render: (row: Row) => string }
  values: { title: string; render: (row: Row) => ReactNode }
  state: (row: Row) => string
  /** Beside the day on which it was found. */
  beside?: ListColumn<Row>[]
}

/** The columns of a list of differences between two records of a mark: the mark, both values, what a person decided. */
export function useFoundColumns<Row extends FoundRow>({
  what,
  values,
  state,
  beside = [],
}: OwnColumns<Row>): ListColumn<Row>[] {
  const t = useText()
  const language = useLanguage()
  return [
    {
      key: 'mark',
      title: t('field.mark'),
      head: true,
      render: (row) => <Mark size="s">{row.trademark?.name ?? ''}</Mark>,
    },
    {
      key: 'place',
      title: t('field.place'),
      render: (row) => row.trademark && <Place code={row.trademark.jurisdiction} />,
    },
    { key: 'number', title: t('field.number'), render: (row) => row.trademark?.number ?? t('unknown') },
    { key: 'what', ...what },
    { key: 'values', ...values },
    {
      key: 'found',
      title: t('registerDifference.found'),
      render: (row) => formatDate(dayOf(row.found_at), language),
    },
    ...beside,
    { key: 'state', title: t('field.state'), render: state },
    {
      key: 'who',
      title: t('field.assigned'),
      render: (row) => <Initials person={row.trademark?.assigned_admin ?? null} />,
    },
  ]
}

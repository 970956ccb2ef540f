import type { OppositionStatus } from '#domain/opposition/status.ts'
import type { OppositionListRow } from '#operations/staff/opposition.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { useMarkColumns, usePlaceFilter } from '../kit/mark-columns.tsx'
import { formatDate } from '../kit/time.ts'
import { OppositionStatusTag } from './status-tag.tsx'

/** The oppositions against clients' marks, the nearest last day first. */
export function OppositionList() {
  const t = useText()
  const place = usePlaceFilter()
  const language = useLanguage()
  const ofMark = useMarkColumns<OppositionListRow>(t('opposition.due'), t('officeAction.noDue'))
  return (
    <ListPage<OppositionListRow>
      table="opposition"
      title="lists.opposition"
      bulk={{
        noun: 'opposition',
        nameOf: (row) => [row.trademark?.name, row.trademark?.jurisdiction].filter(Boolean).join(', '),
      }}
      filters={[
        { name: 'open', label: t('officeAction.which'), nameOf: () => t('officeAction.onlyOpen') },
        {
          name: 'status',
          label: t('field.status'),
          nameOf: (value) => t(`oppositionStatus.${value as OppositionStatus}`),
        },
        place,
      ]}
      columns={[
        ...ofMark,
        { key: 'opponent', title: t('opposition.opponent'), render: (row) => row.opponent },
        {
          key: 'noticed',
          title: t('opposition.noticed'),
          render: (row) => formatDate(row.notice_date, language),
        },
        { key: 'status', title: t('field.status'), render: (row) => <OppositionStatusTag status={row.status} /> },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}

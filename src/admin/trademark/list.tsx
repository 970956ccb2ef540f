import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName, sortJurisdictions } from '#domain/jurisdiction/names.ts'
import { trademarkStatuses, trademarkStatusGroups } from '#domain/trademark/status.ts'
import { Mark } from '#ui/mark.tsx'
import type { TrademarkListRow } from '#operations/staff/trademark.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { Place } from '../kit/place.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { formatDate } from '../kit/time.ts'
import { trademarkPath } from '../paths.ts'
import { ownerName } from './fields.ts'

export function TrademarkList() {
  const t = useText()
  const language = useLanguage()
  const date = (day: string | null): string => (day ? formatDate(day, language) : '–')
  return (
    <ListPage<TrademarkListRow>
      table="trademark"
      title="lists.trademark"
      sort={{ field: 'last_tracking_update', order: 'DESC' }}
      href={(row) => trademarkPath(row.id)}
      filters={[
        {
          name: 'group',
          label: t('field.stage'),
          options: trademarkStatusGroups.map((group) => ({ value: group, label: t(`stage.${group}`) })),
        },
        {
          name: 'status',
          label: t('field.status'),
          options: trademarkStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        },
        {
          name: 'place',
          label: t('field.place'),
          options: sortJurisdictions(jurisdictions, language).map((code) => ({
            value: code,
            label: jurisdictionName(code, language),
          })),
        },
      ]}
      columns={[
        {
          key: 'mark',
          title: t('field.mark'),
          head: true,
          sort: 'name',
          render: (row) => <Mark size="s">{row.name}</Mark>,
        },
        {
          key: 'place',
          title: t('field.place'),
          sort: 'jurisdiction',
          render: (row) => <Place code={row.jurisdiction} />,
        },
        { key: 'number', title: t('field.number'), sort: 'number', render: (row) => row.number ?? '–' },
        { key: 'owner', title: t('field.owner'), render: (row) => ownerName(row) },
        { key: 'status', title: t('field.status'), sort: 'status', render: (row) => <StatusTag status={row.status} /> },
        { key: 'filed', title: t('field.filed'), sort: 'filing_date', render: (row) => date(row.filing_date) },
        { key: 'ends', title: t('field.ends'), sort: 'expiration_date', render: (row) => date(row.expiration_date) },
      ]}
    />
  )
}

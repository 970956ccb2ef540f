import { addressOf } from '#contract/client.ts'
import { exportFilingConfirmations, mostReceiptBytes } from '#contract/trademark.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { TrademarkStatus, TrademarkStatusGroup } from '#domain/trademark/status.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Mark } from '#ui/mark.tsx'
import { type TrademarkListRow, ownerName } from '#operations/staff/trademark.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ExportDays } from '../kit/export-days.tsx'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { Place } from '../kit/place.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { formatDate } from '../kit/time.ts'
import { trademarkCreatePath } from '../paths.ts'

export function TrademarkList() {
  const t = useText()
  const language = useLanguage()
  const date = (day: string | null): string => (day ? formatDate(day, language) : '–')
  return (
    <ListPage<TrademarkListRow>
      table="trademark"
      title="lists.trademark"
      bulk={{ noun: 'trademark', nameOf: (row) => [row.name, row.jurisdiction].join(', ') }}
      actions={
        <>
          <ExportDays
            text={t('export.receiptsText', { size: mostReceiptBytes / 1_000_000 })}
            files={[
              { label: t('export.receipts'), href: (span) => addressOf(exportFilingConfirmations, { query: span }) },
            ]}
          />
          <ButtonLink small href={trademarkCreatePath}>
            {t('ownMark.title')}
          </ButtonLink>
        </>
      }
      filters={[
        {
          name: 'group',
          label: t('field.stage'),
          nameOf: (value) => t(`stage.${value as TrademarkStatusGroup}`),
        },
        {
          name: 'status',
          label: t('field.status'),
          nameOf: (value) => t(`status.${value as TrademarkStatus}`),
        },
        {
          name: 'place',
          label: t('field.place'),
          nameOf: (value) => jurisdictionName(value as Jurisdiction, language),
          byName: true,
        },
      ]}
      columns={[
        {
          key: 'mark',
          title: t('field.mark'),
          head: true,
          render: (row) => <Mark size="s">{row.name}</Mark>,
        },
        {
          key: 'place',
          title: t('field.place'),
          render: (row) => <Place code={row.jurisdiction} />,
        },
        { key: 'number', title: t('field.number'), render: (row) => row.number ?? '–' },
        { key: 'owner', title: t('field.owner'), render: (row) => ownerName(row) },
        { key: 'status', title: t('field.status'), render: (row) => <StatusTag status={row.status} /> },
        { key: 'filed', title: t('field.filed'), render: (row) => date(row.filing_date) },
        { key: 'ends', title: t('field.ends'), render: (row) => date(row.expiration_date) },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}

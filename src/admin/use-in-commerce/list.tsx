import type { UseInCommerceStatus, UseInCommerceType } from '#domain/use-in-commerce/status.ts'
import type { UseInCommerceListRow } from '#operations/staff/use-in-commerce.ts'
import { useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { useMarkColumns, usePlaceFilter } from '../kit/mark-columns.tsx'
import { UseStatusTag } from './status-tag.tsx'

/** Statements and declarations of use, the nearest last day first. */
export function UseInCommerceList() {
  const t = useText()
  const place = usePlaceFilter()
  const ofMark = useMarkColumns<UseInCommerceListRow>(t('useInCommerce.due'), t('useInCommerce.noDue'))
  return (
    <ListPage<UseInCommerceListRow>
      table="use_in_commerce_request"
      title="lists.use_in_commerce_request"
      bulk={{
        noun: 'use-in-commerce-request',
        nameOf: (row) => [row.trademark?.name, row.trademark?.jurisdiction].filter(Boolean).join(', '),
      }}
      filters={[
        { name: 'open', label: t('useInCommerce.which'), nameOf: () => t('useInCommerce.onlyOpen') },
        {
          name: 'status',
          label: t('field.status'),
          nameOf: (value) => t(`useStatus.${value as UseInCommerceStatus}`),
        },
        {
          name: 'type',
          label: t('useInCommerce.what'),
          nameOf: (value) => t(`useType.${value as UseInCommerceType}`),
        },
        place,
      ]}
      columns={[
        ...ofMark,
        { key: 'type', title: t('useInCommerce.what'), render: (row) => t(`useType.${row.type}`) },
        { key: 'status', title: t('field.status'), render: (row) => <UseStatusTag status={row.status} /> },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}

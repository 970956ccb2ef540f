import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { UseInCommerceStatus, UseInCommerceType } from '#domain/use-in-commerce/status.ts'
import type { UseInCommerceListRow } from '#operations/staff/use-in-commerce.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { Place } from '../kit/place.tsx'
import { distance, formatDate } from '../kit/time.ts'
import { UseStatusTag } from './status-tag.tsx'

/** Statements and declarations of use, the nearest last day first. */
export function UseInCommerceList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<UseInCommerceListRow>
      table="use_in_commerce_request"
      title="lists.use_in_commerce_request"
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
        {
          name: 'place',
          label: t('field.place'),
          nameOf: (value) => jurisdictionName(value as Jurisdiction, language),
          byName: true,
        },
      ]}
      columns={[
        {
          key: 'due',
          title: t('useInCommerce.due'),
          render: (row) =>
            row.due_date === null ? (
              t('useInCommerce.noDue')
            ) : (
              <>
                {formatDate(row.due_date, language)}{' '}
                <small className="mw-muted">{distance(row.due_date, language)}</small>
              </>
            ),
        },
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
        { key: 'type', title: t('useInCommerce.what'), render: (row) => t(`useType.${row.type}`) },
        { key: 'status', title: t('field.status'), render: (row) => <UseStatusTag status={row.status} /> },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}

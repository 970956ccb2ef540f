import { useGetIdentity } from 'ra-core'
import type { CouponRow, CouponType } from '#operations/staff/coupon.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { couponCreatePath } from '../paths.ts'
import { offOf } from './coupon-facts.ts'

/** The coupons there are, and on how many orders each is. */
export function CouponList() {
  const t = useText()
  const language = useLanguage()
  const { identity } = useGetIdentity()
  const day = (on: string | null) => (on === null ? '' : formatDate(on, language))
  return (
    <ListPage<CouponRow>
      table="discount_coupon"
      title="lists.discount_coupon"
      actions={
        identity?.['role'] === 'admin' ? (
          <ButtonLink small href={couponCreatePath}>
            {t('coupon.make')}
          </ButtonLink>
        ) : undefined
      }
      filters={[{ name: 'type', label: t('coupon.type'), nameOf: (value) => t(`couponType.${value as CouponType}`) }]}
      columns={[
        { key: 'code', title: t('coupon.code'), head: true, render: (row) => row.id },
        { key: 'ours', title: t('order.service'), render: (row) => offOf(row, 'lawyer_fees_discount', language) },
        { key: 'offices', title: t('order.official'), render: (row) => offOf(row, 'fees_discount', language) },
        { key: 'from', title: t('coupon.from'), render: (row) => day(row.valid_from) },
        { key: 'to', title: t('coupon.to'), render: (row) => day(row.valid_to) },
        {
          key: 'uses',
          title: t('coupon.uses'),
          right: true,
          render: (row) => usesOf(row),
        },
        { key: 'created', title: t('field.created'), render: (row) => formatDate(dayOf(row.created_at), language) },
      ]}
    />
  )
}

/** How often it is used, of how often it may be. */
export const usesOf = (row: CouponRow): string =>
  `${row.invoices_aggregate.aggregate.count}${row.max_uses === null ? '' : ` / ${row.max_uses}`}`

import { couponEnd } from '#contract/coupon.ts'
import type { CouponRow } from '#operations/staff/coupon.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatDate } from '../kit/time.ts'
import { offOf } from './coupon-facts.ts'
import { usesOf } from './coupon-list.tsx'
import { EndForm } from './end-form.tsx'
import { useIsAdmin } from './price-list-page.tsx'

/** A coupon: what it takes off, when, how often, and on how many orders it is. */
export function CouponShow() {
  return <ShowPage<CouponRow> table="discount_coupon">{(row) => <CouponScreen row={row} />}</ShowPage>
}

function CouponScreen({ row }: { row: CouponRow }) {
  const t = useText()
  const language = useLanguage()
  const isAdmin = useIsAdmin()
  const day = (on: string | null) => (on === null ? t('coupon.always') : formatDate(on, language))
  return (
    <Page title={row.id} sub={t(`couponType.${row.discount_type === 'amount' ? 'amount' : 'percent'}`)}>
      <div className="wb-two">
        <div>
          <Section title={t('coupon.title')}>
            <Facts
              plain
              tight
              facts={[
                { key: 'ours', label: t('order.service'), value: offOf(row, 'lawyer_fees_discount', language) },
                { key: 'offices', label: t('order.official'), value: offOf(row, 'fees_discount', language) },
                { key: 'from', label: t('coupon.from'), value: day(row.valid_from) },
                { key: 'to', label: t('coupon.to'), value: day(row.valid_to) },
                { key: 'uses', label: t('coupon.uses'), value: usesOf(row) },
              ]}
            />
          </Section>
        </div>
        {isAdmin && (
          <div>
            <Section title={t('coupon.end')}>
              <EndForm call={couponEnd} row={row} hint={t('coupon.endHint')} />
            </Section>
          </div>
        )}
      </div>
    </Page>
  )
}

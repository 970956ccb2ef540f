import { addDays, type PlainDate } from '#kernel/dates.ts'
import type { Tx } from '#platform/db/database.ts'

/** Coupons: one that runs, one for a few orders, one that has ended, and one that has not begun. */
export async function seedCoupons(tx: Tx, today: PlainDate): Promise<void> {
  await tx.$client.query(
    `insert into discount_coupon (id, lawyer_fees_discount, fees_discount, discount_type, currency, valid_from, valid_to, max_uses) values
       ('DEMO-TEN', 10, 0, 'percent', null, $1, $2, null),
       ('DEMO-FIFTY-EURO', 50, 0, 'amount', 'EUR', $1, $2, 5),
       ('DEMO-LAST-SUMMER', 15, 5, 'percent', null, $3, $4, null),
       ('DEMO-NEXT-MONTH', 20, 0, 'percent', null, $5, null, 100)`,
    [addDays(today, -30), addDays(today, 150), addDays(today, -200), addDays(today, -110), addDays(today, 30)],
  )
}

import type pg from 'pg'
import type { ServiceItem } from '#domain/service-order/content.ts'
import { AppError } from '#kernel/errors.ts'
import type { ServiceRow } from './policy.ts'

/** The marks that an order is for; an order that staff or an import made may name none. */
export const itemsOf = (row: Pick<ServiceRow, 'parameters'>): ServiceItem[] => row.parameters.items ?? []

/** Throws a field error unless every trademark that is named is the owner's. */
export async function checkOwnMarks(
  tx: pg.PoolClient,
  items: readonly ServiceItem[],
  ownerUserId: string | null,
): Promise<void> {
  const named = items.flatMap(({ trademarkId }) => (trademarkId === null ? [] : [trademarkId]))
  if (named.length === 0) return
  const { rows } = await tx.query<{ id: string }>('select id from trademark where id = any($1) and user_id = $2', [
    named,
    ownerUserId,
  ])
  const own = new Set(rows.map(({ id }) => id))
  const at = items.findIndex(({ trademarkId }) => trademarkId !== null && !own.has(trademarkId))
  if (at >= 0) throw new AppError('invalid-input', { fields: { [`items.${at}.trademarkId`]: 'not-a-choice' } })
}

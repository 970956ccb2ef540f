import { isCurrency, type Currency } from '#kernel/money.ts'
import type { Database } from '#platform/db/database.ts'
import { currencyOf } from '#features/account/index.ts'
import type { MarkRow, OfficeActionRow } from './policy.ts'

/** The currency that ways to answer are priced in: as it was chosen, else that in which the owner is told prices. */
export const currencyFor = async (db: Database, row: OfficeActionRow, mark: MarkRow): Promise<Currency> =>
  isCurrency(row.orderCurrency) ? row.orderCurrency : await currencyOf(db, mark.userId)

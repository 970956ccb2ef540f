import { dateKindOf, isStatement } from '#domain/use-in-commerce/filing.ts'
import type { Database } from '#platform/db/database.ts'
import { datesOfUse, type UseDateRow } from '#features/docket/index.ts'
import type { UseMatter } from './policy.ts'

/** The date that a request keeps, and, of a statement, those that extensions lead to. */
export async function datesOf(db: Database, { row, mark }: UseMatter): Promise<UseDateRow[]> {
  const kind = dateKindOf(row.type)
  if (kind === null || row.deadlineNumber === null) return []
  const own = row.deadlineNumber
  const rows = (await datesOfUse(db, mark.id)).filter((one) => one.kind === kind)
  return rows
    .filter(({ number }) => (isStatement(row.type) ? number >= own : number === own))
    .toSorted((a, b) => a.number - b.number)
}

/** When the window of a request opened; null where it has none. */
export async function opensOf(db: Database, matter: UseMatter): Promise<string | null> {
  return (await datesOf(db, matter))[0]?.opens ?? null
}

/** Until when the office takes it, with its grace; null where no day is known. */
export async function lastDayOf(db: Database, matter: UseMatter): Promise<string | null> {
  const [own] = await datesOf(db, matter)
  return own?.graceUntil ?? matter.row.dueDate
}

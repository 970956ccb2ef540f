import { staffModules } from '#operations/generated/staff.ts'
import type { ListReads } from '#operations/staff/list-reads.ts'

const isListReads = (value: unknown): value is ListReads =>
  typeof value === 'object' && value !== null && 'table' in value && 'filters' in value

/** What the staff area reads of each table. */
export const resources: Readonly<Record<string, ListReads>> = Object.fromEntries(
  staffModules
    .flatMap((module): unknown[] => Object.values(module))
    .filter(isListReads)
    .map((reads) => [reads.table, reads]),
)

/** What the staff area reads of one table. Throws when it has no list of it. */
export function readsOf(table: string): ListReads {
  const reads = resources[table]
  if (!reads) throw new Error(`no reads declared for ${table}`)
  return reads
}

import type { SortPayload } from 'ra-core'
import type { Condition } from '#operations/generated/reads.ts'

/** The row after which a page begins: its value of the column that sorts, and its id. */
export interface Key {
  value: unknown
  id: string | number
}

/** Rows that an index has one after the other. */
export interface Segment {
  where: Condition
  order: Condition[]
}

/** An order with the id behind it in the same direction, so that one index serves both directions and no row is skipped. */
export function orderOf({ field, order }: SortPayload, blanks: readonly string[] = []): Condition[] {
  const direction = order === 'DESC' ? 'desc' : 'asc'
  if (field === 'id') return [{ id: direction }]
  // PostgreSQL puts what is empty first when it descends.
  const way = order === 'DESC' && blanks.includes(field) ? 'desc_nulls_last' : direction
  return [{ [field]: way }, { id: direction }]
}

/**
 * The rows of an order behind a key, or from its beginning, in parts that an index gives without skipping or sorting: those
 * with the key's own value, those with later values, and last those without a value.
 */
export function segmentsOf(sort: SortPayload, blanks: readonly string[], after: Key | null): Segment[] {
  const { field } = sort
  const later = sort.order === 'DESC' ? '_lt' : '_gt'
  const order = orderOf(sort)
  const segment = (where: Condition): Segment => ({ where, order })
  const empty = (isNull: boolean): Condition => ({ [field]: { _is_null: isNull } })
  const mayBeEmpty = blanks.includes(field)
  if (!after) return mayBeEmpty ? [segment(empty(false)), segment(empty(true))] : [segment({})]
  const behind = { id: { [later]: after.id } }
  if (field === 'id') return [segment(behind)]
  if (after.value === null) return [segment({ _and: [empty(true), behind] })]
  return [
    segment({ _and: [{ [field]: { _eq: after.value } }, behind] }),
    segment({ [field]: { [later]: after.value } }),
    ...(mayBeEmpty ? [segment(empty(true))] : []),
  ]
}

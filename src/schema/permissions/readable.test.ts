import { describe, expect, test } from 'vitest'
import type { Relation } from '../relation.ts'
import { own, readable, type RolePermissions, type RowPredicate } from './permission.ts'
import { resolveReadable } from './readable.ts'

const relation = (table: string, name: string): Relation => ({
  table,
  name,
  kind: 'object',
  target: name,
  on: [[`${name}_id`, 'id']],
})
const relations = [relation('brand', 'user'), relation('case', 'brand'), relation('notice', 'case')]
const reads = (filters: Record<string, RowPredicate>): RolePermissions =>
  Object.fromEntries(Object.entries(filters).map(([table, filter]) => [table, { select: { columns: '*', filter } }]))
const shown = { status: { _neq: 'Draft' } }

describe('what is readable', () => {
  test('is what the role reads of the row that it hangs on, through every row between', () => {
    const resolved = resolveReadable(
      reads({
        brand: own,
        case: { ...shown, brand: readable },
        notice: { _or: [{ case: readable }, { case: { brand: readable } }] },
      }),
      relations,
    )
    expect(resolved['notice']?.select?.filter).toEqual({
      _or: [{ case: { ...shown, brand: own } }, { case: { brand: own } }],
    })
  })
  test('holds for what is written too', () => {
    const stated: RolePermissions = {
      ...reads({ brand: own }),
      case: { select: { columns: '*', filter: {} }, update: { columns: ['note'], filter: { brand: readable } } },
    }
    expect(resolveReadable(stated, relations)['case']?.update?.filter).toEqual({ brand: own })
  })
  test.each([
    ['a table that the role does not read', reads({ case: { brand: readable } }), /does not read brand/],
    ['no relation', reads({ case: { lamp: readable } }), /no relation lamp/],
    ['a circle', reads({ brand: { case: readable }, case: { brand: readable } }), /circle/],
  ])('is refused where it leads to %s', (_what, stated, message) => {
    const more = [...relations, relation('brand', 'case')]
    expect(() => resolveReadable(stated, more)).toThrow(message)
  })
})

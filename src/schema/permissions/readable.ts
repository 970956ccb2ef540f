import type { Relation } from '../relation.ts'
import { readable, type RolePermissions, type RowPredicate, type TablePermission } from './permission.ts'

/**
 * Puts what a role reads of a table in the place of every `readable` that leads to it, so that a part of a matter is read by
 * whoever reads the matter, and says so once.
 * @throws Error when no relation has the name, or the role does not read the table that it leads to
 */
export function resolveReadable(stated: RolePermissions, relations: readonly Relation[]): RolePermissions {
  const targets = new Map(relations.map(({ table, name, target }) => [`${table}.${name}`, target]))

  const filterOf = (table: string, way: readonly string[]): RowPredicate => {
    const filter = stated[table]?.select?.filter
    if (!filter) throw new Error(`${way.join(' → ')}: the role does not read ${table}`)
    if (way.includes(table)) throw new Error(`${[...way, table].join(' → ')}: what is readable goes in a circle`)
    return resolved(filter, table, [...way, table])
  }
  const resolved = (predicate: RowPredicate, table: string, way: readonly string[]): RowPredicate =>
    Object.fromEntries(
      Object.entries(predicate).map(([key, value]) => {
        const target = targets.get(`${table}.${key}`)
        if (value === readable) {
          if (target === undefined) throw new Error(`${table} has no relation ${key}`)
          return [key, filterOf(target, way)]
        }
        if (Array.isArray(value) && key.startsWith('_'))
          return [key, value.map((one: unknown) => (isPredicate(one) ? resolved(one, table, way) : one))]
        return [key, isPredicate(value) && target !== undefined ? resolved(value, target, way) : value]
      }),
    )
  const whole = (permission: TablePermission, table: string): TablePermission => ({
    ...permission,
    ...(permission.select ? { select: { ...permission.select, filter: filterOf(table, []) } } : {}),
    ...(permission.update
      ? { update: { ...permission.update, filter: resolved(permission.update.filter, table, []) } }
      : {}),
  })
  return Object.fromEntries(Object.entries(stated).map(([table, permission]) => [table, whole(permission, table)]))
}

const isPredicate = (value: unknown): value is RowPredicate =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

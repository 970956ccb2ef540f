import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Column, Table } from './model.ts'
import { shortTypeName } from './pg-types.ts'

/**
 * Describes Drizzle tables for the engine: columns, primary keys, unique constraints of columns and of tables.
 * @param extra.hidden columns, by table, that no role's schema shows.
 * @throws Error when a hidden column does not exist: a renamed secret must not come to light.
 */
export function fromDrizzle(tables: readonly PgTable[], extra: { hidden?: Record<string, string[]> } = {}): Table[] {
  const hiddenBy = extra.hidden ?? {}
  const described = tables.map((table) => describe(table, hiddenBy))
  for (const [name, columns] of Object.entries(hiddenBy)) {
    const table = described.find((known) => known.name === name)
    for (const column of columns)
      if (!table?.hidden?.some((known) => known.name === column))
        throw new Error(`${name}.${column} is to be hidden but does not exist`)
  }
  return described
}

function describe(table: PgTable, hiddenBy: Record<string, string[]>): Table {
  const config = getTableConfig(table)
  const hidden = new Set(Object.hasOwn(hiddenBy, config.name) ? hiddenBy[config.name] : [])
  const columns = config.columns.map(describeColumn)
  const composite = config.primaryKeys.flatMap((key) => key.columns.map((column) => column.name))
  const single = config.columns.filter((column) => column.primary).map((column) => column.name)
  return {
    name: config.name,
    ...(config.schema ? { sqlName: `${config.schema}.${config.name}` } : {}),
    columns: columns.filter((column) => !hidden.has(column.name)),
    hidden: columns.filter((column) => hidden.has(column.name)),
    primaryKey: composite.length > 0 ? composite : single,
    ...(config.primaryKeys[0] ? { primaryKeyName: config.primaryKeys[0].getName() } : {}),
    foreignKeys: config.foreignKeys.map((key) => {
      const { columns: from, foreignTable, foreignColumns } = key.reference()
      return {
        columns: from.map((column) => column.name),
        target: getTableConfig(foreignTable).name,
        to: foreignColumns.map((column) => column.name),
      }
    }),
    uniqueKeys: [
      ...config.columns
        .filter((column) => column.isUnique)
        .map((column) => ({
          name: column.uniqueName ?? `${config.name}_${column.name}_unique`,
          columns: [column.name],
        })),
      ...config.uniqueConstraints.map((unique) => {
        const names = unique.columns.map((column) => column.name)
        return { name: unique.name ?? `${config.name}_${names.join('_')}_unique`, columns: names }
      }),
      ...config.indexes.flatMap(({ config: index }) => {
        const names = index.columns.map((column) => ('name' in column ? column.name : undefined))
        const plain = names.filter((name) => name !== undefined)
        if (!index.unique || index.where || !index.name || plain.length < names.length) return []
        return [{ name: index.name, columns: plain }]
      }),
    ],
  }
}

function describeColumn(column: PgColumn): Column {
  return {
    name: column.name,
    type: shortTypeName(column.getSQLType()),
    nullable: !column.notNull,
    hasDefault: column.hasDefault || column.generated !== undefined || /serial/.test(column.getSQLType()),
    ...(column.defaultFn ? { make: column.defaultFn } : {}),
  }
}

import type { BoolExp, Column, Model, Relation, Table, TablePermission } from './model.ts'

/** A model with its names looked up once. */
export interface Catalog {
  readonly model: Model
  tables(): readonly Table[]
  table(name: string): Table
  relation(table: string, name: string): Relation | undefined
  relations(table: string): readonly Relation[]
  /** A column by name, hidden ones included. */
  column(table: string, name: string): Column | undefined
  permission(role: string, table: string): TablePermission | undefined
  /** Columns `role` may read of `table`, in the table's order; empty when it may read none. */
  readable(role: string, table: string): readonly Column[]
  /** Columns `role` may give a value to; a preset is not the caller's to give. */
  writable(role: string, table: string, action: 'insert' | 'update'): readonly Column[]
}

const graphqlName = /^[_A-Za-z][_0-9A-Za-z]*$/

/**
 * Indexes a model.
 * @throws Error naming the first table, column or relation that does not exist or cannot be a GraphQL name.
 */
export function createCatalog(model: Model): Catalog {
  const tables = new Map(model.tables.map((table) => [table.name, table]))
  const relations = Map.groupBy(model.relations, (relation) => relation.table)
  const byName = new Map(model.relations.map((relation) => [`${relation.table}.${relation.name}`, relation]))
  const columns = new Map<string, Column>()
  for (const table of model.tables)
    for (const column of [...table.columns, ...(table.hidden ?? [])])
      columns.set(`${table.name}.${column.name}`, column)

  const catalog: Catalog = {
    model,
    tables: () => model.tables,
    table(name) {
      const table = tables.get(name)
      if (!table) throw new Error(`no table is called ${name}`)
      return table
    },
    relation: (table, name) => byName.get(`${table}.${name}`),
    relations: (table) => relations.get(table) ?? [],
    column: (table, name) => columns.get(`${table}.${name}`),
    permission: (role, table) =>
      Object.hasOwn(model.permissions, role) ? model.permissions[role]?.[table] : undefined,
    readable(role, name) {
      const allowed = catalog.permission(role, name)?.select?.columns
      if (!allowed) return []
      const { columns: all } = catalog.table(name)
      return allowed === '*' ? all : all.filter((column) => allowed.includes(column.name))
    },
    writable(role, name, action) {
      const { columns: all, readOnly } = catalog.table(name)
      const permission = readOnly ? undefined : catalog.permission(role, name)?.[action]
      if (!permission) return []
      const { columns: allowed, set = {} } = permission
      return all.filter(
        (column) => (allowed === '*' || allowed.includes(column.name)) && !Object.hasOwn(set, column.name),
      )
    },
  }
  checkNames(catalog)
  return catalog
}

function checkNames(catalog: Catalog): void {
  const { model } = catalog
  const need = (table: string, column: string, where: string): void => {
    if (!catalog.column(table, column)) throw new Error(`${where} names ${table}.${column}, which does not exist`)
  }
  for (const table of model.tables) {
    const names = [table.name, ...table.columns.map((column) => column.name)]
    for (const name of names)
      if (!graphqlName.test(name) || name.startsWith('__')) throw new Error(`${name} cannot be a GraphQL name`)
    for (const key of [table.primaryKey, ...table.uniqueKeys.map((unique) => unique.columns)])
      for (const column of key) need(table.name, column, `a key of ${table.name}`)
  }
  for (const relation of model.relations) {
    const where = `relation ${relation.table}.${relation.name}`
    catalog.table(relation.target)
    if (!graphqlName.test(relation.name)) throw new Error(`${where} cannot be a GraphQL name`)
    if (catalog.column(relation.table, relation.name)) throw new Error(`${where} has the name of a column`)
    for (const [local, remote] of relation.on) {
      need(relation.table, local, where)
      need(relation.target, remote, where)
    }
  }
  for (const [role, byTable] of Object.entries(model.permissions))
    for (const [name, permission] of Object.entries(byTable)) {
      const table = catalog.table(name)
      for (const action of [permission.select, permission.insert, permission.update])
        for (const column of action && action.columns !== '*' ? action.columns : [])
          if (!table.columns.some((known) => known.name === column))
            throw new Error(`permission of ${role} names ${name}.${column}, which is hidden or does not exist`)
      for (const action of [permission.insert, permission.update])
        for (const column of Object.keys(action?.set ?? {})) need(name, column, `a preset of ${role} on ${name}`)
    }
}

/** Every predicate a permission declares, with its place for messages. */
export function* predicatesOf(permission: TablePermission): Generator<[place: string, predicate: BoolExp]> {
  if (permission.select) yield ['select.filter', permission.select.filter]
  if (permission.insert) yield ['insert.check', permission.insert.check]
  if (permission.update) yield ['update.filter', permission.update.filter]
  if (permission.update?.check) yield ['update.check', permission.update.check]
  if (permission.delete) yield ['delete.filter', permission.delete.filter]
}

/** The unique keys that a conflict may be about, with the names of their constraints or indexes. */
export function conflictKeys(table: Table): { name: string; columns: readonly string[] }[] {
  if (table.primaryKey.length === 0) return [...table.uniqueKeys]
  const sqlName = (table.sqlName ?? table.name).split('.').at(-1) ?? table.name
  return [{ name: table.primaryKeyName ?? `${sqlName}_pkey`, columns: table.primaryKey }, ...table.uniqueKeys]
}

/** Whether `table` refers to `target` by exactly these columns, as a foreign key of the database. */
function refers(catalog: Catalog, table: string, target: string, on: readonly (readonly [string, string])[]): boolean {
  const keys = catalog.table(table).foreignKeys ?? []
  return keys.some(
    (key) =>
      key.target === target &&
      key.columns.length === on.length &&
      on.every(([from, to]) => key.to[key.columns.indexOf(from)] === to),
  )
}

/** Whether what an object relation leads to is held by a foreign key of the table; a model without keys is taken at its word. */
export function isHeld(catalog: Catalog, relation: Relation): boolean {
  if (insertedAfter(catalog, relation)) return false
  const { table, target, on } = relation
  return catalog.table(table).foreignKeys === undefined || refers(catalog, table, target, on)
}

/** Whether the rows of a relation are inserted after the row that names them: it carries their foreign key. */
export function insertedAfter(catalog: Catalog, relation: Relation): boolean {
  if (relation.kind === 'array') return true
  // One row to one by a key that both have: the foreign key tells which of them stands on the other.
  if (refers(catalog, relation.table, relation.target, relation.on)) return false
  const back = relation.on.map(([local, remote]) => [remote, local] as const)
  if (refers(catalog, relation.target, relation.table, back)) return true
  const isKey = (table: string, columns: string[]): boolean => {
    const { primaryKey } = catalog.table(table)
    return primaryKey.length === columns.length && primaryKey.every((column) => columns.includes(column))
  }
  const locals = relation.on.map(([local]) => local)
  const remotes = relation.on.map(([, remote]) => remote)
  return isKey(relation.table, locals) && !isKey(relation.target, remotes)
}

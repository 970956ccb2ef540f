import { GraphQLEnumType, type GraphQLNamedType } from 'graphql'
import { insertedAfter, isHeld, type Catalog } from '../catalog.ts'
import type { Column, Relation } from '../model.ts'

/** The types of one role's schema, each built once. A column or table the role may not read is in none of them. */
export class Types {
  readonly catalog: Catalog
  readonly role: string
  /** Whether the role has the operators that take a regular expression. */
  readonly expressions: boolean
  readonly #made = new Map<string, GraphQLNamedType>()

  constructor(catalog: Catalog, role: string, expressions = true) {
    this.expressions = expressions
    this.catalog = catalog
    this.role = role
  }

  once<T extends GraphQLNamedType>(name: string, make: () => T): T {
    const made = this.#made.get(name)
    // Names are unique per kind of type: every caller asks for a name with the same maker.
    if (made) return made as T
    const fresh = make()
    this.#made.set(name, fresh)
    return fresh
  }

  columns(table: string): readonly Column[] {
    return this.catalog.readable(this.role, table)
  }

  /** Relations whose target the role may read too. */
  relations(table: string): readonly Relation[] {
    return this.catalog.relations(table).filter((relation) => this.columns(relation.target).length > 0)
  }

  /** Columns the role may give a value to when it inserts or updates. */
  writable(table: string, action: 'insert' | 'update'): readonly Column[] {
    return this.catalog.writable(this.role, table, action)
  }

  /** Relations whose rows the role may insert together with a row of `table`, their foreign key included. */
  insertable(table: string): readonly Relation[] {
    return this.catalog.relations(table).filter((relation) => {
      if (this.writable(relation.target, 'insert').length === 0) return false
      const after = insertedAfter(this.catalog, relation)
      const given = this.writable(after ? relation.target : table, 'insert').map((column) => column.name)
      return relation.on.every(([local, remote]) => given.includes(after ? remote : local))
    })
  }

  /** Whether the row behind an object relation is there for every row: by a NOT NULL key, and with no rows hidden from the role. */
  isAlwaysThere(relation: Relation): boolean {
    const filter = this.catalog.permission(this.role, relation.target)?.select?.filter
    if (!filter || Object.keys(filter).length > 0 || !isHeld(this.catalog, relation)) return false
    const columns = this.catalog.table(relation.table).columns
    return relation.on.every(([local]) => columns.some((column) => column.name === local && !column.nullable))
  }

  mayAggregate(table: string): boolean {
    return this.catalog.permission(this.role, table)?.select?.aggregate === true
  }
}

/** `x_select_column`, or a narrower list of columns under its own name. */
export function columnEnum(types: Types, name: string, columns: readonly Column[]): GraphQLEnumType {
  return types.once(
    name,
    () =>
      new GraphQLEnumType({
        name,
        values: Object.fromEntries(columns.map((column) => [column.name, { value: column.name }])),
      }),
  )
}

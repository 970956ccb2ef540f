import { GraphQLEnumType, type GraphQLNamedType } from 'graphql'
import type { Catalog } from '../catalog.ts'
import type { Column, Relation } from '../model.ts'

/** The types of one role's schema, each built once. A column or table the role may not read is in none of them. */
export class Types {
  readonly catalog: Catalog
  readonly role: string
  readonly #made = new Map<string, GraphQLNamedType>()

  constructor(catalog: Catalog, role: string) {
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

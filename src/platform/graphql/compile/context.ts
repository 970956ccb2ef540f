import type { Catalog } from '../catalog.ts'
import { overLimit } from '../errors.ts'
import type { Limits } from '../limits.ts'
import type { Column, Relation } from '../model.ts'
import { quoted, SqlBuilder, tableName, type SharedRows } from './sql-builder.ts'

interface Spent {
  terms: number
  cost: number
}

/** What the compilation of one statement shares. */
export class Context {
  readonly builder: SqlBuilder
  /** Stands at the end of every `exists (…)`. */
  readonly existsEnd: string = ''
  /** Whether every predicate is asked of one row after the other, and not of all rows of a table at once. */
  readonly rowByRow: boolean = false
  readonly catalog: Catalog
  readonly role: string
  readonly limits: Limits
  /** False leaves the permission predicates to the database's own row security. */
  readonly predicates: boolean
  readonly #spent: Spent
  #nots = 0
  #ors = 0

  constructor(
    catalog: Catalog,
    role: string,
    limits: Limits,
    predicates: boolean,
    builder = new SqlBuilder(),
    spent: Spent = { terms: 0, cost: 0 },
  ) {
    this.builder = builder
    this.catalog = catalog
    this.role = role
    this.limits = limits
    this.predicates = predicates
    this.#spent = spent
  }

  /** A context for another statement of the same request: the limits hold for both together. */
  next(): Context {
    return new Context(this.catalog, this.role, this.limits, this.predicates, new SqlBuilder(), this.#spent)
  }

  /** A table that a filter or sort order reaches through a relation: what to select from, and its columns. */
  related(table: string): { scope: Scope; from: string } {
    const scope = tableScope(table, this.builder.alias())
    return { scope, from: `${tableName(this.catalog.table(table))} ${scope.alias}` }
  }

  /** Compiles what stands under a `_not`. */
  inNot<T>(compile: () => T): T {
    this.#nots += 1
    try {
      return compile()
    } finally {
      this.#nots -= 1
    }
  }

  /** Whether what is compiled stands under a `_not`, where unknown and false are not the same. */
  get isNegated(): boolean {
    return this.#nots > 0
  }

  /** Compiles one of the alternatives of an `_or`. */
  inOr<T>(compile: () => T): T {
    this.#ors += 1
    try {
      return compile()
    } finally {
      this.#ors -= 1
    }
  }

  /** Whether what is compiled is one of several alternatives, which PostgreSQL cannot make a join of. */
  get isAlternative(): boolean {
    return this.#ors > 0
  }

  /** Counts one more term of a filter or sort order. */
  term(): void {
    this.#spent.terms += 1
    if (this.#spent.terms > this.limits.filterTerms)
      throw overLimit('filterTerms', this.#spent.terms, this.limits.filterTerms)
  }

  /** Adds rows that a list may touch at worst. */
  spend(rows: number): void {
    this.#spent.cost += rows
    if (this.#spent.cost > this.limits.cost) throw overLimit('cost', this.#spent.cost, this.limits.cost)
  }
}

/** A table under an alias. */
export interface Scope {
  table: string
  alias: string
  /** Whether a key leads to its rows, so that they are few; else a predicate has to find them. */
  tied?: boolean
  /** Set for the rows of a list: takes them from what the statement's parts share. False when they are taken from there already. */
  share?(rows: SharedRows): boolean
  /** SQL of a column; a scope over a narrowed row source notes the column as needed. */
  column(name: string): string
}

/** A scope over the table itself: every column is there. */
export function tableScope(table: string, alias: string): Scope {
  return { table, alias, column: (name) => `${alias}.${quoted(name)}` }
}

/** A scope over a subquery that will select just the columns asked for. */
export function narrowScope(table: string, alias: string): Scope & { needed: Set<string> } {
  const needed = new Set<string>()
  return { table, alias, needed, column: (name) => (needed.add(name), `${alias}.${quoted(name)}`) }
}

/** A scope over the rows of a list, which may come from the table or from rows that parts of the statement share. */
export class ListScope implements Scope {
  readonly table: string
  readonly alias: string
  readonly tied: boolean
  readonly #columns = new Set<string>()
  #shared: SharedRows | undefined

  constructor(table: string, alias: string, tied: boolean) {
    this.table = table
    this.alias = alias
    this.tied = tied
  }

  column(name: string): string {
    this.#columns.add(name)
    return `${this.alias}.${quoted(name)}`
  }

  share(rows: SharedRows): boolean {
    if (this.#shared) return false
    this.#shared = rows
    return true
  }

  /** Whether the rows come from shared ones that keys were found for. */
  get isByKeys(): boolean {
    return this.#shared?.byKeys ?? false
  }

  /** What to select the rows from, once all their columns are asked for; `sqlName` is the table's. */
  from(sqlName: string): string {
    for (const name of this.#columns) this.#shared?.columns.add(name)
    return `${this.#shared?.name ?? sqlName} ${this.alias}`
  }
}

/** `child.remote = parent.local and …` */
export function joinCondition(relation: Relation, parent: Scope, child: Scope): string {
  return relation.on.map(([local, remote]) => `${child.column(remote)} = ${parent.column(local)}`).join(' and ')
}

/** A column that a compiled name must have; the schema or the start-up check has vouched for it. */
export function columnOf(context: Context, table: string, name: string): Column {
  const column = context.catalog.column(table, name)
  if (!column) throw new Error(`no column ${table}.${name}`)
  return column
}

/** The conditions that are there, joined by `and`; empty when none is. */
export function allOf(conditions: readonly string[]): string {
  return conditions.filter((condition) => condition !== '').join(' and ')
}

export function whereClause(conditions: readonly string[]): string {
  const all = allOf(conditions)
  return all ? ` where ${all}` : ''
}

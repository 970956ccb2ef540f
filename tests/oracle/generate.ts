import type { Column, Relation } from '#platform/graphql/model.ts'
import { pgType } from '#platform/graphql/pg-types.ts'
import type { Arguments, Direction, Field, Figure, Filter, SortKey } from './question.ts'
import type { World } from './world.ts'

const directions: Direction[] = [
  'asc',
  'desc',
  'asc_nulls_first',
  'asc_nulls_last',
  'desc_nulls_first',
  'desc_nulls_last',
]

/** Random questions that the world's role may ask, with values taken from the stored rows. */
export class Generator {
  readonly #world: World
  readonly #random: () => number
  readonly #tables: string[]
  #key = 0

  constructor(world: World, random: () => number) {
    this.#world = world
    this.#random = random
    this.#tables = world.catalog
      .tables()
      .map(({ name }) => name)
      .filter((name) => this.#columns(name).length > 0)
  }

  question(): Field[] {
    this.#key = 0
    return Array.from({ length: this.#chance(0.2) ? 2 : 1 }, () => this.#root())
  }

  chance(probability: number): boolean {
    return this.#chance(probability)
  }

  #root(): Field {
    const table = this.#pick(this.#tables)
    const { primaryKey } = this.#world.catalog.table(table)
    const readable = this.#columns(table).map(({ name }) => name)
    const row = this.#anyRow(table)
    if (row && this.#chance(0.12) && primaryKey.length > 0 && primaryKey.every((name) => readable.includes(name))) {
      const values = Object.fromEntries(primaryKey.map((name) => [name, row.get(name)?.literal]))
      return { kind: 'by_pk', key: this.#next(), table, values, fields: this.#fields(table, 2) }
    }
    return this.#listing(table, undefined, 2)
  }

  #listing(table: string, relation: Relation | undefined, depth: number): Field {
    const shared = { key: this.#next(), table, ...(relation ? { relation } : {}), args: this.#arguments(table) }
    if (!this.#mayAggregate(table) || this.#chance(0.7))
      return { kind: 'list', ...shared, fields: this.#fields(table, depth) }
    return {
      kind: 'aggregate',
      ...shared,
      figures: this.#figures(table),
      ...(this.#chance(0.4) ? { nodes: this.#fields(table, depth - 1) } : {}),
    }
  }

  #fields(table: string, depth: number): Field[] {
    const columns = this.#some(this.#columns(table), 4).map(({ name }): Field => ({
      kind: 'column',
      key: this.#next(),
      column: name,
    }))
    const relations = this.#some(depth > 0 ? this.#relations(table) : [], 1.2).map((relation): Field => {
      if (relation.kind === 'object')
        return { kind: 'object', key: this.#next(), relation, fields: this.#fields(relation.target, depth - 1) }
      return this.#listing(relation.target, relation, depth - 1)
    })
    const fields = [...columns, ...relations]
    if (fields.length > 0) return fields
    return [{ kind: 'column', key: this.#next(), column: this.#pick(this.#columns(table)).name }]
  }

  #figures(table: string): Figure[] {
    const columns = this.#columns(table)
    const fitting = (fn: Figure['fn']): Column[] =>
      columns.filter(({ type }) =>
        fn === 'sum' ? ['Int', 'smallint'].includes(pgType(type).scalar) && !pgType(type).array : pgType(type).ordered,
      )
    const figures: Figure[] = [{ key: this.#next(), fn: 'count', columns: [], distinct: false }]
    for (const fn of ['count', 'min', 'max', 'sum'] as const) {
      const usable = fn === 'count' ? columns.filter(({ type }) => pgType(type).cast !== 'json') : fitting(fn)
      if (usable.length > 0 && this.#chance(0.4)) {
        const names = [this.#pick(usable), ...this.#some(usable, 1)].map(({ name }) => name)
        figures.push({ key: this.#next(), fn, columns: [...new Set(names)], distinct: this.#chance(0.5) })
      }
    }
    return figures
  }

  #arguments(table: string): Arguments {
    const distinctOn = this.#chance(0.12)
      ? this.#sortable(table)
          .slice(0, 2)
          .map(({ name }) => name)
      : undefined
    const orderBy = this.#chance(0.6) ? this.#order(table, distinctOn ?? []) : undefined
    return {
      ...(this.#chance(0.7) ? { where: this.#filter(table, 3) } : {}),
      ...(orderBy && orderBy.length > 0 ? { orderBy } : {}),
      ...(this.#chance(0.4) ? { limit: Math.floor(this.#random() * 8) } : {}),
      ...(this.#chance(0.2) ? { offset: Math.floor(this.#random() * 5) } : {}),
      ...(distinctOn && distinctOn.length > 0 ? { distinctOn } : {}),
    }
  }

  #order(table: string, first: readonly string[]): SortKey[] {
    const own = this.#some(this.#sortable(table), 1.5).map(({ name }) => name)
    const keys = [...new Set([...first, ...own])].map((name): SortKey => ({ [name]: this.#pick(directions) }))
    for (const relation of this.#some(this.#relations(table), 0.5)) {
      if (relation.kind === 'object') {
        const column = this.#sortable(relation.target)[0]
        if (column) keys.push({ [relation.name]: { [column.name]: this.#pick(directions) } })
      } else if (this.#mayAggregate(relation.target)) {
        const column = this.#columns(relation.target).find(({ type }) => pgType(type).ordered)
        const by =
          column && this.#chance(0.5)
            ? { max: { [column.name]: this.#pick(directions) } }
            : { count: this.#pick(directions) }
        keys.push({ [`${relation.name}_aggregate`]: by })
      }
    }
    return keys
  }

  #filter(table: string, depth: number): Filter {
    const filter: Filter = {}
    for (const column of this.#some(this.#columns(table), 1.2)) {
      const tests = this.#tests(table, column)
      if (tests) filter[column.name] = tests
    }
    if (depth <= 0) return filter
    if (this.#chance(0.15)) filter['_not'] = this.#filter(table, depth - 1)
    if (this.#chance(0.2)) filter['_or'] = [this.#filter(table, depth - 1), this.#filter(table, depth - 1)]
    if (this.#chance(0.1)) filter['_and'] = this.#chance(0.1) ? [] : [this.#filter(table, depth - 1)]
    for (const relation of this.#some(this.#relations(table), 0.3)) {
      if (relation.kind === 'array' && this.#mayAggregate(relation.target) && this.#chance(0.4))
        filter[`${relation.name}_aggregate`] = {
          count: {
            predicate: { [this.#pick(['_eq', '_gt', '_gte', '_lt', '_neq'])]: Math.floor(this.#random() * 4) },
            ...(this.#chance(0.5) ? { filter: this.#filter(relation.target, depth - 2) } : {}),
          },
        }
      else filter[relation.name] = this.#filter(relation.target, depth - 1)
    }
    return filter
  }

  #tests(table: string, column: Column): Filter | undefined {
    if (this.#chance(0.2)) return { _is_null: this.#chance(0.5) }
    const cell = this.#anyRow(table)?.get(column.name)
    if (!cell || pgType(column.type).cast === 'json') return undefined
    const { text, array } = pgType(column.type)
    if (text && typeof cell.answer === 'string' && /^[\w ]{2,}$/.test(cell.answer) && this.#chance(0.4)) {
      const start = Math.floor(this.#random() * (cell.answer.length - 1))
      return { [this.#pick(['_like', '_ilike', '_nlike'])]: `%${cell.answer.slice(start, start + 2)}%` }
    }
    const others = Array.from({ length: 3 }, () => this.#anyRow(table)?.get(column.name)?.literal)
    const list = [cell.literal, ...others].filter((value) => value !== undefined)
    if (!array && this.#chance(0.25)) return { [this.#pick(['_in', '_nin'])]: this.#chance(0.1) ? [] : list }
    return { [this.#pick(['_eq', '_neq', '_gt', '_gte', '_lt', '_lte'])]: cell.literal }
  }

  #columns(table: string): readonly Column[] {
    return this.#world.catalog.readable(this.#world.session.role, table)
  }

  #sortable(table: string): Column[] {
    return this.#some(
      this.#columns(table).filter(({ type }) => pgType(type).ordered),
      3,
    )
  }

  #relations(table: string): Relation[] {
    return this.#world.catalog.relations(table).filter(({ target }) => this.#columns(target).length > 0)
  }

  #mayAggregate(table: string): boolean {
    return this.#world.catalog.permission(this.#world.session.role, table)?.select?.aggregate === true
  }

  #anyRow(table: string) {
    const rows = this.#world.rows(table)
    return rows[Math.floor(this.#random() * rows.length)]
  }

  /** Each item with a chance that makes about so many of them. */
  #some<T>(items: readonly T[], about: number): T[] {
    return items.filter(() => this.#chance(about / Math.max(items.length, 1)))
  }

  #pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.#random() * items.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }

  #chance(probability: number): boolean {
    return this.#random() < probability
  }

  #next(): string {
    this.#key += 1
    return `f${this.#key}`
  }
}

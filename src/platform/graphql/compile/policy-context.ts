import type { Catalog } from '../catalog.ts'
import { defaultLimits } from '../limits.ts'
import { settingName } from '../setting-name.ts'
import { encode, type Bind, type Encoding } from './bind.ts'
import { Context, tableScope, type Scope } from './context.ts'
import { literal, quoted, SqlBuilder } from './sql-builder.ts'

/** Compiles predicates into the text of policies: no parameters, related tables through the views of `schema`. */
export class PolicyContext extends Context {
  readonly #schema: string
  readonly #views: Map<string, Set<string>>
  // Keeps PostgreSQL from hashing all rows of the related table for the few that are asked about: a customer's page must
  // cost the same with ten marks and with ten thousand.
  override readonly existsEnd = ' offset 0'
  override readonly rowByRow = true
  /** Told of every column a predicate reads. */
  readonly note: (table: string, column: string) => void

  constructor(
    catalog: Catalog,
    role: string,
    schema: string,
    views: Map<string, Set<string>>,
    note: (table: string, column: string) => void,
  ) {
    super(catalog, role, defaultLimits, true, new InlineBuilder())
    this.#schema = schema
    this.#views = views
    this.note = note
  }

  override related(table: string): { scope: Scope; from: string } {
    const inner = tableScope(table, this.builder.alias())
    const columns = this.#views.get(table) ?? new Set<string>()
    this.#views.set(table, columns)
    const column = (name: string): string => {
      columns.add(name)
      this.note(table, name)
      return inner.column(name)
    }
    return { scope: { ...inner, column }, from: `${this.#schema}.${quoted(table)} ${inner.alias}` }
  }
}

class InlineBuilder extends SqlBuilder {
  override bind(bind: Bind, cast: string, encoding: Encoding = 'plain'): string {
    if (bind.from === 'session') return sessionValue(bind.name, cast)
    if (bind.from === 'constant') return inlineValue(encode(bind.value, encoding), cast)
    if (bind.from !== 'list') throw new Error('a policy has no variables')
    return `array[${bind.items.map((item) => this.bind(item, cast.replace(/\[\]$/, ''))).join(', ')}]::${cast}`
  }
}

/** A session variable in SQL, read once per statement; null where it is not set. */
export function sessionValue(variable: string, cast: string): string {
  return `(select nullif(current_setting(${literal(settingName(variable))}, true), '')::${cast})`
}

/** A constant in SQL. */
export function inlineValue(value: unknown, cast: string): string {
  if (Array.isArray(value))
    return `array[${value.map((item) => inlineValue(item, cast.replace(/\[\]$/, ''))).join(', ')}]::${cast}`
  if (value === null || value === undefined) return `null::${cast}`
  return `${literal(typeof value === 'string' ? value : JSON.stringify(value))}::${cast}`
}

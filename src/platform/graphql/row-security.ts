import { createCatalog, type Catalog } from './catalog.ts'
import { tableScope } from './compile/context.ts'
import { inlineValue, PolicyContext, sessionValue } from './compile/policy-context.ts'
import { leaf } from './compile/predicate-value.ts'
import { literal, quoted, tableName } from './compile/sql-builder.ts'
import { predicateSql } from './compile/where.ts'
import type { BoolExp, Model, Table, TablePermission } from './model.ts'
import { pgType } from './pg-types.ts'

export interface RowSecurityOptions {
  /** The API roles whose requests log in as `databaseRole`. */
  roles: string[]
  /** An existing login role: no superuser, no owner of the tables, without BYPASSRLS. */
  databaseRole: string
  /** Owner of the tables; the role that runs the statements when not given. */
  ownerRole?: string
}

interface Policy {
  table: Table
  name: string
  action: 'select' | 'insert' | 'update' | 'delete'
  using?: string
  check?: string
}

/**
 * Statements that make PostgreSQL itself keep the permissions of some roles: exactly the permitted actions and columns
 * are granted (with the columns that predicates and relations join on), row security is enabled and forced, and each
 * permission becomes a policy. To be run in one transaction; running them again brings the database up to date.
 *
 * A predicate through a relation reads the other table in full, through a view in a schema that `databaseRole` cannot
 * name, so policies never call each other.
 * @throws Error when a predicate goes through a table that none of the roles may read: the data API's own statement,
 * which carries the predicate too, would be refused.
 */
export function rowSecuritySql(model: Model, options: RowSecurityOptions): string[] {
  const catalog = createCatalog(model)
  const grantee = quoted(options.databaseRole)
  const owner = options.ownerRole ? quoted(options.ownerRole) : 'current_user'
  const schema = quoted(`access_of_${options.databaseRole}`)
  const views = new Map<string, Set<string>>()
  const granted = grantedColumns(catalog, options.roles)
  const policies: Policy[] = []

  for (const role of options.roles)
    for (const [name, permission] of Object.entries(model.permissions[role] ?? {})) {
      if (permission.insert && !permission.select)
        throw new Error(`${role} may insert into ${name} but not read it, and its statements read what they wrote`)
      const context = new PolicyContext(catalog, role, schema, views, (table, column) =>
        need(granted, role, table, column),
      )
      policies.push(...policiesOf(context, catalog.table(name), role, permission))
    }

  const schemas = new Set(
    model.tables.map(({ sqlName }) => quoted(sqlName?.includes('.') ? (sqlName.split('.')[0] ?? '') : 'public')),
  )
  const tables = model.tables.filter((table) => granted.has(table.name))
  return [
    dropPolicies(options.databaseRole),
    `drop schema if exists ${schema} cascade`,
    ...[...schemas].flatMap((name) => [
      `revoke all on all tables in schema ${name} from ${grantee}`,
      `grant usage on schema ${name} to ${grantee}`,
    ]),
    `create schema ${schema}${options.ownerRole ? ` authorization ${owner}` : ''}`,
    ...[...views].flatMap(([name, columns]) => {
      const view = `${schema}.${quoted(name)}`
      const selected = [...columns].map(quoted).join(', ')
      return [
        `create view ${view} as select ${selected} from ${tableName(catalog.table(name))}`,
        ...(options.ownerRole ? [`alter view ${view} owner to ${owner}`] : []),
        `grant select on ${view} to ${grantee}`,
      ]
    }),
    ...tables.map((table) => forceRowSecurity(table, owner)),
    ...tables.flatMap((table) => grants(table, granted, catalog, options.roles, grantee)),
    ...policies.map((policy) => policySql(policy, grantee)),
  ]
}

function policiesOf(context: PolicyContext, table: Table, role: string, permission: TablePermission): Policy[] {
  const own = tableScope(table.name, quoted((table.sqlName ?? table.name).split('.').at(-1) ?? ''))
  const noted = {
    ...own,
    column: (name: string): string => {
      // A role that only writes needs no right to read what its check looks at.
      if (context.catalog.readable(role, table.name).length > 0) context.note(table.name, name)
      return own.column(name)
    },
  }
  const when = (predicate: BoolExp): string =>
    // Bare, the comparison is taken to let one row of two hundred through, and lists are read whole to find them.
    [
      `coalesce((select current_setting('app.role', true)) = ${literal(role)}, false)`,
      predicateSql(context, noted, predicate),
    ]
      .filter(Boolean)
      .join(' and ')
  const presets = (set: Record<string, unknown> = {}): string[] =>
    Object.entries(set).map(([name, value]) => {
      const cast = pgType(context.catalog.column(table.name, name)?.type ?? 'text').cast
      return `${own.column(name)} = ${bound(value, cast)}`
    })
  const name = (action: string): string => `api_${role}_${action}`
  const { select, insert, update, delete: remove } = permission
  const policies: Policy[] = []
  if (select) policies.push({ table, name: name('select'), action: 'select', using: when(select.filter) })
  if (table.readOnly) return policies
  if (insert) {
    const check = [when(insert.check), ...presets(insert.set)].join(' and ')
    policies.push({ table, name: name('insert'), action: 'insert', check })
  }
  if (update) {
    const check = [when(update.check ?? update.filter), ...presets(update.set)].join(' and ')
    policies.push({ table, name: name('update'), action: 'update', using: when(update.filter), check })
  }
  if (remove) policies.push({ table, name: name('delete'), action: 'delete', using: when(remove.filter) })
  return policies
}

function bound(value: unknown, cast: string): string {
  const { bind } = leaf(value)
  return bind.from === 'session' ? sessionValue(bind.name, cast) : inlineValue(value, cast)
}

type Granted = Map<string, Set<string>>

/** The columns the roles may select, and those the data API joins and orders by. */
function grantedColumns(catalog: Catalog, roles: readonly string[]): Granted {
  const granted: Granted = new Map()
  for (const role of roles)
    for (const table of catalog.tables()) {
      const columns = catalog.readable(role, table.name)
      if (columns.length === 0) continue
      const known = granted.get(table.name) ?? new Set<string>()
      for (const name of [...columns.map((column) => column.name), ...table.primaryKey]) known.add(name)
      granted.set(table.name, known)
    }
  for (const relation of catalog.model.relations)
    for (const [local, remote] of relation.on) {
      if (!granted.has(relation.table) || !granted.has(relation.target)) continue
      granted.get(relation.table)?.add(local)
      granted.get(relation.target)?.add(remote)
    }
  return granted
}

function need(granted: Granted, role: string, table: string, column: string): void {
  const columns = granted.get(table)
  if (!columns)
    throw new Error(`a predicate of ${role} reads ${table}.${column}, but no role of this login may read ${table}`)
  columns.add(column)
}

function grants(table: Table, granted: Granted, catalog: Catalog, roles: readonly string[], grantee: string): string[] {
  const on = tableName(table)
  const columns = { insert: new Set<string>(), update: new Set<string>() }
  let deletes = false
  for (const role of roles) {
    const permission = table.readOnly ? undefined : catalog.permission(role, table.name)
    deletes ||= permission?.delete !== undefined
    for (const action of ['insert', 'update'] as const) {
      const allowed = permission?.[action]
      if (!allowed) continue
      const names = allowed.columns === '*' ? table.columns.map((column) => column.name) : allowed.columns
      const made = action === 'insert' ? table.columns.filter(({ make }) => make !== undefined) : []
      for (const name of [...names, ...Object.keys(allowed.set ?? {}), ...made.map((column) => column.name)])
        columns[action].add(name)
    }
  }
  const { insert, update } = columns
  const list = (names: ReadonlySet<string>): string => [...names].map(quoted).join(', ')
  return [
    `grant select (${list(granted.get(table.name) ?? new Set())}) on ${on} to ${grantee}`,
    ...(insert.size > 0
      ? [`grant insert (${list(insert)}) on ${on} to ${grantee}`, grantSequences(table, grantee)]
      : []),
    ...(update.size > 0 ? [`grant update (${list(update)}) on ${on} to ${grantee}`] : []),
    ...(deletes ? [`grant delete on ${on} to ${grantee}`] : []),
  ]
}

function grantSequences(table: Table, grantee: string): string {
  return `do $do$ declare s text; begin
  for s in select pg_get_serial_sequence(${literal(tableName(table))}, attname) from pg_attribute
    where attrelid = ${literal(tableName(table))}::regclass and attnum > 0 and not attisdropped loop
    if s is not null then execute format('grant usage on sequence %s to ${grantee.replaceAll("'", "''")}', s); end if;
  end loop; end $do$`
}

function policySql({ table, name, action, using, check }: Policy, grantee: string): string {
  const clauses = [using === undefined ? '' : ` using (${using})`, check === undefined ? '' : ` with check (${check})`]
  return `create policy ${quoted(name)} on ${tableName(table)} for ${action} to ${grantee}${clauses.join('')}`
}

// A view has no policies of its own: it must run under its caller's, or it would be a hole in the wall.
function forceRowSecurity(table: Table, owner: string): string {
  const on = tableName(table)
  return `do $do$ begin
  if (select relkind from pg_class where oid = ${literal(on)}::regclass) in ('r', 'p') then
    alter table ${on} enable row level security;
    alter table ${on} force row level security;
    drop policy if exists api_owner on ${on};
    create policy api_owner on ${on} for all to ${owner} using (true) with check (true);
  elsif not exists (select 1 from pg_class c, unnest(c.reloptions) o
    where c.oid = ${literal(on)}::regclass and o in ('security_invoker=true', 'security_invoker=on', 'security_invoker=1')) then
    raise exception 'view ${table.name} must be made with security_invoker';
  end if; end $do$`
}

function dropPolicies(databaseRole: string): string {
  return `do $do$ declare p record; begin
  for p in select schemaname, tablename, policyname from pg_policies where ${literal(databaseRole)} = any(roles) loop
    execute format('drop policy %I on %I.%I', p.policyname, p.schemaname, p.tablename);
  end loop; end $do$`
}

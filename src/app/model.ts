import { createEngine, type Engine } from '#platform/graphql/engine.ts'
import { fromDrizzle } from '#platform/graphql/from-drizzle.ts'
import type { Model, Permissions, Run, Session, TablePermission, Transact } from '#platform/graphql/model.ts'
import { rowSecuritySql } from '#platform/graphql/row-security.ts'
import { hiddenColumns, permissions, walledRoles } from '#schema/permissions.ts'
import { ruledTables } from '#schema/permissions/staff.ts'
import { relations } from '#schema/relations.ts'
import * as tables from '#schema/tables.ts'
import { task } from '#schema/task.ts'
import { auditWrite } from './audit-write.ts'

/** The tables of the data API: those that somebody may read. */
export function dataModel(): Model {
  const named = new Set(Object.values(permissions).flatMap((byTable) => Object.keys(byTable)))
  const hidden = Object.fromEntries(Object.entries(hiddenColumns).map(([table, columns]) => [table, [...columns]]))
  const known = [...fromDrizzle(Object.values(tables), { hidden }), task].filter((table) => named.has(table.name))
  return {
    tables: known,
    relations: relations.filter((r) => named.has(r.table) && named.has(r.target)),
    permissions: withAdvice(permissions),
  }
}

// A write that goes around the rules of a call says so in the schema.
function withAdvice(declared: Permissions): Permissions {
  const calls: Readonly<Record<string, string>> = ruledTables
  const advise = (table: string, permission: TablePermission): TablePermission => {
    const call = calls[table]
    if (!call) return permission
    const description = `Rules guard these rows: ${call} is the way to write them. What is written here is audited.`
    const { insert, update, delete: remove } = permission
    return {
      ...permission,
      ...(insert ? { insert: { ...insert, description } } : {}),
      ...(update ? { update: { ...update, description } } : {}),
      ...(remove ? { delete: { ...remove, description } } : {}),
    }
  }
  return Object.fromEntries(
    Object.entries(declared).map(([role, tables]) => [
      role,
      Object.fromEntries(Object.entries(tables).map(([table, permission]) => [table, advise(table, permission)])),
    ]),
  )
}

/** Statements that make PostgreSQL itself refuse what the declaration does not allow the walled roles. */
export function wallStatements(databaseRole: string): string[] {
  return rowSecuritySql(dataModel(), { roles: [...walledRoles], databaseRole })
}

/** What the database's own rules refuse with, in words of the calls. */
const ownFailures: Readonly<Record<string, string>> = { MW404: 'not-found', MW409: 'transition-refused' }

// The triggers ask who acts by these settings, whoever opened the transaction.
function withActor(session: Session): Session {
  const { 'x-user-id': actor = '' } = session.variables
  return { ...session, variables: { ...session.variables, 'x-actor': actor, 'x-actor-role': session.role } }
}

/** How the data API reaches the database for one kind of caller. */
export interface DataAccess {
  run: Run
  transaction: Transact
}

/** The data API: staff directly, everybody else under row-level security. Only staff may ask for the schema. */
export function createDataApi(direct: DataAccess, walled: DataAccess, report: (error: Error) => void): Engine {
  const isWalled = (role: string) => walledRoles.some((walledRole) => walledRole === role)
  const accessOf = (role: string): DataAccess => (isWalled(role) ? walled : direct)
  return createEngine({
    model: dataModel(),
    ownFailures: (sqlState) => ownFailures[sqlState],
    onWrite: async (written) => (isWalled(written.session.role) ? undefined : await auditWrite(written)),
    run: async (statement, session, mode) => await accessOf(session.role).run(statement, session, mode),
    transaction: async (session, timeoutMs, work) =>
      await accessOf(session.role).transaction(withActor(session), timeoutMs, work),
    introspection: (role) => !isWalled(role),
    report,
  })
}

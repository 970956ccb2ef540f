import { createEngine, type Engine } from '#platform/graphql/engine.ts'
import { fromDrizzle } from '#platform/graphql/from-drizzle.ts'
import type { Model, Run, Transact } from '#platform/graphql/model.ts'
import { rowSecuritySql } from '#platform/graphql/row-security.ts'
import { hiddenColumns, permissions, walledRoles } from '#schema/permissions.ts'
import { relations } from '#schema/relations.ts'
import * as tables from '#schema/tables.ts'
import { task } from '#schema/task.ts'

/** The tables of the data API: those that somebody may read. */
export function dataModel(): Model {
  const named = new Set(Object.values(permissions).flatMap((byTable) => Object.keys(byTable)))
  const hidden = Object.fromEntries(Object.entries(hiddenColumns).map(([table, columns]) => [table, [...columns]]))
  const known = [...fromDrizzle(Object.values(tables), { hidden }), task].filter((table) => named.has(table.name))
  return { tables: known, relations: relations.filter((r) => named.has(r.table) && named.has(r.target)), permissions }
}

/** Statements that make PostgreSQL itself refuse what the declaration does not allow the walled roles. */
export function wallStatements(databaseRole: string): string[] {
  return rowSecuritySql(dataModel(), { roles: [...walledRoles], databaseRole })
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
    run: async (statement, session, mode) => await accessOf(session.role).run(statement, session, mode),
    transaction: async (session, timeoutMs, work) => await accessOf(session.role).transaction(session, timeoutMs, work),
    introspection: (role) => !isWalled(role),
    report,
  })
}

import { shipped } from '#operations/all.ts'
import { readOnceMore } from '#platform/db/busy.ts'
import { createEngine, type Engine } from '#platform/graphql/engine.ts'
import type { Limits } from '#platform/graphql/limits.ts'
import { fromDrizzle } from '#platform/graphql/from-drizzle.ts'
import type { Model, Run, Session, Table, Transact } from '#platform/graphql/model.ts'
import { createTurns } from '#platform/limits/turns.ts'
import { createSharedAnswers } from '#platform/graphql/shared-answers.ts'
import { rowSecuritySql } from '#platform/graphql/row-security.ts'
import { hiddenColumns, permissions, walledRoles } from '#schema/permissions.ts'
import { ownerColumn } from '#schema/columns.ts'
import { ownedByParent } from '#schema/owners.ts'
import { relations } from '#schema/relations.ts'
import { tables } from '#schema/tables.ts'
import { task } from '#schema/task.ts'
import { auditWrite } from './audit-write.ts'
import { checkRows } from './check-rows.ts'

let model: Model | undefined

/** The tables of the data API: those that somebody may read. Described once for a process. */
export function dataModel(): Model {
  return (model ??= describeModel())
}

function describeModel(): Model {
  const named = new Set(Object.values(permissions).flatMap((byTable) => Object.keys(byTable)))
  const hidden = Object.fromEntries(
    Object.entries(hiddenColumns)
      .filter(([table]) => table !== task.name)
      .map(([table, columns]) => [table, [...columns]]),
  )
  const copies = new Map<string, Table['copies']>(
    ownedByParent.map(({ table, parent }) => [table, [{ column: ownerColumn, relation: parent, of: 'user_id' }]]),
  )
  const described = fromDrizzle(tables, { hidden }).map((table): Table => {
    const own = copies.get(table.name)
    return own ? { ...table, copies: own } : table
  })
  const known = [...described, task].filter((table) => named.has(table.name))
  return {
    tables: known,
    relations: relations.filter((r) => named.has(r.table) && named.has(r.target)),
    permissions,
  }
}

/** Statements that make PostgreSQL itself refuse what the declaration does not allow the walled roles. */
export function wallStatements(databaseRole: string): string[] {
  return [
    ...rowSecuritySql(dataModel(), { roles: [...walledRoles], databaseRole }),
    `grant execute on function public.audit_data_write(text, text, text, jsonb) to "${databaseRole}"`,
  ]
}

/** What the database's own rules refuse with, in words of the calls. */
const ownFailures: Readonly<Record<string, string>> = {
  MW404: 'not-found',
  MW409: 'transition-refused',
  MW412: 'rules-unmet',
}

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

export interface DataApiSettings {
  /** Whose documents are taken whatever they say; of everybody else only the shipped ones are. */
  documents: 'shipped' | 'staff-any' | 'any'
  /** Departures from the engine's limits, by role; '*' is for all. */
  limits: Readonly<Record<string, Partial<Limits>>>
  /** Statements of one caller that run at once; three when left out. */
  atOnce?: number
}

/** How each kind of caller reaches the database: staff directly, clients and visitors under row-level security. */
export interface DataAccesses {
  staff: DataAccess
  clients: DataAccess
  open: DataAccess
}

/** Milliseconds of a statement behind the wall. */
const walledStatementMs = 2_000

/** Statements of one caller that run at once, and those that wait in line for them. */
const statementsAtOnce = 3
const statementsWaiting = 20
/** Whose statements take as long as this has one at a time. */
const longStatementMs = 250
/** A client two of whose statements take as long as this, one after the other, rests twice that time. */
const tiringStatementMs = 1_000

/** Who a caller is: a user, or what the link opens. Visitors have no name here; they share a pool of their own. */
function callerOf({ role, variables }: Session): string | undefined {
  if (role === 'anonymous' || role === 'service') return undefined
  return Object.entries(variables)
    .filter(([name]) => /^x-.*-id$/.test(name))
    .map((pair) => pair.join())
    .toSorted()
    .join(';')
}

/** The data API, as the calls see it. */
export interface DataApi extends Engine {
  /** Something was written beside it: answers that are shared are read anew. */
  changed(): void
}

/** The data API: staff directly, everybody else under row-level security. Only staff may ask for the schema. */
export function createDataApi(
  accesses: DataAccesses,
  settings: DataApiSettings,
  report: (error: Error) => void,
): DataApi {
  const isWalled = (role: string) => walledRoles.some((walledRole) => walledRole === role)
  const accessOf = (role: string): DataAccess =>
    role === 'anonymous' ? accesses.open : isWalled(role) ? accesses.clients : accesses.staff
  const turnsOf = (tiringMs: number) =>
    createTurns(settings.atOnce ?? statementsAtOnce, statementsWaiting, { slowMs: longStatementMs, tiringMs })
  // Long lists and reports are the work of staff, who are few.
  const turns = { clients: turnsOf(tiringStatementMs), staff: turnsOf(Infinity) }
  const inTurn = async <T>(session: Session, work: () => Promise<T>): Promise<T> => {
    const caller = callerOf(session)
    return await (caller === undefined ? work() : turns[isWalled(session.role) ? 'clients' : 'staff'](caller, work))
  }
  const takesAny = (role: string) =>
    settings.documents === 'any' || (settings.documents === 'staff-any' && !isWalled(role))
  const shared = createSharedAnswers()
  const engine = createEngine({
    model: dataModel(),
    ownFailures: (sqlState) => ownFailures[sqlState],
    onWrite: async (written) => {
      await checkRows(written)
      await auditWrite(written)
    },
    shareMs: (document) => sharedMs.get(document),
    run: async (statement, session, mode) => {
      const asked = async () =>
        await inTurn(session, async () => {
          const run = async () => await accessOf(session.role).run(statement, session, mode)
          return await (mode === 'read' ? readOnceMore(run) : run())
        })
      if (statement.shareMs === undefined) return await asked()
      const key = JSON.stringify([session.role, statement.sql, statement.values])
      return await shared.get(key, statement.shareMs, asked)
    },
    transaction: async (session, timeoutMs, work) => {
      const answer = await inTurn(
        session,
        async () => await accessOf(session.role).transaction(withActor(session), timeoutMs, work),
      )
      shared.forget()
      return answer
    },
    expressions: (role) => !isWalled(role),
    introspection: (role) => !isWalled(role),
    allowedDocuments: (role) => (takesAny(role) ? undefined : shippedDocuments()),
    limits: (role) => ({
      ...(isWalled(role) ? { statementTimeoutMs: walledStatementMs } : {}),
      ...settings.limits['*'],
      ...settings.limits[role],
    }),
    report,
  })
  return { ...engine, changed: () => shared.forget() }
}

const sharedMs: ReadonlyMap<string, number> = new Map(
  shipped.flatMap(({ text, sharedSeconds }) => (sharedSeconds === undefined ? [] : [[text, sharedSeconds * 1000]])),
)

/** Every document that the product sends. */
export function shippedDocuments(): string[] {
  return shipped.map((operation) => operation.text)
}

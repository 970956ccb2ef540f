import { bindValues } from '../compile/bind.ts'
import type { Context } from '../compile/context.ts'
import type { Compiled } from '../compile/operation.ts'
import { writeStatement, type Answer, type Write } from '../compile/written.ts'
import { ApiError, overLimit, permissionCheckFailed } from '../errors.ts'
import type { Execute, OnWrite, Session } from '../model.ts'

/** What a mutation works with, in one attempt of its transaction. */
export interface Work {
  context: Context
  session: Session
  variables: Readonly<Record<string, unknown>>
  execute: Execute
  onWrite: OnWrite | undefined
  /** Turns what a statement threw into a refusal. */
  failure: (thrown: unknown) => ApiError
  /** `performance.now()` after which no further statement is begun. */
  deadline: number
}

/** What is wanted of the rows that are written: the answer, columns for a later statement, columns as text. */
export interface Wanted {
  answer?: Answer | undefined
  captured?: ReadonlySet<string>
  links?: readonly string[]
}

/** What one write did: its answer, columns of the rows for a later statement, their keys and links as text. */
export interface Done {
  response: string
  captured: string
  rows: Record<string, string | null>[]
}

/** Executes a write, and refuses it when a check fails or too many rows are touched; the transaction is then undone. */
export async function perform(work: Work, context: Context, write: Write, wanted: Wanted): Promise<Done> {
  const [response, holds, keys, captured, count] = await run(work, writeStatement(context, write, wanted))
  if (holds !== 'true') throw new ApiError('permission-error', permissionCheckFailed)
  const { writtenRows } = work.context.limits
  if (Number(count) > writtenRows) throw overLimit('writtenRows', Number(count), writtenRows)
  const rows = JSON.parse(keys ?? '[]') as Done['rows']
  await tell(work, write, rows)
  return { response: response ?? 'null', captured: captured ?? '[]', rows }
}

/** Executes one more statement of the mutation, unless its time is over. */
export async function run(work: Work, { sql, parameters }: Compiled): Promise<readonly (string | null)[]> {
  const { limits } = work.context
  if (performance.now() > work.deadline)
    throw new ApiError('time-limit-exceeded', 'the request is over the limit "statementTimeoutMs"')
  const values = bindValues(parameters, work.variables, work.session, limits)
  return await work.execute({ sql, values, timeoutMs: limits.statementTimeoutMs })
}

async function tell(work: Work, { action, table, columns }: Write, rows: Done['rows']): Promise<void> {
  if (!work.onWrite || rows.length === 0) return
  const { primaryKey } = work.context.catalog.table(table)
  await work.onWrite({
    action,
    table,
    role: work.session.role,
    keys: rows.map((row) => Object.fromEntries(primaryKey.map((name) => [name, String(row[name])]))),
    columns,
    session: work.session,
    run: async (sql, values) => await work.execute({ sql, values: [...values] }),
  })
}

import type { AnyCall } from '#contract/call.ts'
import { missingIn, read } from '#contract/fields.ts'
import type { Caller } from '#domain/account/caller.ts'
import type { Handled } from '#features/facilities.ts'
import { AppError } from '#kernel/errors.ts'
import { readOnceMore } from '#platform/db/busy.ts'
import { sqlState } from '#platform/db/transaction.ts'
import type { Context } from '../context.ts'
import { writeOf } from './audit-call.ts'

export interface RawInput {
  params?: unknown
  query?: unknown
  body?: unknown
  idempotencyKey?: string | null
  file?: File | null
  /** A page waits for the answer to its own repeated press; a program is told that the first still runs. */
  waits?: boolean
}

/** Pairs each call with its handler. Throws at start-up when a call has none, has two, or a handler has no call. */
export function pairCalls(calls: readonly AnyCall[], handled: readonly Handled[]): Map<string, Handled> {
  const byName = new Map<string, Handled>()
  for (const one of handled) {
    if (byName.has(one.call.name)) throw new Error(`two handlers for ${one.call.name}`)
    byName.set(one.call.name, one)
  }
  const missing = calls.filter((call) => !byName.has(call.name)).map((call) => call.name)
  const stray = [...byName.keys()].filter((name) => !calls.some((call) => call.name === name))
  if (missing.length + stray.length > 0)
    throw new Error(`calls without a handler: ${missing.join(', ')}; handlers without a call: ${stray.join(', ')}`)
  return byName
}

/** Throws unless the caller's role may make the call; of a hidden call nobody else learns. */
export function refuseRole(call: AnyCall, caller: Caller): void {
  if (call.who.includes(caller.role)) return
  if (call.hidden) throw new AppError('not-found')
  throw new AppError(caller.userId === null ? 'sign-in-required' : 'not-allowed')
}

/** Runs a call for a caller: role, input, handler, output. The same way over HTTP and inside a page's action. */
export async function runCall(context: Context, handled: Handled, raw: RawInput, caller: Caller): Promise<unknown> {
  const { call, handler } = handled
  refuseRole(call, caller)
  if (caller.actorId !== null && call.support === 'closed') throw new AppError('not-allowed')
  await context.countCall(call, caller)
  const params = call.params.safeParse(raw.params ?? {})
  // A malformed id names nothing, like an unknown one.
  if (!params.success) throw new AppError('not-found')
  const query = read(call.query, raw.query ?? {})
  const body = read(call.body, raw.body ?? {})
  // Everything that is wrong is said at once, wherever it stands.
  const missing = missingIn(call, body.fields ? raw.body : body.data, caller.role)
  if (query.fields || body.fields || Object.keys(missing).length > 0)
    throw new AppError('invalid-input', { fields: { ...missing, ...query.fields, ...body.fields } })
  const idempotencyKey = raw.idempotencyKey ?? null
  if (call.idempotent && (idempotencyKey === null || idempotencyKey.length < 8 || idempotencyKey.length > 255)) {
    throw new AppError('malformed-request', { facts: { header: 'Idempotency-Key' } })
  }
  const file = call.upload || call.takesFile ? { file: raw.file } : {}
  const write = writeOf(
    context.pool,
    { call, params: params.data, body: body.data, caller },
    call.idempotent === 'by-key' && idempotencyKey !== null
      ? {
          scope: scopeOf(call, params.data, caller),
          key: idempotencyKey,
          request: askedIn(query.data, body.data),
          waits: raw.waits ?? false,
        }
      : null,
  )
  const run = async () => {
    const input = {
      params: params.data,
      query: query.data,
      body: { ...(body.data as object), ...file },
      idempotencyKey,
    }
    const answer = await handler(input, caller, { ...context.facilities, write: write.run })
    await write.finish(answer)
    if (call.method !== 'GET') context.dataApi.changed()
    return answer
  }
  const output = await (call.method === 'GET' ? readOnceMore(run) : run()).catch(translate)
  return call.download ? output : call.output.parse(output)
}

/** Whose key it is, and of which call on which row: the same key of anybody else is another one. */
function scopeOf(call: AnyCall, params: unknown, { userId, requestId, role }: Caller): string {
  return [call.name, ...Object.values(params as Record<string, unknown>), userId ?? requestId ?? role].join(':')
}

/** All that a call was asked: the same key with another question is refused, wherever the difference stands. */
const askedIn = (query: unknown, body: unknown): unknown =>
  Object.keys(query as object).length === 0 ? body : [query, body]

/** What the database refuses although the rules let it through: by its state, never by its text. */
function translate(error: unknown): never {
  if (error instanceof AppError) throw error
  const state = sqlState(error)
  if (state === '22P02' || state === '22021') throw new AppError('invalid-input', { cause: error })
  if (state === '23505') throw new AppError('changed-meanwhile', { cause: error })
  throw error
}

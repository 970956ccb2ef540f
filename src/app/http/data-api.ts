import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError, busySeconds } from '#kernel/errors.ts'
import { createLocalLimit } from '#platform/limits/limits.ts'
import type { Context } from '../context.ts'
import { callerOf, dataSessionOf, sessionOf } from './caller.ts'
import { networkOf } from '#platform/limits/network.ts'
import { refuseForeignCall } from './origin.ts'
import { mediaType } from './sign-in-form.ts'
import { cookieName, cookieOf } from './session-cookie.ts'

/** Operations a minute of one caller, a user or a network of visitors, at one process. */
const requestsPerMinute = 600

/** Why a step outside of a state machine is made; heard from admins only, kept in the audit log. */
const forceHeader = 'x-force-reason'

/**
 * The data API over HTTP: queries by GET, queries, mutations and batches by POST, JSON only, under the caller's role.
 * Refusals are answered 200 in Hasura's shape; 405 to a mutation by GET, 400 to a body that is no request.
 */
export function dataApiRoutes(context: Context): Hono {
  const app = new Hono()
  const limit = bodyLimit({
    maxSize: 262_144,
    onError: () => {
      throw new AppError('too-large')
    },
  })
  const { limitFactor } = context.config
  const asks = createLocalLimit(requestsPerMinute * limitFactor, 60)
  const answer = async (request: Request, asked: Asked | Asked[], allowMutations: boolean) => {
    const signedIn = await sessionOf(context, request)
    // A cookie of a session that is over is no visitor's: the client signs out instead of reading as somebody else.
    if (!signedIn && cookieOf(request, cookieName(context)) !== null) throw new AppError('sign-in-required')
    const caller = await callerOf(context, request, signedIn, null)
    // A batch counts as what it holds, so that it is no way around the rate.
    const wait = await asks.take(caller.userId ?? networkOf(caller.address), [asked].flat().length)
    if (wait !== null) throw new AppError('too-many-requests', { retryAfter: wait })
    const session = dataSessionOf(caller)
    const reason = caller.role === 'admin' ? request.headers.get(forceHeader)?.trim().slice(0, 500) : undefined
    if (reason) session.variables['x-force'] = reason
    const { status, body, retryAfter } = await context.dataApi.execute(asked, session, {
      // Acting for a customer is reading here: writes are the few calls that are open to it.
      allowMutations: allowMutations && caller.actorId === null,
    })
    return new Response(body, {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'authorization, cookie',
        ...(status === 405 ? { allow: 'POST' } : {}),
        ...(status === 429 || status === 503 ? { 'retry-after': String(retryAfter ?? busySeconds) } : {}),
      },
    })
  }
  app.get('/v1/graphql', async (c) => {
    const { query = '', variables, operationName } = c.req.query()
    const asked = readRequest({ query, variables: variables ? parse(variables) : undefined, operationName })
    return await answer(c.req.raw, asked, false)
  })
  // Every refusal of this path speaks Hasura's way, also those that other calls answer in ours.
  app.onError((error) => {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return refusal(
      error.code === 'sign-in-required' ? 'the session is over' : error.code,
      error.status,
      error.retryAfter,
    )
  })
  app.post('/v1/graphql', limit, async (c) => {
    const request = c.req.raw
    if (mediaType(request) !== 'application/json') throw new AppError('unsupported-type')
    refuseForeignCall(context, request)
    const body = parse(await request.text())
    return await answer(request, Array.isArray(body) ? body.map(readRequest) : readRequest(body), true)
  })
  return app
}

function refusal(message: string, status: number, retryAfter: number | null): Response {
  const code = status === 401 || status === 403 ? 'access-denied' : 'bad-request'
  return Response.json(
    { errors: [{ message, extensions: { path: '$', code } }] },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter === null ? {} : { 'retry-after': String(retryAfter) }),
      },
    },
  )
}

interface Asked {
  query: string
  variables?: unknown
  operationName?: string
}

function readRequest(body: unknown): Asked {
  if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string')
    throw new AppError('malformed-request')
  const variables = 'variables' in body ? body.variables : undefined
  const name = 'operationName' in body ? body.operationName : undefined
  return {
    query: body.query,
    variables: variables ?? undefined,
    ...(typeof name === 'string' && name !== '' ? { operationName: name } : {}),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new AppError('malformed-request', { cause })
  }
}

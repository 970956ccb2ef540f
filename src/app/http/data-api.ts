import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '../context.ts'
import { callerOf, dataSessionOf, sessionOf } from './caller.ts'
import { cookieName, cookieOf } from './session-cookie.ts'

/** The data API over HTTP: queries by GET or POST, JSON only, under the caller's role. */
export function dataApiRoutes(context: Context): Hono {
  const app = new Hono()
  const limit = bodyLimit({
    maxSize: 262_144,
    onError: () => {
      throw new AppError('too-large')
    },
  })
  const answer = async (
    request: Request,
    asked: { query: string; variables?: unknown; operationName?: string },
    allowMutations: boolean,
  ) => {
    const caller = await callerOf(context, request, await sessionOf(context, request), null)
    const { status, body } = await context.dataApi.execute(asked, dataSessionOf(caller), {
      allowMutations: allowMutations && caller.actorId === null,
    })
    return new Response(body, {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'authorization, cookie',
      },
    })
  }
  app.get('/v1/graphql', async (c) => {
    const { query = '', variables, operationName } = c.req.query()
    if (/^[\s\S]*\bmutation\b/.test(query.replaceAll(/"[^"]*"/g, ''))) throw new AppError('method-not-allowed')
    return await answer(
      c.req.raw,
      { query, variables: variables ? parse(variables) : undefined, ...(operationName ? { operationName } : {}) },
      false,
    )
  })
  app.post('/v1/graphql', limit, async (c) => {
    const request = c.req.raw
    if (!(request.headers.get('content-type') ?? '').startsWith('application/json'))
      throw new AppError('unsupported-type')
    const foreign = request.headers.get('sec-fetch-site') === 'cross-site'
    if (foreign && cookieOf(request, cookieName(context)) !== null) throw new AppError('not-allowed')
    const body = parse(await request.text())
    if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string')
      throw new AppError('malformed-request')
    const asked = body as { query: string; variables?: unknown; operationName?: string }
    return await answer(
      request,
      {
        query: asked.query,
        variables: asked.variables ?? undefined,
        ...(asked.operationName ? { operationName: asked.operationName } : {}),
      },
      true,
    )
  })
  return app
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new AppError('malformed-request', { cause })
  }
}

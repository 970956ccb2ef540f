import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'

/** Pages and staff area from their files, as a development server has them. */
export interface HotReload {
  /** The pages as their files are now. */
  build: () => Promise<ServerBuild>
  /** Answers a request for a script, a style or the staff area's page; false when it is for none of them. */
  serve: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean>
}

/** Serves what the development server has; everything else is the product's. */
export function hotFiles(hot: HotReload): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => ((await hot.serve(c.env.incoming, c.env.outgoing)) ? RESPONSE_ALREADY_SENT : await next())
}

/** Scripts and styles that are made while one edits are inline and change all the time. */
export const withoutContentPolicy: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.delete('content-security-policy')
}

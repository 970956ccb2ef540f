import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const drawings = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')

/** `/flags/sk.svg`, from the package that draws them; what it has not is left to the files of our own. */
export const flagFiles = (): MiddlewareHandler =>
  serveStatic({
    root: drawings,
    rewriteRequestPath: (path) =>
      path.replace(/^\/flags\/([a-z]{2})\.svg$/, (_, code: string) => `/${code.toUpperCase()}.svg`),
    onFound: (_, c) => c.header('cache-control', 'public, max-age=604800'),
  })

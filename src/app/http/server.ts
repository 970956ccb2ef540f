import { takeRelayed } from '#features/docketed-message/index.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { calls } from '#contract/calls.ts'
import { takeWebhook } from '#features/billing/index.ts'
import { findFeed, readFeed } from '#features/docket/index.ts'
import { readLinkedDocument } from '#features/document/index.ts'
import { AppError, found } from '#kernel/errors.ts'
import { isLanguage } from '#kernel/languages.ts'
import { busy } from '#platform/db/busy.ts'
import { createLocalLimit } from '#platform/limits/limits.ts'
import { preloadedInstances } from '#web/i18n/preloaded.server.ts'
import { textVersionOf } from '#web/i18n/version.server.ts'
import type { Context } from '../context.ts'
import { authRoutes } from './auth.ts'
import { callRoutes, uploadLimit } from './calls.ts'
import { fileResponse } from './file-response.ts'
import { flagFiles } from './flags.ts'
import { clientLogRoutes } from './client-log.ts'
import { dataApiRoutes } from './data-api.ts'
import { debugHandler } from './debug.ts'
import { emailPreview } from './email-preview.ts'
import { errorResponse } from './errors.ts'
import { freshReads } from './fresh-cookie.ts'
import { healthRoutes } from './health.ts'
import { hotFiles, withoutContentPolicy } from './hot-reload.ts'
import { openApiDocument } from './openapi.ts'
import { isFromUs, refuseForeignWrite } from './origin.ts'
import { outboxPages } from './outbox.ts'
import { takesFile } from './page-privacy.ts'
import { onePathSpelling } from './path-spelling.ts'
import { pairCalls } from './run-call.ts'
import { sandboxPages } from './sandbox-pages.ts'
import { securityHeaders } from './security-headers.ts'
import { securityTextRoutes } from './security-text.ts'
import { refreshSessions } from './session-cookie.ts'
import { tracing } from './trace.ts'
import { webPages } from './web.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** How often an address for calendars is read in ten minutes, at one process; calendars ask every few hours. */
const readsOfAFeed = 30

/** Forms, sign-in and webhooks are small; calls have limits of their own. */
const formLimit = bodyLimit({
  maxSize: 262_144,
  onError: () => {
    throw new AppError('too-large')
  },
})

const fileLimit = bodyLimit({
  maxSize: uploadLimit,
  onError: () => {
    throw new AppError('too-large')
  },
})

/** The whole outside of the process: pages, calls, data API, sign-in, files, health. */
export async function createServer(context: Context): Promise<Hono> {
  const texts = await preloadedInstances(join(root, 'public/locales'), (message) => context.log.warn(message))
  const health = healthRoutes(context)
  const trace = tracing(context, health.observe)
  const handled = pairCalls(calls, [...context.handled, debugHandler(context, trace.last)])
  const authenticate = authRoutes(context)
  const { hot } = context
  const pages = await webPages(context, handled, texts, authenticate, hot)
  const app = new Hono()

  app.onError(async (error, c) => {
    // A person sees a page, also when it failed before the pages were asked.
    if (pages && busy(error) && wantsPage(c)) {
      context.log.error({ err: error }, 'request failed')
      return await pages.busyPage(atBase(context, c.req.raw))
    }
    const language = c.req.header('accept-language')?.slice(0, 2)
    const i18n = texts[isLanguage(language) ? language : 'en']
    return errorResponse(context, c, error, (code) => i18n.t(`errors:code.${code}` as never))
  })
  if (hot) app.use(withoutContentPolicy)
  app.use(trace.middleware)
  if (context.replica) app.use(freshReads(context))
  app.use(onePathSpelling())
  app.route('/', health.routes)
  app.route('/', securityTextRoutes(context))
  app.use(
    '/assets/*',
    serveStatic({
      root: join(root, 'build/client'),
      precompressed: true,
      onFound: keptForGood,
    }),
  )
  app.use(
    '/admin/assets/*',
    serveStatic({
      root: join(root, 'build/admin'),
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/admin/, ''),
      onFound: keptForGood,
    }),
  )
  app.use(
    '/scripts/*',
    serveStatic({
      root: join(root, 'build/client'),
      precompressed: true,
      onFound: (_, c) => {
        c.header('cache-control', 'public, max-age=3600')
        c.header('vary', 'Accept-Encoding')
      },
    }),
  )
  // A text under its version never changes; another process of the same installation may have another version for a moment.
  const versions = new Set(Object.values(texts).map(textVersionOf))
  app.use(
    '/locales/*',
    serveStatic({
      root: join(root, 'build/client'),
      precompressed: true,
      onFound: (file, c) => {
        if (versions.has(c.req.query('v') ?? '')) keptForGood(file, c)
        else c.header('cache-control', 'no-cache')
      },
    }),
  )
  app.use('/flags/*', flagFiles())
  app.use(async (c, next) => {
    const kept = pages?.ready(c.req.raw)
    return kept ? c.body(kept.packed, 200, kept.headers) : await next()
  })
  // What is served above is packed already, or not worth it; an answer of a few packets costs more to pack than to send.
  app.use(compress({ threshold: 4096 }))
  let description: ReturnType<typeof openApiDocument> | undefined
  app.get('/api/openapi.json', (c) => c.json((description ??= openApiDocument(context.config.baseUrl))))
  app.use(refreshSessions(context))
  app.route('/', clientLogRoutes(context))
  app.use('/api/auth/*', formLimit)
  app.use('/api/webhooks/payment/*', formLimit)
  app.use('/api/webhooks/office-mail', fileLimit)
  app.all('/api/auth/*', async (c) => {
    // Besides its own token: a form of another site cannot even sign somebody in or out.
    if (isFromUs(context, c.req.raw) === false && c.req.method === 'POST') throw new AppError('not-allowed')
    const answer = await authenticate(atBase(context, c.req.raw))
    // What pages kept of a person goes with the session; cookies of appearance stay.
    if (c.req.path === '/api/auth/signout' && c.req.method === 'POST')
      answer.headers.set('clear-site-data', '"storage"')
    return answer
  })
  app.post('/api/webhooks/payment/:provider', async (c) => {
    if (c.req.param('provider') !== context.facilities.payments.name) throw new AppError('not-found')
    if (!(await takeWebhook(context.facilities, c.req.raw.headers, await c.req.text())))
      throw new AppError('not-allowed')
    return c.json({ received: true })
  })
  app.post('/api/webhooks/office-mail', async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    return c.json(await takeRelayed(context.facilities, c.req.raw.headers, bytes))
  })
  app.route('/', callRoutes(context, handled))
  app.route('/', dataApiRoutes(context))
  app.use(async (c, next) => await (takesFile(c.req.path) ? fileLimit : formLimit)(c, next))
  app.get('/files/:token', async (c) => {
    const file = await readLinkedDocument(context.facilities, c.req.param('token'))
    if (!file) throw new AppError('not-found')
    return fileResponse(file)
  })
  const feedReads = createLocalLimit(readsOfAFeed * context.config.limitFactor, 600)
  app.get('/calendar/:file', async (c) => {
    const feed = found(await findFeed(context.facilities, c.req.param('file').replace(/\.ics$/, '')))
    const wait = await feedReads.take(feed.id)
    if (wait !== null) throw new AppError('too-many-requests', { retryAfter: wait })
    return c.body(await readFeed(context.facilities, feed), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="markwright.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  })
  for (const path of ['/sandbox-pay/*', '/dev/*']) app.use(path, pagePolicy(context))
  if (context.config.payments === 'sandbox') app.route('/', sandboxPages(context))
  if (context.config.demo) app.route('/', outboxPages(context))
  app.route('/', emailPreview(context))
  app.all('/api/*', () => {
    throw new AppError('not-found')
  })
  if (hot) app.use(hotFiles(hot))
  adminPages(app, context)
  const files = serveStatic({ root: join(root, 'build/client'), precompressed: true })
  // Every file has an ending: for an address without one the disk need not be asked.
  app.use(async (c, next) => await (c.req.path.includes('.') ? files(c, next) : next()))
  app.all('*', async (c) => {
    if (!pages) return c.text('The pages are not built. Run: npm run build', 503)
    refuseForeignWrite(context, c.req.raw)
    return await pages.page(atBase(context, c.req.raw))
  })
  return app
}

/** A request of a browser for something to look at. */
const wantsPage = (c: HonoContext): boolean =>
  !/^\/(api|v1)\//.test(c.req.path) && (c.req.header('accept') ?? '').includes('text/html')

function keptForGood(_path: string, c: HonoContext): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
  // The plain answer says so as well: a proxy must not keep it for those who take it packed.
  c.header('vary', 'Accept-Encoding')
}

/**
 * The request as it was asked for at the public address: behind a proxy the connection says http and an inner name, and the
 * Host header is the visitor's word. Redirects and cookies are made from this address alone.
 */
function atBase(context: Context, request: Request): Request {
  const { pathname, search } = new URL(request.url)
  const url = new URL(context.config.baseUrl)
  // Set and not joined: a path may begin with two slashes, which would be read as a host.
  url.pathname = pathname
  url.search = search
  return url.href === request.url ? request : new Request(url, request)
}

/** The policy of a page that does not come from the build; one that sets its own keeps it. */
function pagePolicy(context: Context): MiddlewareHandler {
  const headers = Object.entries(securityHeaders(context))
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

function adminPages(app: Hono, context: Context): void {
  const folder = join(root, 'build/admin')
  const shell = join(folder, 'index.html')
  const answer = (c: HonoContext) => {
    if (!existsSync(shell)) return c.text('The staff area is not built. Run: npm run build', 503)
    for (const [name, value] of Object.entries(securityHeaders(context))) c.header(name, value)
    return c.html(readFileSync(shell, 'utf8'))
  }
  app.get('/admin', answer)
  app.get('/admin/', answer)
  app.get('/admin/login', answer)
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from '#kernel/errors.ts'
import { countLetters } from '#platform/mail/failed.ts'
import type { Context } from '../context.ts'
import { bearerOf } from './bearer.ts'
import { readinessOf } from './readiness.ts'

/** Whether the process lives, whether it can work, and how it does. */
export function healthRoutes(context: Context): {
  routes: Hono
  observe: (method: string, status: number, seconds: number) => void
} {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by method and status class',
    labelNames: ['method', 'status'],
    registers: [registry],
  })
  registry.registerMetric(letterGauge(context))
  const ready = readinessOf(context)
  const routes = new Hono()
  routes.get('/healthz', (c) => c.json({ status: 'ok' }))
  routes.get('/readyz', async (c) => {
    const readiness = await ready()
    return c.json(readiness, readiness.status === 'ready' ? 200 : 503, { 'cache-control': 'no-store' })
  })
  routes.get('/metrics', async (c) => {
    if (!mayRead(context, c.req.raw)) throw new AppError('not-found')
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
  return {
    routes,
    observe: (method, status, seconds) =>
      duration.observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds),
  }
}

/** Letters that did not leave yet, read when the figures are asked for. */
function letterGauge({ pool }: Context): Gauge {
  return new Gauge({
    name: 'mail_letters',
    help: 'Letters that wait for a try, and letters that were given up and wait for staff',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const { waiting, failed } = await countLetters(pool)
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'failed' }, failed)
    },
  })
}

/**
 * Figures are for who has the token of the configuration. Without one there are none: a proxy on this machine that adds no
 * header of its own looks like this machine.
 */
function mayRead(context: Context, request: Request): boolean {
  const { metricsToken } = context.config
  if (metricsToken === null) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(bearerOf(request) ?? ''), digest(metricsToken))
}

import { Hono } from 'hono'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '../context.ts'
import { healthRoutes } from './health.ts'

/** What a process without pages answers: whether it lives, whether it can work, and how it does. */
export function createHealthServer(context: Context): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    const known = error instanceof AppError ? error : new AppError('not-ready', { cause: error })
    return c.json({ code: known.code }, known.status as 404)
  })
  app.notFound((c) => c.json({ code: 'not-found' }, 404))
  app.route('/', healthRoutes(context).routes)
  return app
}

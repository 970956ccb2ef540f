import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { z } from 'zod'
import { bounded, entries, read } from '#contract/fields.ts'
import { AppError } from '#kernel/errors.ts'
import { networkOf } from '#platform/limits/network.ts'
import type { Context } from '../context.ts'
import { addressOf } from './caller.ts'
import { isFromUs } from './origin.ts'
import { mediaType } from './sign-in-form.ts'

export const entry = z.strictObject({
  level: z.enum(['debug', 'info', 'warn', 'error'], { error: 'not-a-choice' }),
  message: bounded(2000),
  context: entries(bounded(40), z.union([bounded(500), z.number(), z.boolean(), z.null()]), 20).default({}),
})

/** Lines a minute: of one address, and of all together, so that no crowd fills a disk. */
const perAddress = 60
const together = 1200

/**
 * Takes what browsers report, POST /api/log-{id}: one JSON line each, without line breaks, controls or anything long
 * enough to be a key.
 */
export function clientLogRoutes(context: Context): Hono {
  const app = new Hono()
  const factor = context.config.limitFactor
  const one = new RateLimiterMemory({ points: perAddress * factor, duration: 60 })
  const all = new RateLimiterMemory({ points: together * factor, duration: 60 })
  const limit = bodyLimit({
    maxSize: 16_384,
    onError: () => {
      throw new AppError('too-large')
    },
  })
  app.post('/api/:log{log-[A-Za-z0-9-]{1,64}}', limit, async (c) => {
    const request = c.req.raw
    if (isFromUs(context, request) === false) throw new AppError('not-allowed')
    try {
      await one.consume(networkOf(addressOf(context, request)))
      await all.consume('all')
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal
      const { msBeforeNext } = refusal as RateLimiterRes
      throw new AppError('too-many-requests', { retryAfter: Math.ceil(msBeforeNext / 1000) })
    }
    if (mediaType(request) !== 'application/json') throw new AppError('unsupported-type')
    const body: unknown = await request.json().catch(refuseBody)
    const parsed = read(entry, body)
    if (parsed.fields) throw new AppError('invalid-input', { fields: parsed.fields })
    const { level, message, context: facts } = parsed.data
    const told = Object.entries(facts).map(
      ([name, value]) => [lineSafe(name), typeof value === 'string' ? lineSafe(value) : value] as const,
    )
    // Never as an error of ours: who writes here is a stranger.
    context.log.info(
      {
        browser: {
          id: c.req.path.split('log-').at(-1),
          level,
          said: lineSafe(message),
          facts: Object.fromEntries(told),
        },
      },
      'a browser reports',
    )
    return c.body(null, 204)
  })
  return app
}

function refuseBody(cause: unknown): never {
  throw new AppError('malformed-request', { cause })
}

/** Text that stays one line in every viewer: no breaks, controls or turns of direction, and no keys or tokens. */
export function lineSafe(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- they are what is taken out
      .replaceAll(/[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/g, ' ')
      .replaceAll(/[\w.-]{32,}/g, '[cut]')
      .toWellFormed()
  )
}

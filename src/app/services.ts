import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import type { Service } from '#platform/config/config.ts'
import { jobs } from './features.ts'
import type { Context } from './context.ts'
import { createPost } from '#platform/mail/post.ts'
import { workOnOldLetters } from './old-letters.ts'

/** A part of the process that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>
}

/** The parts by name, loaded when they are wanted: one image, any role. */
export const services: Record<Service, (context: Context) => Promise<Running>> = {
  web: async (context) => {
    const { createServer } = await import('./http/server.ts')
    const app = await createServer(context)
    context.register.start()
    return await listen(context, app)
  },
  worker: async (context) => {
    const queue = context.facilities.queue()
    for (const { job, run } of context.workers)
      await queue.work(job, async (data) => await run(data, context.facilities))
    await workOnOldLetters(
      queue,
      context.facilities,
      createPost(() => queue),
    )
    return { stop: async () => undefined }
  },
  cron: async (context) => {
    const queue = context.facilities.queue()
    for (const job of jobs) if (job.cron !== null) await queue.schedule(job, job.cron)
    return { stop: async () => undefined }
  },
}

/** Health and figures of a process that serves no pages. */
export async function listenForHealth(context: Context): Promise<Running> {
  const { createHealthServer } = await import('./http/health-server.ts')
  return await listen(context, createHealthServer(context))
}

/** Milliseconds for which a connection on which nobody asks is kept. */
const keepAliveMs = 65_000

async function listen(
  context: Context,
  app: { fetch: (request: Request) => Response | Promise<Response> },
): Promise<Running> {
  const { port, host } = context.config
  return await new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (address: AddressInfo) => {
      context.listening.url = `http://127.0.0.1:${address.port}`
      resolve({
        // New connections are refused, running requests are answered, then it is over.
        stop: async () =>
          await new Promise((done) => {
            // A connection that falls idle after its last answer would hold everything up until it times out.
            const idle = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 50)
            server.close(() => {
              clearInterval(idle)
              done()
            })
          }),
      })
    })
    // Who asks next must not meet a connection that ends in that moment: most proxies keep one for a minute at most.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepAliveMs
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`port ${port} is taken: end what listens there, or set PORT to another`, { cause: error })
          : error,
      ),
    )
  })
}

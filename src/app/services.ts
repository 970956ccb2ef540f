import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import * as account from '#features/account/index.ts'
import * as billing from '#features/billing/index.ts'
import { orders } from '#features/registration/index.ts'
import * as watch from '#features/watch/index.ts'
import { workOnLetters } from '#platform/mail/letters.ts'
import { deliverWebhook } from '#platform/payments/sandbox/sandbox.ts'
import type { Service } from '#platform/config/config.ts'
import { clean, cleanHouse } from './clean-house.ts'
import type { Context } from './context.ts'
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
    const { facilities, sandbox } = context
    const queue = facilities.queue()
    await workOnLetters(queue, context.letters)
    await workOnOldLetters(queue, facilities)
    await queue.work(deliverWebhook, async (message) => await sandbox.deliver(message))
    await account.work(queue, facilities)
    await billing.work(queue, facilities, orders)
    await watch.work(queue, facilities)
    await queue.work(cleanHouse, async () => await clean(context.pool, context.log))
    return { stop: async () => undefined }
  },
  cron: async (context) => {
    const queue = context.facilities.queue()
    await queue.schedule(cleanHouse, '17 3 * * *')
    await queue.schedule(billing.reconcilePayments, '*/5 * * * *')
    return { stop: async () => undefined }
  },
}

/** Health and figures of a process that serves no pages. */
export async function listenForHealth(context: Context): Promise<Running> {
  const { createHealthServer } = await import('./http/health-server.ts')
  return await listen(context, createHealthServer(context))
}

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
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`port ${port} is taken: end what listens there, or set PORT to another`, { cause: error })
          : error,
      ),
    )
  })
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#platform/config/config.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { createContext, type Context } from './context.ts'
import { prepareDatabase } from './database.ts'

import { endDemo } from './end-demo.ts'
import type { HotReload } from './http/hot-reload.ts'
import { listenForHealth, services } from './services.ts'

export interface Started {
  context: Context
  /** Where the process answers on this machine. */
  url: string
  /** Is no longer ready, takes work for `drainSeconds` more, finishes what runs, closes the database last. */
  stop(): Promise<void>
}

/** From a configuration to a working process. */
export async function start(
  config: Config,
  options: { log?: (text: string) => void; clock?: () => Date; hot?: HotReload } = {},
): Promise<Started> {
  const log = options.log ?? (() => undefined)
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log }) : null
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const cleanup: (() => Promise<void>)[] = embedded ? [async () => await embedded.stop()] : []
  /** What was begun last ends first; one that fails keeps none of the others alive. */
  const stop = async (): Promise<void> => {
    const failed: unknown[] = []
    for (const one of cleanup.toReversed()) await one().catch((error: unknown) => failed.push(error))
    if (failed.length > 0) throw failed[0]
  }
  try {
    const { walledUrl } = await prepareDatabase(databaseUrl, { ...config, log })
    const context = await createContext(config, { url: databaseUrl, walledUrl }, options.clock)
    cleanup.push(async () => await context.stop())
    context.hot = options.hot ?? null
    if (!config.demo) await endDemo(context.pool)
    if (config.demo) {
      const { seedDemo } = await import('#db/demo/seed.ts')
      await seedDemo(context)
    }
    for (const name of config.services) {
      const service = await services[name](context)
      cleanup.push(async () => await service.stop())
    }
    if (!config.services.includes('web')) {
      const health = await listenForHealth(context)
      cleanup.push(async () => await health.stop())
    }
    /** Says first that it stops, and goes on answering until who sends the requests can have noticed. */
    const drain = async (): Promise<void> => {
      context.stopping.now = true
      await sleep(config.drainSeconds * 1000)
      await stop()
    }
    return { context, url: context.listening.url, stop: drain }
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
}

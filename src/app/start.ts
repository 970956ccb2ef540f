import type { Config } from '#platform/config/config.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { createContext, type Context } from './context.ts'
import { prepareDatabase } from './database.ts'
import { endDemo } from './end-demo.ts'
import { services, type Running } from './services.ts'

export interface Started {
  context: Context
  /** Where the process answers on this machine. */
  url: string
  /** Stops taking work, finishes what runs, closes the database last. */
  stop(): Promise<void>
}

/** From a configuration to a working process. */
export async function start(
  config: Config,
  options: { log?: (text: string) => void; clock?: () => Date } = {},
): Promise<Started> {
  const log = options.log ?? (() => undefined)
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log }) : null
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  await prepareDatabase(databaseUrl, config.secret, log)
  const context = await createContext(config, databaseUrl, options.clock)
  if (!config.demo) await endDemo(context.pool)
  if (config.demo) {
    const { seedDemo } = await import('#db/demo/seed.ts')
    await seedDemo(context)
  }
  const running: Running[] = []
  for (const name of config.services) running.push(await services[name](context))
  return {
    context,
    url: context.listening.url,
    async stop() {
      for (const one of running.toReversed()) await one.stop()
      await context.stop()
      await embedded?.stop()
    },
  }
}

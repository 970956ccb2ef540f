// npm run dev: the product from its files, all of it in Vite's module graph. Pages and staff area reload as they are edited;
// when something that runs on the server changes, only that and what imports it is loaded again. PostgreSQL stays up.
import { watch } from 'node:fs'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer, type ViteDevServer } from 'vite'
import type * as Application from '#app/start.ts'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import type { HotReload } from '#app/http/hot-reload.ts'
import { devAccess, devRefusal } from './dev-access.ts'
import { ROOT } from './source-tree.ts'

/** What the server runs; pages and staff area are Vite's own business. */
const rooms = ['app', 'features', 'platform', 'contract', 'operations', 'schema', 'domain', 'kernel']
const watched = [...rooms.map((room) => `src/${room}`), 'content', 'db', 'public/locales']
/** An editor writes a file in more than one step. */
const settleMs = 60

const log = (text: string) => console.log(text)
const config = interpret(readEnvironment(process.env))
const refusal = devRefusal({ host: config.host, nodeEnv: process.env['NODE_ENV'] })
if (refusal !== null) {
  console.error(refusal)
  process.exit(1)
}
// It belongs to this process and not to what is started and stopped below.
const database = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log })
const common = { clearScreen: false }
const pages = await createServer({ ...common, root: ROOT, server: devAccess(config.dataDir, 24_678) })
const admin = await createServer({
  ...common,
  configFile: path.join(ROOT, 'vite.admin.config.ts'),
  root: path.join(ROOT, 'src/admin'),
  // Of its own: in one folder the two would replace each other's packed packages.
  cacheDir: path.join(ROOT, 'node_modules/.vite-admin'),
  server: devAccess(config.dataDir, 24_679),
})

const hot: HotReload = {
  build: async () => (await pages.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
  serve: async (incoming, outgoing) =>
    await new Promise((resolve, reject) => {
      const server: ViteDevServer = /^\/admin(\/|$|\?)/.test(incoming.url ?? '') ? admin : pages
      outgoing.once('close', () => resolve(true))
      server.middlewares(incoming, outgoing, (error?: unknown) => {
        if (error instanceof Error) reject(error)
        else resolve(false)
      })
    }),
}

let running: Application.Started | null = null
/** Starts follow each other: the port is one. */
let turn = Promise.resolve()
let settling: NodeJS.Timeout | undefined

async function startAgain(): Promise<void> {
  const began = performance.now()
  await running?.stop()
  running = null
  const { start } = (await pages.ssrLoadModule('/src/app/start.ts')) as typeof Application
  running = await start(config, { log, hot })
  log(`Markwright answers at ${config.baseUrl} (${Math.round(performance.now() - began)} ms)`)
}

/** A file that does not work yet is told, and the next change tried again. */
function enqueue(): void {
  turn = turn.then(startAgain).catch((error: unknown) => console.error(error))
}

for (const place of watched) {
  watch(path.join(ROOT, place), { recursive: true }, (_, file) => {
    if (file === null || /\.test\.tsx?$|~$/.test(file)) return
    clearTimeout(settling)
    settling = setTimeout(enqueue, settleMs)
  })
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    turn = turn.then(async () => {
      await running?.stop()
      await Promise.all([pages.close(), admin.close()])
      await database?.stop()
      process.exit(0)
    })
  })
}
enqueue()

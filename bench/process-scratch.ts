import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface Served {
  child: ChildProcess
  url: string
  /** Milliseconds from the start of the process to its first ready answer. */
  readyMs: number
  stop(): Promise<void>
}

/** Starts the product as a process of its own on this machine and waits until it is ready. */
export async function serveProduct(dataDir: string, port: number): Promise<Served> {
  const began = performance.now()
  const child = spawn(
    process.execPath,
    [
      '--cpu-prof',
      '--cpu-prof-dir=/tmp/bill/prof',
      '--import',
      '/tmp/bill/hook.mjs',
      '--import',
      './tools/jsx.ts',
      'src/app/main.ts',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DEMO: 'true',
        LOG_LEVEL: 'silent',
        LIMIT_FACTOR: '100000',
        DATA_API_DOCUMENTS: 'any',
      },
    },
  )
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) break
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`)
    await pause(10)
  }
  return {
    child,
    url,
    readyMs: Math.round(performance.now() - began),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Runs `work` from `clients` loops for some seconds; answers how often it was done per second. */
export async function perSecond(
  clients: number,
  seconds: number,
  work: (client: number) => Promise<void>,
): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        await work(client)
        done++
      }
    }),
  )
  return done / ((performance.now() - began) / 1000)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

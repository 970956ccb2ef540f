import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A process of the product that may be killed and started again. */
export interface ProductProcess {
  port: number
  start(): Promise<void>
  kill(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>
  /** The last of what it logged: errors alone. */
  said(): string
  /** Lets it finish. */
  stop(): Promise<void>
}

/** A process of the product on a port of this machine, not started yet; of another tree where one is given. */
export function productProcess(port: number, environment: Record<string, string>, tree = root): ProductProcess {
  let child: ChildProcess | null = null
  let errors = ''
  const hear = (text: Buffer) => (errors = `${errors}${text.toString()}`.slice(-8000))
  return {
    port,
    async start() {
      const made = spawn(process.execPath, ['--import', './tools/jsx.ts', 'src/app/main.ts'], {
        cwd: tree,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          HOST: '127.0.0.1',
          LOG_LEVEL: 'error',
          ...environment,
          PORT: String(port),
        },
      })
      child = made
      made.stderr.on('data', hear)
      made.stdout.on('data', hear)
      for (let n = 0; n < 1200; n += 1) {
        if (made.exitCode !== null) throw new Error(`the process at ${port} ended with ${made.exitCode}: ${errors}`)
        const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then((answer) => answer.ok, () => false) // prettier-ignore
        if (ready) return
        await pause(50)
      }
      throw new Error(`the process at ${port} did not become ready: ${errors}`)
    },
    said: () => errors,
    async kill(signal) {
      if (!child) return
      child.kill(signal)
      if (signal !== 'SIGKILL') return
      await once(child, 'exit')
      child = null
    },
    async stop() {
      if (!child || child.exitCode !== null) return
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await once(child, 'exit')
      child = null
    },
  }
}

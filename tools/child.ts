import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Programs that run beside each other; when one of them fails the others are ended, so that none writes on behind the failure. */
export class Children {
  readonly #running = new Set<ChildProcess>()
  #isOver = false

  /** Runs a program of Node to its end. Throws when it fails, after all that run beside it have ended. */
  async run(words: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<void> {
    if (this.#isOver) throw new Error(`${words.join(' ')} is not begun: what ran beside it failed`)
    const child = spawn(process.execPath, [...words], { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
    this.#running.add(child)
    // Who cannot be begun has no end to wait for.
    const [status] = (await once(child, 'close').catch((error: unknown) => [error])) as [unknown]
    this.#running.delete(child)
    if (status === 0) return
    await this.end()
    throw new Error(`${words.join(' ')} failed`, { cause: status })
  }

  /** Ends all that still run, and comes back when they have; nothing is begun any more. */
  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(
      Array.from(this.#running, async (child) => {
        const over = once(child, 'close')
        child.kill()
        await over
      }),
    )
  }
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, Worker } from 'node:worker_threads'

interface Call {
  readonly id: number
  readonly method: string
  readonly input: unknown
}
type Answer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly failed: string }

/** Answers the calls of the thread that started this one. Ends when that thread ends it. */
export function serveThread(methods: Readonly<Record<string, (input: never) => unknown>>): void {
  const port = parentPort
  if (!port) throw new Error('serveThread is for a worker thread')
  port.on('message', (call: Call) => {
    const method = methods[call.method] as ((input: unknown) => unknown) | undefined
    void (async () => {
      try {
        if (!method) throw new Error(`No method ${call.method}`)
        const value = await method(call.input)
        port.postMessage({ id: call.id, value } satisfies Answer)
      } catch (error) {
        port.postMessage({ id: call.id, failed: error instanceof Error ? error.message : String(error) })
      }
    })()
  })
}

/** Gives memory back that the making of something large left, and that a thread with little to do would keep. */
export function collectGarbage(): void {
  // Node has the function behind a flag of V8 alone, and a thread takes no such flags. The flag is one for all threads: taken
  // back, it would be gone for another one that has just set it.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('globalThis.gc') as (() => void) | undefined
  collect?.()
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
  ended: boolean
}

/** Every thread has as much to do as it may; the call was not made. */
export class ThreadsBusy extends Error {
  override name = 'ThreadsBusy'
}

/** Some threads of one program: a call goes to the least busy one. */
export class Threads {
  readonly #threads: Thread[]
  readonly #program: URL
  readonly #mostWaiting: number
  #lastId = 0

  /**
   * Starts `size` threads of the module at `program`. A thread that ends rejects its calls, also those that come later;
   * it is not started anew. With `mostWaiting` calls at each of them a call for any of them is refused.
   */
  constructor(program: URL, size: number, mostWaiting: number = Number.POSITIVE_INFINITY) {
    this.#program = program
    this.#mostWaiting = mostWaiting
    this.#threads = Array.from({ length: size }, () => this.#start(program))
  }

  /** Whether a thread has ended, so that what all of them should know is no longer known to all. */
  get broken(): boolean {
    return this.#threads.some((one) => one.ended)
  }

  get size(): number {
    return this.#threads.length
  }

  /** Starts further threads until there are `size`; what the others know they have to be told. */
  grow(size: number): void {
    while (this.#threads.length < size) this.#threads.push(this.#start(this.#program))
  }

  /** Calls a method of one thread: the least busy, or the one of a number. Throws `ThreadsBusy` when all have too much to do. */
  async call<T>(method: string, input: unknown, thread?: number): Promise<T> {
    const chosen = thread === undefined ? this.#leastBusy() : this.#threads[thread]
    if (!chosen || chosen.ended) throw new Error('The thread has ended')
    if (thread === undefined && chosen.waiting.size >= this.#mostWaiting) throw new ThreadsBusy()
    this.#lastId += 1
    const id = this.#lastId
    return await new Promise<T>((resolve, reject) => {
      chosen.worker.ref()
      chosen.waiting.set(id, { resolve: (value) => resolve(value as T), reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      chosen.worker.postMessage({ id, method, input } satisfies Call)
    })
  }

  /** Calls a method of every thread. */
  async callAll<T>(method: string, input: unknown): Promise<T[]> {
    return await Promise.all(this.#threads.map((_, at) => this.call<T>(method, input, at)))
  }

  /** Ends the threads that there are; later ones may be started by `grow`. */
  async end(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.worker.terminate()))
  }

  /** Ends the threads; calls under way are rejected. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.worker.terminate()))
  }

  #leastBusy(): Thread | undefined {
    const alive = this.#threads.filter((one) => !one.ended)
    return alive.toSorted((a, b) => a.waiting.size - b.waiting.size)[0]
  }

  #start(program: URL): Thread {
    const waiting = new Map<number, Waiting>()
    const worker = new Worker(program)
    const thread: Thread = { worker, waiting, ended: false }
    const fail = (error: Error) => {
      thread.ended = true
      for (const one of waiting.values()) one.reject(error)
      waiting.clear()
    }
    worker.on('message', (answer: Answer) => {
      const one = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) worker.unref()
      if ('failed' in answer) one?.reject(new Error(answer.failed))
      else one?.resolve(answer.value)
    })
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('The thread has ended')))
    // A quiet index does not keep the process alive.
    worker.unref()
    return thread
  }
}

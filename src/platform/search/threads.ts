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

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
}

/** Some threads of one program: a call goes to the least busy one. */
export class Threads {
  readonly #threads: Thread[]
  #lastId = 0

  /** Starts `size` threads of the module at `program`. A thread that fails rejects its calls; it is not started anew. */
  constructor(program: URL, size: number) {
    this.#threads = Array.from({ length: size }, () => this.#start(program))
  }

  get size(): number {
    return this.#threads.length
  }

  /** Calls a method of one thread: the least busy, or the one of a number. */
  async call<T>(method: string, input: unknown, thread?: number): Promise<T> {
    const chosen =
      thread === undefined
        ? this.#threads.reduce((best, one) => (one.waiting.size < best.waiting.size ? one : best))
        : this.#threads[thread]
    if (!chosen) throw new RangeError(`No thread ${thread}`)
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

  /** Ends the threads; calls under way are rejected. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.worker.terminate()))
  }

  #start(program: URL): Thread {
    const waiting = new Map<number, Waiting>()
    const worker = new Worker(program)
    const fail = (error: Error) => {
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
    return { worker, waiting }
  }
}

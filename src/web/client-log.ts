import { uuidv7 } from '#kernel/ids.ts'
/** What a browser tells the server about itself. */
export interface ClientNote {
  level: 'debug' | 'info' | 'warn' | 'error'
  message: string
  context?: Record<string, string | number | boolean | null>
}

/** Milliseconds between two calls, at least (spec, part 2, section 9). */
export const logGapMs = 100
const mostWaiting = 20

/** A log of this page: notes go out one by one, at most one every 100 ms; of a flood only the first twenty wait. */
export function createClientLog(send: (note: ClientNote) => void): (note: ClientNote) => void {
  const waiting: ClientNote[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (): void => {
    const note = waiting.shift()
    timer = note === undefined ? undefined : setTimeout(next, logGapMs)
    if (note) send(note)
  }
  return (note) => {
    if (waiting.length >= mostWaiting) return
    waiting.push(note)
    if (timer === undefined) next()
  }
}

/** Reports what nobody caught in this page. The id tells pages apart and nothing about who reads them. */
export function reportFailures(): void {
  const id = uuidv7()
  const log = createClientLog((note) => {
    const body = JSON.stringify(note)
    void fetch(`/api/log-${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => undefined)
  })
  const tell = (error: unknown, kind: string): void => {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    log({
      level: 'error',
      message: `${name}: ${message}`.slice(0, 2000),
      context: { kind, page: location.pathname.slice(0, 200), stack: (stack ?? '').slice(0, 500) },
    })
  }
  addEventListener('error', (event) => tell(event.error ?? event.message, 'error'))
  addEventListener('unhandledrejection', (event) => tell(event.reason, 'rejection'))
}

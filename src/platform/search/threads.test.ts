import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { afterAll, afterEach, expect, test } from 'vitest'
import { Threads, ThreadsBusy } from './threads.ts'

const serving = new URL('./threads.ts', import.meta.url).href
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { serveThread } from '${serving}'
    serveThread({ echo: (text) => text, never: () => new Promise(() => {}), fail: () => { throw new Error('no') } })
  `)}`,
)
let threads: Threads
const workers: Worker[] = []
const started = (worker: Worker) => void workers.push(worker)

process.on('worker', started)
afterAll(() => process.off('worker', started))

async function start(size: number, mostWaiting?: number): Promise<void> {
  threads = new Threads(program, size, mostWaiting)
  // Node tells of a new thread a moment later.
  await setImmediate()
  expect(workers).toHaveLength(size)
}
afterEach(async () => {
  await threads.stop()
  workers.length = 0
})

test('a thread that ended answers nothing more, and the others answer for it', async () => {
  await start(2)
  const lost = threads.call('never', null, 0).catch((error: unknown) => String(error))
  expect(threads.broken).toBe(false)
  await workers[0]?.terminate()
  expect(await lost).toContain('ended')
  expect(threads.broken).toBe(true)
  expect(await Promise.all(['a', 'b', 'c'].map((text) => threads.call('echo', text)))).toEqual(['a', 'b', 'c'])
  await expect(threads.call('echo', 'x', 0)).rejects.toThrow('ended')
  await expect(threads.callAll('echo', 'x')).rejects.toThrow('ended')
  await workers[1]?.terminate()
  await expect(threads.call('echo', 'x')).rejects.toThrow('ended')
})

test('what fails is told to who asked, and the thread goes on', async () => {
  await start(1)
  await expect(threads.call('fail', null)).rejects.toThrow('no')
  await expect(threads.call('unknown', null)).rejects.toThrow('No method unknown')
  expect(await threads.call('echo', 'still')).toBe('still')
})

test('with as many calls waiting as there may be, the next for any thread is refused at once', async () => {
  await start(2, 3)
  const waiting = Array.from({ length: 6 }, () => threads.call('never', null))
  const ended = Promise.all(waiting.map((one) => expect(one).rejects.toThrow('ended')))
  await expect(threads.call('echo', 'x')).rejects.toBeInstanceOf(ThreadsBusy)
  expect(await threads.call('echo', 'to one of them', 1)).toBe('to one of them')
  await threads.stop()
  await ended
})

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Judgement } from '../net/judged-address.ts'
import { startBrowser } from './browser.ts'
import { startForwardProxy } from './forward-proxy.ts'
import { CaptureFailed, captureLimits, type CaptureFailure, type CaptureLimits } from './limits.ts'
import { takePage, type CapturedPage } from './take-page.ts'

export type { CapturedPage }

/** Takes a picture of a page at an address, with its text. Throws CaptureFailed. */
export type CapturePage = (address: string) => Promise<CapturedPage>

export interface CaptureOptions extends Judgement {
  program: string
  /** Off only where the whole process already lies in a sandbox that lets no program of its own make one. */
  sandbox: boolean
  limits?: Partial<CaptureLimits>
  /** Where the profile of each capture is, until it is thrown away. */
  folder?: string
}

const memoryLookMs = 200
const profiles = 'page-capture-'
/** Milliseconds after which a profile belongs to no capture any more: its process was killed. */
const leftMs = 60 * 60 * 1000

/** One browser for one page: started for it, ended with it, and its profile deleted, whatever the page did. */
export function chromiumCapture({ program, sandbox, folder = tmpdir(), ...options }: CaptureOptions): CapturePage {
  const limits = { ...captureLimits, ...options.limits }
  return async (address) => {
    const url = webAddress(address, options.ports ?? [80, 443])
    await sweep(folder)
    const profile = await mkdtemp(join(folder, profiles))
    let stop: (why: CaptureFailed) => void = () => undefined
    const stopped = new Promise<never>((_resolve, reject) => (stop = reject))
    stopped.catch(() => undefined)
    const fail = (reason: CaptureFailure, detail: string): void => stop(new CaptureFailed(reason, detail))
    const clock = setTimeout(() => fail('time', `longer than ${limits.totalMs} ms`), limits.totalMs)
    const proxy = await startForwardProxy(options, limits, () => fail('too-much', 'bytes over the network'))
    const browser = startBrowser(program, { profile, limits, sandbox })
    void browser.ended.then(() => fail('browser', 'the browser ended'))
    const watch = setInterval(() => {
      void browser.memory().then((bytes) => {
        if (bytes > limits.memoryBytes) fail('memory', `${bytes} bytes`)
      })
    }, memoryLookMs)
    try {
      return await Promise.race([takePage(browser, { url, limits, proxy, fail }), stopped])
    } catch (cause) {
      throw cause instanceof CaptureFailed ? cause : new CaptureFailed('browser', String(cause))
    } finally {
      clearTimeout(clock)
      clearInterval(watch)
      browser.kill()
      await Promise.all([browser.ended, proxy.close()])
      await forget(profile)
    }
  }
}

/** Throws away the profiles of captures whose process did not live to do it. */
async function sweep(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(profiles))
  for (const name of names) {
    const path = join(folder, name)
    const seen = await stat(path).catch(() => null)
    if (seen && Date.now() - seen.mtimeMs > leftMs) await rm(path, { recursive: true, force: true })
  }
}

/** Processes of the group may write for a moment longer than the first of them lives. */
async function forget(profile: string): Promise<void> {
  for (let tries = 0; ; tries += 1)
    try {
      return await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
    } catch (cause) {
      if (tries === 20) throw cause
      await sleep(100)
    }
}

/** An address that is opened. Throws CaptureFailed for any other. */
export function webAddress(address: string, ports: readonly number[] = [80, 443]): string {
  // oxlint-disable-next-line no-control-regex -- parsers drop these or read them as slashes, each in its own way
  if (address.length > 2000 || /[\u0000-\u0020\u007f\\]/.test(address))
    throw new CaptureFailed('address', 'not a plain address')
  const url = URL.parse(address)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw new CaptureFailed('address', 'not of the web')
  if (url.username !== '' || url.password !== '') throw new CaptureFailed('address', 'a user in it')
  if (!ports.includes(Number(url.port || (url.protocol === 'https:' ? 443 : 80))))
    throw new CaptureFailed('address', `port ${url.port}`)
  return url.href
}

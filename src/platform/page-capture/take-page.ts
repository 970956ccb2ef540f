import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from './browser.ts'
import type { ForwardProxy } from './forward-proxy.ts'
import { CaptureFailed, type CaptureFailure, type CaptureLimits } from './limits.ts'

export interface CapturedPage {
  /** The address that the picture is of. */
  finalUrl: string
  status: number | null
  headers: Record<string, string>
  /** Of an encrypted answer: what the server showed, as the browser checked it. */
  certificate: Record<string, unknown> | null
  png: Uint8Array
  text: string
  width: number
  height: number
  /** Height of the whole page where the picture holds less of it. */
  cutFrom: number | null
  isTextCut: boolean
  /** Whether the page had said that it is loaded. */
  isLoaded: boolean
  /** What the page asked for and was not given, and how often. */
  denied: { dialogs: number; windows: number; downloads: number; serviceWorkers: number; addresses: string[] }
}

interface Seen {
  status: number | null
  headers: Record<string, string>
  certificate: Record<string, unknown> | null
}

interface Work {
  url: string
  limits: CaptureLimits
  proxy: ForwardProxy
  fail: (reason: CaptureFailure, detail: string) => void
}

type Facts = Record<string, unknown>
const factsOf = (value: unknown): Facts => (typeof value === 'object' && value !== null ? { ...value } : {})
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Opens the address in a browser that was just started, and takes what it shows. */
export async function takePage(browser: Browser, work: Work): Promise<CapturedPage> {
  const { url, limits, proxy, fail } = work
  const { browserContextId } = await browser.send('Target.createBrowserContext', {
    proxyServer: `http://127.0.0.1:${proxy.port}`,
    // Without this Chromium speaks to loopback past the proxy.
    proxyBypassList: '<-loopback>',
  })
  const made = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const own = textOf(made['targetId'])
  const attached = await browser.send('Target.attachToTarget', { targetId: own, flatten: true })
  const sessionId = textOf(attached['sessionId'])
  const send = async (method: string, params: object = {}) => await browser.send(method, params, sessionId)
  const seen: Seen = { status: null, headers: {}, certificate: null }
  const denied = { dialogs: 0, windows: 0, downloads: 0, serviceWorkers: 0 }
  let loaded: () => void = () => undefined
  const load = new Promise<void>((resolve) => (loaded = resolve))
  let isLoaded = false
  let moves = 0
  let unpacked = 0
  const quietly = (asked: Promise<unknown>): void => void asked.catch(() => undefined)
  const moved = (): void => {
    moves += 1
    // The first is the address itself.
    if (moves > limits.redirects + 1) fail('redirects', `more than ${limits.redirects}`)
  }
  const { frameTree } = await send('Page.getFrameTree')
  const mainFrame = textOf(factsOf(factsOf(frameTree)['frame'])['id'])
  const react: Record<string, (params: Facts) => void> = {
    'Target.targetCreated': ({ targetInfo }) => {
      const { targetId, type, browserContextId: of } = factsOf(targetInfo)
      if (targetId === own || of !== browserContextId || (type !== 'page' && type !== 'service_worker')) return
      if (type === 'page') denied.windows += 1
      else denied.serviceWorkers += 1
      quietly(browser.send('Target.closeTarget', { targetId }))
    },
    'Browser.downloadWillBegin': () => void (denied.downloads += 1),
    'Page.javascriptDialogOpening': ({ type }) => {
      denied.dialogs += 1
      quietly(send('Page.handleJavaScriptDialog', { accept: type === 'beforeunload' }))
    },
    'Page.loadEventFired': () => {
      isLoaded = true
      loaded()
    },
    'Inspector.targetCrashed': () => fail('memory', 'the page broke down'),
    'Network.requestWillBeSent': ({ type, frameId }) => {
      if (type === 'Document' && frameId === mainFrame) moved()
    },
    'Network.responseReceived': ({ type, frameId, response }) => {
      if (type !== 'Document' || frameId !== mainFrame) return
      const { status, headers, securityDetails } = factsOf(response)
      seen.status = numberOf(status)
      seen.headers = Object.fromEntries(Object.entries(factsOf(headers)).map(([name, value]) => [name, textOf(value)]))
      seen.certificate = securityDetails === undefined ? null : factsOf(securityDetails)
    },
    'Network.dataReceived': ({ dataLength }) => {
      unpacked += numberOf(dataLength)
      if (unpacked > limits.unpackedBytes) fail('too-much', 'bytes once unpacked')
    },
  }
  browser.onEvent(({ method, sessionId: from, params }) => {
    if (from === undefined || from === sessionId) react[method]?.(params)
  })
  await browser.send('Target.setDiscoverTargets', { discover: true })
  await browser.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId, eventsEnabled: true })
  await send('Page.enable')
  await send('Inspector.enable')
  await send('Network.enable')
  await send('Network.setBypassServiceWorker', { bypass: true })
  await send('Emulation.setDeviceMetricsOverride', {
    width: limits.width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  })
  // Answers when the server has: a slow one is the time limit's.
  const asked = await send('Page.navigate', { url })
  const error = textOf(asked['errorText'])
  if (error !== '') throw failed(error, denied.downloads, proxy)
  await Promise.race([load, sleep(limits.loadMs, undefined, { ref: false })])
  await sleep(limits.settleMs, undefined, { ref: false })
  return {
    ...(await whenItStands(async () => await taken(send, limits, proxy))),
    ...seen,
    isLoaded,
    denied: { ...denied, addresses: [...proxy.refused] },
  }
}

function failed(error: string, downloads: number, proxy: ForwardProxy): CaptureFailed {
  if (downloads > 0) return new CaptureFailed('download', error)
  if (proxy.refused.length > 0) return new CaptureFailed('inward', `${error}: ${proxy.refused.join(' ')}`)
  if (error.includes('TOO_MANY_REDIRECTS')) return new CaptureFailed('redirects', error)
  if (error.includes('ERR_CERT') || error.includes('SSL')) return new CaptureFailed('certificate', error)
  return new CaptureFailed('no-answer', error)
}

/** A page that leads on in the middle of it is taken again, until it stands or has led on too often. */
async function whenItStands<T>(take: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await take()
    } catch (cause) {
      if (cause instanceof CaptureFailed || tries === 20) throw cause
      await sleep(100)
    }
}

type Send = (method: string, params?: object) => Promise<Facts>

async function taken(send: Send, limits: CaptureLimits, proxy: ForwardProxy) {
  const { frameTree } = await send('Page.getFrameTree')
  const frame = factsOf(factsOf(frameTree)['frame'])
  const finalUrl = textOf(frame['url'])
  const unreachable = textOf(frame['unreachableUrl'])
  if (proxy.refused.some((place) => isAt(unreachable || finalUrl, place)))
    throw new CaptureFailed('inward', unreachable || finalUrl)
  if (unreachable !== '') throw new CaptureFailed('no-answer', unreachable)
  if (!/^https?:/.test(finalUrl)) throw new CaptureFailed('address', finalUrl.slice(0, 200))
  // Of a world of its own: the page's scripts cannot say what is read there.
  const world = await send('Page.createIsolatedWorld', { frameId: textOf(frame['id']), worldName: 'capture' })
  const read = await send('Runtime.evaluate', {
    expression: `(document.documentElement?.innerText ?? '').slice(0, ${limits.textCharacters + 1})`,
    contextId: world['executionContextId'],
    returnByValue: true,
  })
  const text = textOf(factsOf(read['result'])['value'])
  const { cssContentSize } = await send('Page.getLayoutMetrics')
  const whole = Math.max(1, Math.ceil(numberOf(factsOf(cssContentSize)['height'])))
  const picture = await pictureOf(send, Math.min(whole, limits.height), limits)
  return {
    finalUrl,
    text: text.slice(0, limits.textCharacters),
    isTextCut: text.length > limits.textCharacters,
    width: limits.width,
    cutFrom: picture.height < whole ? whole : null,
    ...picture,
  }
}

/** Of a page whose picture would be too large, the upper part of it. */
async function pictureOf(
  send: Send,
  height: number,
  limits: CaptureLimits,
): Promise<{ png: Uint8Array; height: number }> {
  const shot = await send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: limits.width, height, scale: 1 },
  })
  const png = new Uint8Array(Buffer.from(textOf(shot['data']), 'base64'))
  if (png.length <= limits.pictureBytes) return { png, height }
  if (height < 100) throw new CaptureFailed('too-much', 'the picture')
  return await pictureOf(send, Math.floor(height / 2), limits)
}

function isAt(url: string, place: string): boolean {
  const parsed = URL.parse(url)
  return parsed !== null && `${parsed.hostname}:${parsed.port || (parsed.protocol === 'https:' ? 443 : 80)}` === place
}

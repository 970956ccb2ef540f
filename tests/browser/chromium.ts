import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core'
import { findChromium } from '#tools/chromium.mjs'
import { openHydrated } from './hydrated.ts'

export const chromiumPath = findChromium()

/** False, with a printed sentence, where there is no browser: such tests are left out, never passed silently. */
export function hasChromium(file: string): boolean {
  if (chromiumPath) return true
  console.log(`${file}: left out, no Chromium was found. Install one or set CHROMIUM_PATH to its program.`)
  return false
}

/** Milliseconds that something on a page is waited for: only what never comes takes as long. */
const patienceMs = 120_000

/** What a process has open for its files, by the names that lead to this machine. */
const running = new Map<string, Promise<Browser>>()

/**
 * A browser of the process: its files share the program, and each has contexts of its own, which end with `close`.
 * `hosts` are names that lead to this machine; unlike `localhost`, a browser takes nothing for safe there.
 */
export async function openBrowser({ hosts = [] }: { hosts?: readonly string[] } = {}): Promise<Browser> {
  const key = hosts.join()
  const before = await running.get(key)
  const launched = before?.isConnected() === true ? Promise.resolve(before) : launch(hosts)
  running.set(key, launched)
  const program = await launched
  const own: BrowserContext[] = []
  const newContext: Browser['newContext'] = async (options) => {
    // What moves is drawn sixty times a second, and nobody looks.
    const context = await program.newContext({ reducedMotion: 'reduce', ...options })
    own.push(context)
    context.setDefaultTimeout(patienceMs)
    if (options?.javaScriptEnabled !== false) openHydrated(context)
    return context
  }
  const browser = Object.create(program) as Browser
  return Object.assign(browser, {
    newContext,
    newPage: async (options?: BrowserContextOptions) => await (await newContext(options)).newPage(),
    close: async () => void (await Promise.all(own.splice(0).map(async (context) => await context.close()))),
  })
}

async function launch(hosts: readonly string[]): Promise<Browser> {
  return await chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-gpu',
      '--in-process-gpu',
      '--disable-software-rasterizer',
      ...(hosts.length === 0
        ? []
        : [`--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1`).join(', ')}`]),
    ],
  })
}

/** How a person's browser names itself; a headless one would be taken for a program. */
export function personsName(browser: Browser): string {
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`
}

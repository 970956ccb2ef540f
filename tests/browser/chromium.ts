import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '#tools/chromium.mjs'

export const chromiumPath = findChromium()

/** False, with a printed sentence, where there is no browser: such tests are left out, never passed silently. */
export function hasChromium(file: string): boolean {
  if (chromiumPath) return true
  console.log(`${file}: left out, no Chromium was found. Install one or set CHROMIUM_PATH to its program.`)
  return false
}

export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  })
}

/** How a person's browser names itself; a headless one would be taken for a program. */
export function personsName(browser: Browser): string {
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`
}

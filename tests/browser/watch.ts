import type { BrowserContext, Page } from 'playwright-core'

/** What went wrong in a browser while it was used. */
export interface Watch {
  /** Page errors, console errors and warnings (broken content-security rules are among them), failed requests. */
  readonly troubles: readonly string[]
  /** Runs steps whose refusal is meant: an answer of this status is no trouble while they run. */
  expecting<T>(status: number, steps: () => Promise<T>): Promise<T>
}

/** Watches every page of the context from now on. */
export function watch(context: BrowserContext, options: { scripts: boolean } = { scripts: true }): Watch {
  const troubles: string[] = []
  let expected = 0
  const of = (page: Page | null): string => (page ? new URL(page.url()).pathname : '')
  context.on('weberror', (error) => troubles.push(`error in ${of(error.page())}: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Chromium reports the refused answer a second time; `response` below judges it.
    if (message.text().startsWith('Failed to load resource: the server responded')) return
    // How soon the scripts come that use it is the machine's speed.
    if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return
    troubles.push(`console in ${of(message.page())}: ${message.text()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // Leaving a page ends what it still asked for, and a download ends the navigation that began it.
    if (reason === 'net::ERR_ABORTED') return
    // A browser without scripts refuses to fetch them.
    if (!options.scripts && request.resourceType() === 'script') return
    troubles.push(`request ${request.method()} ${request.url()}: ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400 || response.status() === expected) return
    troubles.push(`answer ${response.status()} to ${response.request().method()} ${response.url()}`)
  })
  return {
    troubles,
    async expecting(status, steps) {
      expected = status
      try {
        return await steps()
      } finally {
        expected = 0
      }
    },
  }
}

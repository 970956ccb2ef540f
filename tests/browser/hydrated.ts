import type { BrowserContext, Page } from 'playwright-core'

/** Milliseconds within which the scripts of a page come, on a machine that has much else to do. */
const patienceMs = 120_000

/**
 * Pages of the context are handed over when they answer to keys and clicks, which is after they are painted. Those of the
 * product that have scripts; others as they are.
 */
export function openHydrated(context: BrowserContext): void {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    for (const name of ['goto', 'reload', 'waitForURL', 'goBack'] as const) {
      const open = page[name].bind(page) as (...given: unknown[]) => Promise<unknown>
      Object.assign(page, {
        [name]: async (...given: unknown[]) => {
          const answer = await open(...given)
          // Who asks for no more than the answer wants to see the page before.
          if (
            !given.some(
              (one) => typeof one === 'object' && one !== null && 'waitUntil' in one && one.waitUntil === 'commit',
            )
          )
            await hydrated(page)
          return answer
        },
      })
    }
    return page
  }
}

async function hydrated(page: Page): Promise<void> {
  // A root that only begins has no child yet. Where a click falls into the first commit, what scrolls or moves then takes it away.
  const isAlive = () => {
    if (!('__reactRouterContext' in window)) return true
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const first = key && (document as unknown as Record<string, { stateNode: { current: { child: unknown } } }>)[key]
    return Boolean(first && first.stateNode.current.child)
  }
  await page.waitForFunction(isAlive, undefined, { timeout: patienceMs }).catch((error: unknown) => {
    // A page that was left has no scripts to wait for; one whose scripts do not come, or are not known here any more, is a failure.
    if (!/has been closed|was destroyed|was detached/.test(String(error))) throw error
  })
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { amount } from '#tests/proof.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeAnswer {
  violations: { id: string; impact: string | null; nodes: { target: string[]; failureSummary?: string }[] }[]
}

async function loadAxe(page: Page): Promise<void> {
  // Evaluated through the debugger, so the page's content-security rules stay in force.
  if (!(await page.evaluate(`typeof axe !== 'undefined'`))) await page.evaluate(axeSource)
}

/** The head and foot that all pages of a frame have in common. */
const shell = ['header.mw-header', 'header.mw-shell__side', 'footer.mw-footer']

/**
 * Accessibility violations of the page as it stands, one line each, of every impact; of all rules or of those named, and
 * without what was looked at on another page of the same frame, and without contrast, which takes as long as the rest.
 */
export async function violationsOf(
  page: Page,
  {
    rules,
    isShellKnown = false,
    hasContrast = true,
  }: { rules?: readonly string[]; isShellKnown?: boolean; hasContrast?: boolean } = {},
): Promise<string[]> {
  await loadAxe(page)
  // Style sheets and media would be fetched again for two rules, about a locked orientation and about sound, of which no page has any.
  const options = {
    resultTypes: ['violations'],
    preload: false,
    // WCAG 2.2, 2.5.8, which axe leaves out unless it is asked.
    ...(rules
      ? { runOnly: rules }
      : { rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: hasContrast } } }),
  }
  const context = isShellKnown ? `{ exclude: ${JSON.stringify(shell)} }` : 'document'
  const answer = (await page.evaluate(`axe.run(${context}, ${JSON.stringify(options)})`)) as AxeAnswer
  return answer.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`),
  )
}

/** What juts out of the page sideways: empty unless the page scrolls horizontally. */
export async function overflowOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    // What stands in something that scrolls by itself, or is cut off by it, is not what widens the page.
    const isHeld = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isHeld(element),
    )
    const names = wide.slice(-5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    return [`${scrollWidth} wide in ${clientWidth}: ${names.join(' ')}`]
  })
}

/** Steps through the page, or through its main part, with Tab; answers the places where nothing shows the focus. */
export async function unseenFocus(
  page: Page,
  { isShellKnown = false, limit = amount(40, 80) } = {},
): Promise<string[]> {
  const stops = await page.evaluate((isFromMain) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
    const within = (isFromMain && document.querySelector('main')) || document
    // From where something is selected, the next key steps on.
    if (within !== document) getSelection()?.collapse(within, 0)
    const unseen: string[] = []
    const seen = new Set<EventTarget>()
    const look = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || seen.has(target)) return
      seen.add(target)
      const { width, height } = target.getBoundingClientRect()
      // A control may be hidden with its label showing the focus for it.
      const shown = [target, target.parentElement, target.closest('label'), target.nextElementSibling]
      const isMarked = shown.some((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
      })
      if (!isMarked || width + height === 0)
        unseen.push(`${target.tagName.toLowerCase()}#${target.id} "${(target.textContent ?? '').trim().slice(0, 40)}"`)
    }
    document.addEventListener('focusin', look)
    Object.assign(window, {
      focusStops: () => {
        document.removeEventListener('focusin', look)
        // What shows itself while it has the focus would hide what the next look is at.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        return { unseen, stepped: seen.size }
      },
    })
    return within.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]').length
  }, isShellKnown)
  // The keys follow each other without an answer between them: each answer costs more than its step.
  await Promise.all(Array.from({ length: Math.min(stops, limit) }, async () => await page.keyboard.press('Tab')))
  const { unseen, stepped } = (await page.evaluate('focusStops()')) as { unseen: string[]; stepped: number }
  return stops > 0 && stepped === 0 ? ['nothing takes the focus'] : unseen
}

/** What can be used and has no name that a screen reader could say; behind an open dialog nothing can be used. */
export async function namelessOf(page: Page): Promise<string[]> {
  await loadAxe(page)
  return (await page.evaluate(`(() => {
    axe.setup(document.body)
    const usable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=tab]'
    const within = document.querySelector('dialog:modal') ?? document
    const found = [...within.querySelectorAll(usable)].filter(
      (element) => element.checkVisibility() && axe.commons.text.accessibleText(element).trim() === '',
    )
    axe.teardown()
    return found.map((element) => element.outerHTML.slice(0, 160))
  })()`)) as string[]
}

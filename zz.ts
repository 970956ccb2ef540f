import { chromium } from 'playwright-core'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] })
const shot = async (who: string, locale: string, width: number, scheme: 'light' | 'dark', jobs: [string, (p: import('playwright-core').Page) => Promise<void>][]) => {
  const context = await browser.newContext({ baseURL: 'http://localhost:3961', locale, viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(who, page.url(), m.text().slice(0, 200)))
  await page.goto(locale === 'sk' ? '/portal/login' : '/portal/login')
  await page.locator('input[type=email]').fill(who); await page.locator('input[type=password]').fill('demo-only-markwright'); await page.keyboard.press('Enter')
  await page.waitForURL((u) => !u.pathname.includes('login'))
  for (const [name, go] of jobs) { try { await go(page); await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/s-${name}-${locale}-${width}-${scheme}.png`, fullPage: true }) } catch (e) { console.log(name, String(e).slice(0, 200)) } }
  await context.close()
}
const brand = async (p: import('playwright-core').Page) => { await p.goto('/portal/brands'); const href = await p.locator('a[href*="/portal/brands/"]').first().getAttribute('href'); await p.goto(href ?? '/') }
const mark = async (p: import('playwright-core').Page) => { await p.goto('/portal/trademarks'); const href = await p.locator('a[href*="/portal/trademarks/"]').first().getAttribute('href'); await p.goto(href ?? '/') }
await shot('customer@demo.test', 'en', 1440, 'light', [['brand', brand], ['home', async (p) => void (await p.goto('/portal'))]])
await shot('customer@demo.test', 'sk', 390, 'dark', [['brand', brand], ['mark', mark]])
await shot('staff@demo.test', 'en', 1440, 'light', [
  ['requests', async (p) => { await p.goto('/admin#/registration_request'); await p.waitForTimeout(1500) }],
  ['request', async (p) => { await p.goto('/admin#/registration_request'); await p.waitForTimeout(1200); await p.locator('tbody tr a').first().click(); await p.waitForTimeout(1500) }],
  ['parties', async (p) => { await p.goto('/admin#/case_counterparty'); await p.waitForTimeout(1200); await p.locator('tbody tr a').first().click(); await p.waitForTimeout(1500) }],
  ['watches', async (p) => { await p.goto('/admin#/trademark_watch_subscription'); await p.waitForTimeout(1500) }],
])
await shot('staff@demo.test', 'sk', 390, 'dark', [['request', async (p) => { await p.goto('/admin#/registration_request'); await p.waitForTimeout(1200); await p.locator('tbody tr a').first().click(); await p.waitForTimeout(1500) }], ['parties', async (p) => { await p.goto('/admin#/case_counterparty'); await p.waitForTimeout(1200); await p.locator('tbody tr a').first().click(); await p.waitForTimeout(1500) }]])
await browser.close()

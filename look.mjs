import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-dev-shm-usage'] })
for (const [w, scheme, locale] of [[1440,'light','en'],[390,'dark','sk']]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, locale, baseURL: 'http://localhost:4571' })
  const p = await c.newPage()
  await p.goto('/admin'); await p.waitForSelector('input[type=password]')
  await p.locator('input[type=email], input[name=email]').first().fill('staff@demo.test'); await p.locator('input[type=password]').fill('demo-only-markwright'); await p.keyboard.press('Enter')
  await p.waitForSelector('nav'); await p.waitForTimeout(1500)
  await p.goto('/admin#/sighting'); await p.waitForTimeout(2500)
  await p.screenshot({ path: `/tmp/desk-${w}.png`, fullPage: w===390 })
  const button = p.locator('tbody button').first()
  if (await button.count()) { await button.click(); await p.waitForTimeout(1500); await p.screenshot({ path: `/tmp/desk-${w}-asked.png` }) }
  await c.close()
}
await b.close()

import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#db/demo/seed.ts'
import { userSignup } from '#contract/user.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { whereStuck } from '#tests/browser/stuck.ts'
import { watch } from '#tests/browser/watch.ts'
import { amount } from '#tests/proof.ts'
import { eventually } from '#tests/waiting.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEMO: 'true', INVOICE_ISSUER: '' })
  await app.anonymous(userSignup, {
    body: { email: 'reader@policy.test', firstName: 'A', lastName: 'B', language: 'en' },
  })
  const sent = `select 1 from mail.outbox where recipient = 'reader@policy.test'`
  await eventually('a mail', async () => (await app.context.pool.query(sent)).rowCount === 1)
})
afterAll(async () => await app?.close())

const directives = (policy: string | null) =>
  new Map((policy ?? '').split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)] as const))

describe('the headers', () => {
  test.each(['/', '/sk', '/verification', '/portal/login', '/admin', '/dev/outbox'])(
    'of the page %s let nothing run, frame or leave that is not ours',
    async (path) => {
      const { headers } = await fetch(app.url + path)
      const policy = directives(headers.get('content-security-policy'))
      expect(policy.get('default-src')).toEqual(["'none'"])
      for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"])
      for (const name of ['form-action', 'style-src', 'connect-src']) expect(policy.get(name)).toEqual(["'self'"])
      const scripts = policy.get('script-src') ?? []
      expect(scripts.filter((source) => source !== "'self'" && !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual([])
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
      expect(policy.get('trusted-types')).toEqual(["'none'"])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
    },
  )

  test.each([
    '/api/user',
    '/api/openapi.json',
    '/v1/graphql',
    '/healthz',
    '/api/auth/session',
    '/files/x',
    '/icon.svg',
  ])('of %s, which is no page, allow nothing at all', async (path) => {
    const { headers } = await fetch(app.url + path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('insist on https where the installation has it', async () => {
    const shop = await startApp({ BASE_URL: 'https://shop.policy.test', TRUSTED_PROXIES: '1' })
    try {
      for (const path of ['/', '/api/user', '/admin']) {
        const { headers } = await fetch(`http://127.0.0.1:${shop.context.config.port}${path}`)
        expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
      }
      const { headers } = await fetch(`http://127.0.0.1:${shop.context.config.port}/`)
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
    } finally {
      await shop.close()
    }
  })

  test.each([
    '/verification-summary/x',
    '/registration-request/x',
    '/product/x/checkout',
    '/sk/portal',
    '/portal/login',
    '/nothing-is-here',
  ])('of %s keep it out of caches and searches', async (path) => {
    const { headers } = await fetch(app.url + path, { redirect: 'manual' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
  })
})

test('a page that did not change is answered with 304 under the policy it was sent with', async () => {
  const first = await fetch(`${app.url}/`)
  const tag = first.headers.get('etag') ?? ''
  expect(await first.text()).not.toContain('nonce')
  const again = await fetch(`${app.url}/`, { headers: { 'if-none-match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  expect((await fetch(`${app.url}/sk`, { headers: { 'if-none-match': tag } })).status).toBe(200)
})

describe.skipIf(!hasChromium('tests/long/policy.test.ts'))('in Chromium', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => await browser?.close())

  /** A signed-in window in which every breach of a policy is counted. */
  async function window(email: string | null): Promise<{ context: BrowserContext; page: Page; breaches: string[] }> {
    const context = await browser.newContext({ baseURL: app.url })
    const breaches: string[] = []
    await context.exposeFunction('tellBreach', (text: string) => breaches.push(text))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const told = globalThis as unknown as { tellBreach(text: string): void }
        told.tellBreach(`${location.href} ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
    if (email) await signInByRequest(context, email, demoPassword)
    return { context, page: await context.newPage(), breaches }
  }

  /** Follows links of this site from `start`, by clicking, so that the router and not the server changes the page. */
  async function walk(window: Page, start: string, pick: RegExp, limit: number): Promise<Set<string>> {
    let page = window
    const seen = new Set<string>()
    const next = [start]
    for (let href = next.shift(); href !== undefined && seen.size < limit; href = next.shift()) {
      if (seen.has(href)) continue
      seen.add(href)
      const link = page.locator(`a[href="${href}"]:visible`).first()
      const clicked =
        (await link.count()) > 0 &&
        (await link.click({ timeout: 1000 }).then(
          () => true,
          () => false,
        ))
      const open = async () => await page.goto(href.startsWith('#') ? `/admin${href}` : href)
      // A click that was given up may lead there all the same, a moment later.
      if (!clicked)
        await open().catch(async (error: unknown) => {
          if (!String(error).includes('interrupted by another navigation')) throw error
          await open()
        })
      await page
        .locator('h1')
        .first()
        .waitFor({ timeout: 2000 })
        .catch(() => undefined)
      const links = await Promise.race([
        page.locator('a[href]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')),
        pause(5000, null),
      ])
      // Seen in one run of three on one day and never since, cause unknown: it is printed, and the walk goes on.
      if (links === null) {
        console.log(`policy.test.ts: ${await whereStuck(page)}`)
        page = await page.context().newPage()
      }
      for (const found of links ?? [])
        if (pick.test(found) && !seen.has(found) && !found.includes('/documents/')) next.push(found)
    }
    return seen
  }

  test.each([
    ['a visitor', null, '/', /^\/(?!portal|admin|files|api|dev)[\w/-]*$/, amount(6, 10)],
    ['a customer', 'customer@demo.test', '/portal', /^\/portal\/(?!login)[^#]*$/, amount(9, 18)],
    ['a customer reading Slovak', 'customer@demo.test', '/sk/portal', /^\/sk\/portal\/(?!login)[^#]*$/, amount(4, 8)],
    ['staff', 'staff@demo.test', '/admin', /^#\/[^?]*$/, amount(14, 25)],
    ['an administrator reading mails', 'admin@demo.test', '/dev/outbox', /^\/dev\/outbox\/.+/, amount(3, 5)],
  ])('%s walks through the pages, back and again, without one breach', async (_who, email, start, pick, limit) => {
    const { context, page, breaches } = await window(email)
    const { troubles } = watch(context)
    const seen = await walk(page, start, pick, limit)
    const after = await context.newPage()
    await after.goto(start)
    await after.reload()
    await after.goBack()
    expect(seen.size).toBeGreaterThan(1)
    expect(breaches).toEqual([])
    expect(troubles.filter((line) => /security|policy|Trusted/i.test(line))).toEqual([])
    await context.close()
  })

  test('what is not ours does not run, and is counted', async () => {
    const { context, page, breaches } = await window(null)
    await context.addInitScript(() => Object.assign(globalThis, { ran: [] }))
    // The answer as it came, with a script in its text as if a field had not been escaped.
    await page.route('**/verification', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('</h1>', '</h1><script>ran.push("inline")</script>')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/verification')
    const ran = await page.evaluate(async () => {
      const told = globalThis as unknown as { ran?: string[] }
      const attempts: (() => void)[] = [
        () => {
          const script = document.createElement('script')
          script.append('globalThis.ran.push("inline")')
          document.body.append(script)
        },
        () =>
          (document.body.insertAdjacentHTML as (a: string, b: string) => void)(
            'beforeend',
            '<img src=x onerror="ran.push(1)">',
          ),
        () => {
          const script = document.createElement('script')
          ;(script as { src: unknown }).src = 'https://evil.test/x.js'
          document.body.append(script)
        },
        () => {
          const frame = document.createElement('iframe')
          frame.src = 'https://evil.test/'
          document.body.append(frame)
        },
        () => void fetch('https://evil.test/').catch(() => undefined),
        () => {
          const base = document.createElement('base')
          base.href = 'https://evil.test/'
          document.head.append(base)
        },
        () => {
          const line = document.createElement('p')
          line.setAttribute('style', 'background: url(https://evil.test/x.png)')
          document.body.append(line)
        },
      ]
      for (const attempt of attempts) {
        try {
          attempt()
        } catch {
          // Refused, as it should be.
        }
      }
      return told.ran
    })
    expect(ran).toEqual([])
    await expect
      .poll(() => new Set(breaches.map((line) => line.split(' ')[1])))
      .toEqual(
        new Set([
          'script-src-elem',
          'require-trusted-types-for',
          'frame-src',
          'connect-src',
          'base-uri',
          'style-src-attr',
        ]),
      )
    expect(await page.evaluate(() => (globalThis as unknown as { ran?: string[] }).ran)).toEqual([])
    await context.close()
  })
})

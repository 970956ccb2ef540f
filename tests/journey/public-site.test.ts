import { lawRows } from '#web/docket/law-rows.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { jurisdictionSlug } from '#domain/jurisdiction/names.ts'
import { amount } from '#tests/proof.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { cookiesNamedIn, cookiesSet } from '#tests/cookies.ts'

let app: TestApp
let listed: string[] = []
const text = async (path: string) => await (await fetch(`${app.url}${path}`)).text()

/** All pages in the proof; here each eleventh, so that kinds and languages take turns. */
const sample = (all: readonly string[]) => all.filter((_, at) => at % amount(11, 1, 31) === 0)

beforeAll(async () => {
  app = await startApp()
  listed = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
})
afterAll(async () => {
  await app?.close()
})

describe('the list of pages for searches', () => {
  test('names every public page once, and is named by robots.txt', async () => {
    expect(new Set(listed).size).toBe(listed.length)
    for (const address of ['/', '/sk', '/country/slovakia', '/es/country-guide/united-states', '/cs/privacy-policy'])
      expect(listed).toContain(address)
    expect(await text('/robots.txt')).toContain('/sitemap.xml')
  })

  test('names nothing that is not there, that wants to be left alone, or that calls itself by another address', async () => {
    const wrong: string[] = []
    for (const address of sample(listed)) {
      const answer = await fetch(`${app.url}${address}`, { redirect: 'manual' })
      const html = await answer.text()
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
      const isMissing = answer.status !== 200 || answer.headers.has('x-robots-tag')
      if (isMissing || !canonical || new URL(canonical).pathname !== address)
        wrong.push(`${address}: ${answer.status} ${String(canonical)}`)
      if (!/property="og:title" content="[^"]+"/.test(html)) wrong.push(`${address}: nothing to share`)
      if (/undefined|\[object|\{\{|NaN/.test(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')))
        wrong.push(`${address}: a text is broken`)
    }
    expect(wrong).toEqual([])
  })

  test('leads within the site only to what is there', async () => {
    // What the list names is asked for above.
    const seen = new Map(listed.map((address) => [address, 200]))
    const broken: string[] = []
    for (const address of sample(listed)) {
      const html = await text(address)
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
        const status = seen.get(href) ?? (await fetch(`${app.url}${href}`, { redirect: 'manual' })).status
        seen.set(href, status)
        if (status >= 400) broken.push(`${address} -> ${href}: ${status}`)
      }
    }
    expect([...new Set(broken)]).toEqual([])
  })
})

test('one comes from the home page to every page of the site', async () => {
  const missing = new Set(listed.filter((address) => !/^\/(sk|cs|es)(\/|$)/.test(address)))
  const pages = new Set(missing)
  const ahead = new Set(['/'])
  // Pages that others stand below are read first, then those that are about the same: few pages lead to all the others.
  const promise = (address: string): number => {
    const end = address.slice(address.lastIndexOf('/'))
    let below = 0
    for (const one of missing) below += one.startsWith(`${address}/`) ? 2 : one.endsWith(end) ? 1 : 0
    return below
  }
  const read = new Set<string>()
  while (missing.size > 0 && ahead.size > 0) {
    const best = [...ahead].map((address) => [promise(address), address] as const)
    const [, next] = best.reduce((one, other) => (other[0] > one[0] ? other : one))
    ahead.delete(next)
    read.add(next)
    missing.delete(next)
    for (const [, href = ''] of (await text(next)).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
      missing.delete(href)
      if (pages.has(href) && !read.has(href)) ahead.add(href)
    }
  }
  expect([...missing]).toEqual([])
})

test.each(languages)('translations name each other: %s', async (language) => {
  const prefix = language === 'en' ? '' : `/${language}`
  const html = await text(`${prefix}/country/slovakia`)
  const others = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
  expect(others.map(([, name]) => name)).toEqual([...languages, 'en-GB', 'x-default'])
  for (const [, , href = ''] of others) expect((await fetch(`${app.url}${new URL(href).pathname}`)).status).toBe(200)
})

test('a page of somebody, and one that is not there, is told to searches nowhere', async () => {
  for (const address of ['/portal/login', '/country/atlantis', '/nothing-is-here'])
    expect(await text(address)).not.toContain('rel="canonical"')
})

describe('the page of a country', () => {
  test('tells term, opposition and fee with where they stand, and the price in the currency of the visitor', async () => {
    const html = (await text('/country/slovakia?currency=EUR')).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(html).toContain('10 years from filing')
    expect(html).toContain('3 months from publication, before registration')
    expect(html).toContain('506/2009')
    expect(html).toMatch(/1 class €[\d,.]+ €[\d,.]+ €[\d,.]+/)
  })

  test('tells no length that nobody confirmed', async () => {
    const unconfirmed = jurisdictions.flatMap((code) =>
      lawRows(code, '2026-11-22')
        .filter((row) => row.isUnconfirmed)
        .map(() => code),
    )
    const code = unconfirmed[0]
    const html = await text(`/country-guide/${code ? jurisdictionSlug(code) : ''}`)
    expect(html.match(/recorded, but not confirmed/g)).toHaveLength(unconfirmed.filter((one) => one === code).length)
  })

  test('of no country is not found', async () => {
    expect((await fetch(`${app.url}/country/atlantis`)).status).toBe(404)
    expect((await fetch(`${app.url}/country-guide/atlantis`)).status).toBe(404)
  })

  test('has the flag of each that has one, and a plain one for the rest', async () => {
    for (const code of ['sk', 'gb', 'eu', 'xx']) {
      const answer = await fetch(`${app.url}/flags/${code}.svg`)
      expect([code, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
        code,
        200,
        'image/svg+xml',
      ])
    }
    expect((await fetch(`${app.url}/flags/..%2f..%2fpackage.json`)).status).toBe(404)
  })
})

test('a place that an address named begins the forms of later pages; another word begins none', async () => {
  const chosen = async (cookie: string) => {
    const html = await (
      await fetch(`${app.url}/product/checkout?service=TrademarkRenewal`, { headers: { cookie } })
    ).text()
    return /<option value="([A-Z]+)" selected/.exec(html)?.[1] ?? null
  }
  expect(await chosen('destination=JP')).toBe('JP')
  expect(await chosen('destination=gb')).toBe('UK')
  expect(await chosen('destination=NOWHERE')).toBeNull()
})

test('the page about cookies names every cookie that the product sets, and no other', async () => {
  expect(cookiesNamedIn(await text('/cookies'))).toEqual(await cookiesSet())
})

test('the packages of a place lead to the check of exactly their markets, and say what they reach', async () => {
  const page = await text('/country/united-states')
  const checks = [...page.matchAll(/href="\/verification\?([^"]+)"/g)].map(([, query = '']) =>
    new URLSearchParams(query.replaceAll('&amp;', '&')).getAll('jurisdictions'),
  )
  expect(checks).toContainEqual(['US', 'CA', 'UK', 'EU'])
  expect(checks).toContainEqual(['US', 'CA', 'UK', 'EU', 'AU', 'CN'])
  expect(page).toContain('Unicode CLDR 48')
})

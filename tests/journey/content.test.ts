import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { prefixOf } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(async () => {
  await app?.close()
})

const article = '/trademark-academy/article/last-day-of-a-mark'

describe.each(languages)('a content page in %s', (language) => {
  test('is found by its file, sent without scripts, and may be kept by caches and found by searches', async () => {
    const answer = await fetch(`${app.url}${prefixOf(language)}${article}`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(`<html lang="${language}"`)
    const own = '<script type="module" src="/scripts/site.js"></script>'
    expect(html.replace(own, '')).not.toMatch(/<script(?! type="application\/ld\+json")|modulepreload/)
    expect(html).toContain('<meta name="description"')
    expect(html).toContain('2017/1001')
    expect(answer.headers.get('x-robots-tag')).toBeNull()
    expect(answer.headers.get('cache-control')).not.toContain('no-store')
    const again = await fetch(answer.url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })
})

test('a fee in a text is that of the price list', async () => {
  const html = await (await fetch(`${app.url}/trademark-dictionary/official-fee`)).text()
  const [, fee] = /costs <span class="mw-num">([^<]+)<\/span> for one class/.exec(html) ?? []
  expect(fee).toBe('€850.00')
})

test('what stays in the language that it is cited in says so, to those who listen or translate', async () => {
  const read = async (address: string) => await (await fetch(`${app.url}${address}`)).text()
  expect(await read('/sk/brand-protection/etsy')).toMatch(/<span lang="en"><a href="[^"]+">Etsy, Why was my/)
  expect(await read('/sk/brand-protection/etsy')).not.toMatch(/<span lang="en"><a href="[^"]+">Nariadenie/)
  expect(await read('/brand-protection/etsy')).not.toContain('<span lang="en"><a')
  expect(await read('/cs/trademark-strategy')).toContain('<span translate="no">Trademark Law of the PRC')
})

test('a table of a text is reached by keys where it is wider than the screen', async () => {
  const html = await (await fetch(`${app.url}/sk/cookies`)).text()
  expect(html).toContain('<div class="mw-table-scroll" tabindex="0" role="region" aria-label="Tabuľka"><table')
})

test('the card of a territory of several countries says so and names them to whoever stops there', async () => {
  const html = await (await fetch(`${app.url}/sk/verification?country=SK`)).text()
  const card = /<label class="mw-choice" for="jurisdictions-EU">.*?<\/label>/s.exec(html)?.[0] ?? ''
  expect(card).toContain('aria-describedby="jurisdictions-EU-tip"')
  expect(card).toContain('Jeden zápis pre 27 krajín')
  expect(card).toMatch(/role="tooltip" id="jurisdictions-EU-tip">[^<]*Rakúsko[^<]* a [^<]*</)
})

test('of the two registers whose marks were one, each says beside its renewal what it does not renew', async () => {
  const html = await (await fetch(`${app.url}/cs/trademark-renewal`)).text()
  expect(html).toContain('Její obnova neobnoví srovnatelnou známku ve Spojeném království.')
  expect(html).toContain('ta se obnovuje zvlášť.')
})

test('the footer of every page leads to the pages that say so', async () => {
  const html = await (await fetch(`${app.url}/sk/verification`)).text()
  expect(html).toContain('href="/sk/about-us"')
})

test.each(['', '.data'])(
  'where there is no file there is a page that says so, kept and found by nobody: %s',
  async (end) => {
    const answer = await fetch(`${app.url}/trademark-academy/article/nothing${end}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

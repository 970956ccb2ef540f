import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { cardHeight, cardWidth } from '#web/card-size.ts'
import { path, prefixOf } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/* What searches, feeds and those who are sent an address learn of a page. */
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(async () => {
  await app?.close()
})

const get = async (address: string) => await fetch(address.startsWith('http') ? address : `${app.url}${address}`)
const text = async (address: string) => await (await get(address)).text()
/** At the place of the test, whatever host the page names. */
const here = (url: string) => new URL(url).pathname

type Node = Record<string, unknown>
const structured = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Node,
  )
const ofType = (html: string, type: string) => structured(html).find((node) => node['@type'] === type)
const meta = (html: string, name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]

describe.each(languages)('in %s', (language) => {
  const where = { language }

  test('a page has a picture of its own, of the size that it says', async () => {
    const pictures = new Set<string>()
    for (const address of [
      path.home({}, where),
      path.country({ slug: 'slovakia' }, where),
      `${prefixOf(language)}/trademark-academy/article/last-day-of-a-mark`,
    ]) {
      const html = await text(address)
      const answer = await get(here(meta(html, 'og:image') ?? ''))
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([cardWidth, cardHeight])
      expect(meta(html, 'og:image:width')).toBe(String(cardWidth))
      expect(meta(html, 'og:title')).not.toBe('')
      pictures.add(bytes.toString('base64'))
    }
    expect(pictures.size).toBe(3)
  })

  test('the feed is XML, newest first, and its articles are there', async () => {
    const answer = await get(path.blogFeed({}, where))
    const xml = await answer.text()
    const names: string[] = []
    const parser = new SaxesParser()
    parser.on('opentag', ({ name }) => names.push(name))
    parser.write(xml).close()
    const links = [...xml.matchAll(/<item>.*?<link>([^<]+)<\/link>/g)].map(([, link = '']) => link)
    expect(answer.headers.get('content-type')).toContain('application/rss+xml')
    expect(links.length).toBeGreaterThan(12)
    expect(names.filter((name) => name === 'item')).toHaveLength(links.length)
    const days = [...xml.matchAll(/<pubDate>([^<]+)</g)].map(([, day = '']) => Date.parse(day))
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    expect((await get(here(links[0] ?? ''))).status).toBe(200)
    expect(await text(`${prefixOf(language)}/blog`)).toContain(`href="${path.blogFeed({}, where)}"`)
  })
})

describe('what a page says of itself to searches', () => {
  test('the price of a service is the one that its page shows', async () => {
    for (const address of [
      path.country({ slug: 'united-states' }),
      path.renewalCountry({ country: 'united-states' }),
    ]) {
      const html = await text(`${address}?currency=USD`)
      const { offers } = ofType(html, 'Service') as { offers: Node }
      const [, shown = ''] =
        /<tr>\s*<th[^>]*>1 class[\s\S]*?<td[^>]*>[^<]*<\/td>\s*<td[^>]*>[^<]*<\/td>\s*<td[^>]*>([^<]+)</.exec(html) ??
        []
      expect(offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'USD' })
      expect(shown.replaceAll(/[$,]/g, '')).toBe(offers['price'])
    }
  })

  test('the way to a page leads to pages that are there', async () => {
    const html = await text(path.renewalCountry({ country: 'slovakia' }, { language: 'sk' }))
    const { itemListElement } = ofType(html, 'BreadcrumbList') as { itemListElement: { item?: string; name: string }[] }
    expect(itemListElement.map(({ name }) => name)).toEqual(['Obnova zápisu', 'Slovensko'])
    for (const item of itemListElement.flatMap((one) => one.item ?? []))
      expect((await get(here(item))).status).toBe(200)
  })

  test('questions have their short answers, articles their sources, terms their sentence, and the site who runs it', async () => {
    const questions = ofType(await text('/trademark-questions-and-answers'), 'FAQPage') as { mainEntity: Node[] }
    expect(questions.mainEntity.length).toBeGreaterThan(5)
    expect(JSON.stringify(questions.mainEntity)).not.toContain('"text":""')
    expect(ofType(await text('/trademark-academy/article/last-day-of-a-mark'), 'Article')).toMatchObject({
      headline: 'The last day of a mark',
      citation: expect.arrayContaining([expect.stringContaining('2017/1001')]) as unknown,
    })
    expect(ofType(await text('/trademark-dictionary/grace-period'), 'DefinedTerm')).toBeDefined()
    const [home] = structured(await text('/'))
    expect(JSON.stringify(home)).toContain('"@type":"Organization"')
    expect(JSON.stringify(home)).toContain('/search?q={question}')
  })
})

describe('an article of the blog', () => {
  test('has one address: below its subjects it leads there, below others there is none', async () => {
    const lead = async (address: string) => {
      const answer = await fetch(`${app.url}${address}`, { redirect: 'manual' })
      return [answer.status, answer.headers.get('location')]
    }
    const article = 'what-a-trademark-costs'
    expect(await lead(path.blogTopic({ topic: 'costs', article }))).toEqual([301, `/blog/${article}`])
    expect(await lead(path.blogTopic({ topic: 'costs', article }, { language: 'sk' }))).toEqual([
      301,
      `/sk/blog/${article}`,
    ])
    expect((await lead(path.blogTopic({ topic: 'abroad', article })))[0]).toBe(404)
    expect((await lead(path.blogCategory({ industry: 'nothing' })))[0]).toBe(404)
  })

  test('is listed, and the guides in the footer are, in the language of its reader', async () => {
    const html = (await text('/sk/blog')).replaceAll('<!-- -->', '')
    expect(html).toMatch(/<a href="\/sk\/blog\/what-a-trademark-costs">Koľko stojí známka/)
    const [, footer = ''] = /<footer([\s\S]*)<\/footer>/.exec(html) ?? []
    expect(footer).toMatch(/<a href="\/sk\/brand-protection-guide">Príručka ochrany značky<\/a>/)
  })
})

test('a picture is drawn of what is public and of nothing else', async () => {
  for (const address of [
    '/share-image/nothing-is-here.png',
    '/share-image/portal/login.png',
    '/share-image/country/slovakia',
  ])
    expect([address, (await get(address)).status]).toEqual([address, 404])
})

import { expect, test } from 'vitest'
import { withStylesFirst } from './head-order.ts'

const font = '<link rel="preload" href="/f.woff2" as="font"/>'
const script = '<link rel="modulepreload" href="/a.js"/>'
const style = '<link rel="stylesheet" href="/a.css"/>'
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`

test('styles come before fonts, and scripts behind everything that is painted', () => {
  expect(withStylesFirst(page(`<title>A</title>${font}${script}${style}`))).toBe(
    page(`<title>A</title>${style}${font}<link rel="modulepreload" fetchpriority="low" href="/a.js"/>`),
  )
})

test('what carries the word of the page’s policy is put into the same order', () => {
  const signed = (link: string) => link.replace('<link ', '<link nonce="a-1_" ')
  expect(withStylesFirst(page(signed(font) + script + signed(style)))).toBe(
    page(`${signed(style)}${signed(font)}<link rel="modulepreload" fetchpriority="low" href="/a.js"/>`),
  )
})

test('a page without fonts to load keeps its styles, and what stands in its text is left alone', () => {
  expect(withStylesFirst(page(`<title>A</title>${style}`))).toBe(page(`<title>A</title>${style}`))
  const quoted = `<pre>${style}${script}</pre>`
  expect(withStylesFirst(page(style, quoted))).toBe(page(style, quoted))
  expect(withStylesFirst('no page')).toBe('no page')
})

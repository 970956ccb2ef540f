import { expect, test } from 'vitest'
import { withScriptsLast } from './head-order.ts'

const font = '<link rel="preload" href="/f.woff2" as="font"/>'
const script = '<link rel="modulepreload" href="/a.js"/>'
const style = '<link rel="stylesheet" href="/a.css"/>'
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`
const beginning = (word = '') => `<script ${word}type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/page-1.js";
  
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.client-1.js");</script>`

test('styles come before fonts, and no script is named where the head is read', () => {
  expect(withScriptsLast(page(`<title>A</title>${font}${script}${style}`))).toBe(
    page(`<title>A</title>${style}${font}`),
  )
})

test('what carries the word of the page’s policy is put into the same order', () => {
  const signed = (link: string) => link.replace('<link ', '<link nonce="a-1_" ')
  const links = signed(font) + script.replace('/>', ' nonce="a-1_"/>') + signed(script) + signed(style)
  expect(withScriptsLast(page(links))).toBe(page(signed(style) + signed(font)))
})

test('the modules of a page are fetched when it is painted, all of them, before it comes to life', () => {
  for (const word of ['', 'nonce="a-1_" ']) {
    const made = withScriptsLast(page(script + style, `<main></main>${beginning(word)}`))
    expect(made).toContain(`<script ${word}type="module" async="">`)
    const [, code = ''] = /<script [^>]*>([\s\S]*?)<\/script>/.exec(made) ?? []
    expect(code).not.toMatch(/import (?:"|\*)/)
    const steps = [
      'requestAnimationFrame',
      '["/a.js"]',
      "getElementById('texts')",
      'const [, route0, route1] = await Promise.all([import("/assets/manifest-1.js"), import("/assets/root-1.js"), import("/assets/page-1.js")]);',
      'window.__reactRouterRouteModules = {"root":route0,"page":route1};',
      'import("/assets/entry.client-1.js");',
    ].map((step) => code.indexOf(step))
    expect(steps.every((at) => at >= 0)).toBe(true)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  }
})

test('a page without fonts to load keeps its styles, and what stands in its text is left alone', () => {
  expect(withScriptsLast(page(`<title>A</title>${style}`))).toBe(page(`<title>A</title>${style}`))
  const quoted = `<pre>${style}${script}</pre>`
  expect(withScriptsLast(page(style, quoted))).toBe(page(style, quoted))
  expect(withScriptsLast('no page')).toBe('no page')
})

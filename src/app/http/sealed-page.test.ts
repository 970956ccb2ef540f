import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from './sealed-page.ts'

const word = 'k3Yw0rd'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the scripts of the page are named by their hashes and the word is gone', () => {
  const rendered = `<html><head><link rel="modulepreload" nonce="${word}" href="/a.js"></head><body>
    <script nonce="${word}">one("č")</script><script async="" src="/a.js" nonce="${word}"></script>
    <script type="module" nonce="${word}">import "/b.js"</script></body></html>`
  const { html, scripts } = sealPage(rendered, word)
  expect(scripts).toEqual([hash('one("č")'), hash('import "/b.js"')])
  expect(html).not.toContain('nonce')
  expect(html).not.toContain(word)
})

test('a script that came in with somebody’s text gets no hash', () => {
  const texts = [
    '<script>alert(1)</script>',
    '<script nonce="">alert(1)</script>',
    '<script nonce="guess">alert(1)</script>',
    '<!-- <script> --><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
  ]
  for (const text of texts)
    expect(sealPage(`<p>${text}</p><script nonce="${word}">ours()</script>`, word).scripts).toEqual([hash('ours()')])
})

test('the same page has the same policy whatever the word, so an answer of 304 fits the page that is kept', () => {
  const page = (nonce: string) => sealPage(`<script nonce="${nonce}">ours()</script>`, nonce)
  expect(page('first')).toEqual(page('second'))
})

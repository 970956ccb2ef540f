import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { createTexts } from '#platform/mail/texts.ts'
import { mails } from './features.ts'

const folder = new URL('../../content/mails/', import.meta.url)
const texts = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as object,
  ]),
)
const hostile = 'WIN A PRIZE at https://evil.test $t(orderCard.title) {{number}}'

describe.each(languages)('%s', (language) => {
  test.each(mails)('$name: no word of anybody’s in the subject, and no hole in it', async ({ parts, template }) => {
    const translate = (await createTexts(texts as never))(language)
    const facts = Object.fromEntries([...(parts.facts ?? []), ...(parts.maybe ?? [])].map((one) => [one, `<${one}>`]))
    const words = Object.fromEntries((parts.words ?? []).map((word) => [word, hostile]))
    const letter = template(translate, { ...facts, ...words, url: 'https://ours.test' }, facts)
    expect(letter.subject).not.toMatch(/PRIZE|evil|\{\{|\$t\(/)
    expect(letter.subject.length).toBeGreaterThan(5)
    for (const text of [letter.title, ...letter.paragraphs]) expect(text).not.toMatch(/\{\{(?!number\}\})/)
  })
})

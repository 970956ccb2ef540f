import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { createTexts } from '#platform/mail/texts.ts'
import { templates } from './context.ts'

const folder = new URL('../../content/mails/', import.meta.url)
const texts = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as object,
  ]),
)
const hostile = 'WIN A PRIZE at https://evil.test $t(orderCard.title) {{number}}'

/** What our own code says of a letter: every key that any call of ours gives as a fact. */
const facts = Object.fromEntries(
  'number total due variableSymbol iban place relevance urgency until published note invoice'
    .split(' ')
    .map((name) => [name, `<${name}>`]),
)

/** Every name that a letter is given as words of somebody, read from the calls themselves. */
const wordsGiven = new Set(
  sources(new URL('../features/', import.meta.url)).flatMap((text) =>
    [...text.matchAll(/words: \{([^}]*)\}/g)].flatMap((found) =>
      [...(found[1] ?? '').matchAll(/(\w+):/g)].map((name) => name[1] ?? ''),
    ),
  ),
)

function sources(place: URL): string[] {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, place))
    return entry.name.endsWith('.ts') && !entry.name.includes('.test.')
      ? [readFileSync(new URL(entry.name, place), 'utf8')]
      : []
  })
}

describe.each(languages)('%s', (language) => {
  test.each(Object.keys(templates))('%s: no word of anybody’s in the subject, and no hole in it', async (name) => {
    const translate = (await createTexts(texts as never))(language)
    const words = Object.fromEntries([...wordsGiven].map((word) => [word, hostile]))
    const letter = templates[name]?.(translate, { ...facts, ...words, url: 'https://ours.test' }, facts)
    expect(letter?.subject).not.toMatch(/PRIZE|evil|\{\{|\$t\(/)
    expect(letter?.subject.length).toBeGreaterThan(5)
    for (const text of [letter?.title, ...(letter?.paragraphs ?? [])]) expect(text).not.toMatch(/\{\{(?!number\}\})/)
  })
})

test('the words are those that callers give, so that a new one is tried by itself', () => {
  expect([...wordsGiven].toSorted()).toEqual(['found', 'mark', 'name'])
})

import { expect, test } from 'vitest'
import { renderLetter } from './letter.tsx'

test('a letter is marked with its language alone, wherever it says one', async () => {
  const letter = {
    subject: 'Odpoveď',
    title: 'Odpoveď je hotová',
    paragraphs: ['Prečítajte si ju.'],
    footer: 'Markwright',
  }
  const { html } = await renderLetter(letter, 'sk')
  const said = Array.from(html.matchAll(/\blang="([^"]*)"/g), ([, language]) => language)
  expect(said.length).toBeGreaterThan(0)
  expect(new Set(said)).toEqual(new Set(['sk']))
})

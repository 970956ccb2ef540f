import { afterAll, beforeAll, expect, test } from 'vitest'
import checker from '../../public/locales/en/checker.json' with { type: 'json' }
import { notes } from '#admin/registration-request/verification/note-words.ts'
import { languages } from '#kernel/languages.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { addMarks } from '#tests/register.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await addMarks(app.context.pool, 1, [{ text: 'Velmora', office: 'EU', number: '018333333', classes: [25] }])
  await app.context.register.follow()
})
afterAll(async () => await app.close())

const pageOf = async (value: string): Promise<string> => {
  const query = new URLSearchParams({ value, classes: '25', jurisdictions: 'EU' })
  const answer = await fetch(`${app.url}/trademark-search?${query}`)
  expect(answer.status).toBe(200)
  return await answer.text()
}

test.each([
  ['🦊🌲', 'symbols', ''],
  ['ᠮᠣᠩᠭᠣᠯ', 'script', ''],
  ['雲海堂', 'characters', 'YUNHAITANG'],
  ['שלומית', 'meaning', 'SHLOMIT'],
  ['라온제나', 'meaning', 'RAONJENA'],
  ['---', 'symbols', ''],
] as const)('%s is not wholly read, and the public check claims nothing of what is near', async (value, reason, as) => {
  const page = await pageOf(value)
  expect(page).toContain(checker.band.unread)
  expect(page).toContain(checker.means.unread)
  expect(page).toContain(checker.unread[reason].replace('{{part}}', value).replace('{{as}}', as))
  expect(page).not.toContain(checker.means.none)
  expect(page).not.toContain(checker.means.word)
})

test('what is read wholly and has nothing near is told so', async () => {
  const page = await pageOf('Zorbintak')
  expect(page).toContain(checker.means.none)
  expect(page).not.toContain(checker.means.unread)
})

test('a word whose sense no list of ours has is told, and one that has a sense is not', async () => {
  const page = await pageOf('Zorbintak')
  expect(page).toContain(checker.ground.unlisted)
  expect(page).toContain('<b translate="no">Zorbintak</b>')
  expect(await pageOf('Golden Lion')).not.toContain(checker.ground.unlisted)
})

test.each(languages)('the public check and the workbench say of what was not read the same in %s', async (language) => {
  const { default: texts } = (await import(`../../public/locales/${language}/checker.json`, {
    with: { type: 'json' },
  })) as {
    default: typeof checker
  }
  expect(texts.unread).toEqual(notes[language].unreadSign)
})

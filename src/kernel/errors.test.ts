import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorList, fieldCodes } from './errors.ts'
import { languages } from './languages.ts'

describe.each(languages)('in the language %s', (language) => {
  const file = new URL(`../../public/locales/${language}/errors.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as {
    code: Record<string, string>
    field: Record<string, string>
  }

  test('every code has its own message and no message is left over', () => {
    expect(Object.keys(texts.code).sort()).toEqual(Object.keys(errorList).sort())
    expect(Object.keys(texts.field).sort()).toEqual([...fieldCodes].sort())
    expect(new Set(Object.values(texts.code)).size).toBe(Object.keys(errorList).length)
  })

  test('messages speak the language, and name nothing of the inside', () => {
    for (const text of [...Object.values(texts.code), ...Object.values(texts.field)]) {
      expect(text.trim().length).toBeGreaterThan(3)
      expect(text).not.toMatch(/SQL|null|undefined|exception|stack|postgres/i)
    }
    const english = readFileSync(new URL('../../public/locales/en/errors.json', import.meta.url), 'utf8')
    const kept = Object.values(texts.code).filter((text) => english.includes(`"${text}"`))
    expect(kept).toHaveLength(language === 'en' ? Object.keys(errorList).length : 0)
  })
})

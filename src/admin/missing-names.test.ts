import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staffLanguages } from './i18n/texts.ts'

const root = new URL('../../', import.meta.url).pathname
const sources = globSync('src/{features,platform,app}/**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts'),
)
const named = new Set(
  sources.flatMap((file) =>
    Array.from(readFileSync(`${root}${file}`, 'utf8').matchAll(/\bmissing: '([a-z-]+)'/g), ([, name = '']) => name),
  ),
)

test.each(staffLanguages)('whatever a rule may miss has its words in %s', (language) => {
  const { missing } = JSON.parse(readFileSync(`${root}public/locales/${language}/admin.json`, 'utf8')) as {
    missing: Record<string, string>
  }
  expect(named.size).toBeGreaterThan(50)
  expect([...named].filter((name) => !missing[name])).toEqual([])
})

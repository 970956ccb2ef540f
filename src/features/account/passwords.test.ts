import { globSync, readFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { checkPassword, hashPassword, isWeakHash, passwordIsRight } from './passwords.ts'

test('a password is judged to its last letter, and by what it says rather than how it is composed', async () => {
  const long = `${'brass kettles é '.repeat(16)}end`
  const stored = await hashPassword(long)
  expect(await passwordIsRight(long.normalize('NFD'), stored)).toBe(true)
  expect(await passwordIsRight(`${long.slice(0, -1)}f`, stored)).toBe(false)
  expect(await passwordIsRight(long.toUpperCase(), stored)).toBe(false)
})

test('it is kept as argon2id with 64 MiB and three passes; less work is renewed', async () => {
  const stored = await hashPassword('a quiet lamp in april')
  expect(stored).toContain('$argon2id$v=19$m=65536,t=3,p=1$')
  expect(isWeakHash(stored)).toBe(false)
  expect(isWeakHash(stored.replace('m=65536', 'm=19456'))).toBe(true)
  expect(isWeakHash('$2b$10$abcdefghijklmnopqrstuv')).toBe(true)
})

test('nothing of the product lowers the work of a hash', () => {
  const asks = globSync('{src,tools}/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('hashWithLeastWork('),
  )
  expect(asks.filter((file) => !file.endsWith('.test.ts'))).toEqual(['src/features/account/passwords.ts'])
})

test('more than the three thousand most common ones are refused, doubled to the length that is asked for as well', () => {
  const common = dictionary['passwords-common'].map(String)
  expect(common.length).toBeGreaterThan(3000)
  const taken = common.slice(0, 3000).filter((word) => {
    try {
      checkPassword(word.repeat(Math.ceil(15 / word.length)), [])
      return true
    } catch {
      return false
    }
  })
  expect(taken).toEqual([])
})

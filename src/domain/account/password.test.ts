import { describe, expect, test } from 'vitest'
import { passwordLength, passwordRefusal } from './password.ts'

const common = new Set([
  'password',
  'qwerty',
  'dragon',
  'football',
  'iloveyou',
  'letmein',
  'monkey',
  'welcome',
  'admin123',
])
const judge = (password: string, words: string[] = ['jana.mokra@brand.test', 'Jana', 'Mokrá']) =>
  passwordRefusal(password, { words, isCommon: (text) => common.has(text) })

describe('a new password', () => {
  test.each([
    'a quiet lamp in april',
    'seven brass kettles',
    'tichá lampa v apríli',
    '静かなランプが四月に光っているよ',
    'kvmzplwtqhdrxgs',
    '🐘🦉🐝🦊🐢🐙🦋🐌🐳🦔🐿️🦇🐺🦜🦩',
    '  leading and trailing  ',
    'x'.repeat(0) + 'Tr0ub4dor&3 horse staple',
    'long '.repeat(3) + 'walks along the river bank at dusk with nobody else around, 64+',
    'dragon football letmein copper violet',
    "'; drop table users; --",
  ])('%j is taken', (password) => {
    expect(judge(password)).toBeNull()
  })

  test.each([
    ['', 'too-short'],
    ['fourteen chars', 'too-short'],
    ['🐘🦉🐝🦊🐢🐙🦋', 'too-short'],
    ['x'.repeat(257), 'too-long'],
    ['passwordpassword', 'common-password'],
    ['PasswordPassword', 'common-password'],
    ['p4ssw0rdp4ssw0rd', 'common-password'],
    ['password1234567!', 'common-password'],
    ['qwertyuiopasdfgh', 'common-password'],
    ['123456789012345', 'common-password'],
    ['987654321098765', 'common-password'],
    ['abcdefghijklmnop', 'common-password'],
    ['aaaaaaaaaaaaaaa', 'common-password'],
    ['abcabcabcabcabcabc', 'common-password'],
    ['dragonfootball12', 'common-password'],
    ['iloveyouiloveyou', 'common-password'],
    ['1qaz2wsx3edc4rfv', 'common-password'],
    ['welcome welcome welcome', 'common-password'],
    ['my markwright account', 'common-password'],
    ['M4RKWRIGHT is my place', 'common-password'],
    ['jana likes blue rivers', 'common-password'],
    ['the mokrá river bank', 'common-password'],
    ['a lamp for brand nights', 'common-password'],
  ] as const)('%j is refused: %s', (password, code) => {
    expect(judge(password)).toBe(code)
  })

  test('64 characters and more are taken whole', () => {
    const long = Array.from({ length: 64 }, (_, at) => String.fromCodePoint(97 + ((at * 7) % 26) + (at % 3))).join('')
    expect(long.length).toBe(64)
    expect(judge(long)).toBeNull()
    expect(passwordLength.most).toBeGreaterThanOrEqual(64)
  })

  test('words of two or three letters in a name forbid nothing', () => {
    expect(judge('an old ox at the inn', ['ox@inn.eu', 'An', 'Ox'])).toBeNull()
  })
})

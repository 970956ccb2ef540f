import { describe, expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const origin = 'https://marks.test'

describe('own paths', () => {
  test.each(['/portal', '/sk/portal/trademarks?page=2', '/portal/order/1#invoice'])('%s is kept', (text) => {
    expect(ownPath(text, origin)).toBe(text)
  })

  test('a full address of this site becomes its path', () => {
    expect(ownPath('https://marks.test/portal?x=1', origin)).toBe('/portal?x=1')
  })

  test.each([
    null,
    '',
    'portal',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https://evil.test/portal',
    'https://marks.test.evil.test/',
    'https://marks.test@evil.test/',
    'javascript:alert(1)',
    '/./\\evil.test',
    'https://marks.test//evil.test',
    '/..//evil.test',
    `/${'a'.repeat(3000)}`,
  ])('%j is refused', (text) => {
    expect(ownPath(text, origin)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { line, optionalLine, text } from './fields.ts'

describe('a text of one line', () => {
  it.each(['Test\nBcc', 'Test\r\nBcc', 'gpj.\u202etset', 'a\u2066b', 'a\u2028b'])('%j is refused', (value) => {
    expect(line(100).safeParse(value).error?.issues[0]?.message).toBe('wrong-type')
    expect(optionalLine(100).safeParse(value).success).toBe(false)
  })

  it.each(['Žofia O’Fictional', '  Test  ', '商標'])('%j is taken', (value) => {
    expect(line(100).parse(value)).toBe(value.trim())
  })

  it.each([
    ['AB\u200b\u200bCD', 'ABCD'],
    ['AB\tCD', 'AB CD'],
    ['\ufeffhy\u00adphen', 'hyphen'],
    ['FU\u3164CK', 'FUCK'],
    ['\u{1f469}\u200d\u{1f467} \u0645\u06cc\u200c\u062e', '\u{1f469}\u200d\u{1f467} \u0645\u06cc\u200c\u062e'],
  ])('%j is taken as it is seen', (value, seen) => {
    expect([line(100).parse(value), optionalLine(100).parse(value)]).toEqual([seen, seen])
  })

  it('of letters alone that nobody sees is none', () => {
    expect(line(100).safeParse(' \u200b\u200b ').error?.issues[0]?.message).toBe('required')
    expect(optionalLine(100).parse('\u200b')).toBeNull()
    for (const none of ['\u200d', '\u200c\u200d', '\u3164', '\u2800', '\ufe0f'])
      expect([line(100).safeParse(none).success, text(100).safeParse(none).success]).toEqual([false, false])
  })

  it('may be missing where it is optional', () => {
    expect([optionalLine(5).parse(''), optionalLine(5).parse(null), optionalLine(5).parse(undefined)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('differs from a long text, which has lines', () => {
    expect(text(100).parse('one\ntwo')).toBe('one\ntwo')
  })
})

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
  ])('%j is taken as it is seen', (value, seen) => {
    expect([line(100).parse(value), optionalLine(100).parse(value)]).toEqual([seen, seen])
  })

  it('of letters alone that nobody sees is none', () => {
    expect(line(100).safeParse(' \u200b\u200b ').error?.issues[0]?.message).toBe('required')
    expect(optionalLine(100).parse('\u200b')).toBeNull()
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

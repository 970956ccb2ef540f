import { describe, expect, test } from 'vitest'
import { readEdit, shownEdit } from './edit.ts'

describe('a field that stands on the server', () => {
  test('shows the server’s value until something is typed', () => {
    expect(shownEdit(null, 'ours')).toEqual({ text: 'ours', base: 'ours', theirs: null })
  })

  test('keeps what is typed, also nothing, over the value that it was typed over', () => {
    expect(shownEdit({ base: 'first', text: '' }, 'first')).toEqual({ text: '', base: 'first', theirs: null })
  })

  test('says what somebody else wrote meanwhile, unless both wrote the same', () => {
    const edit = { base: 'first', text: 'mine' }
    expect(shownEdit(edit, 'theirs')).toEqual({ ...edit, theirs: 'theirs' })
    expect(shownEdit(edit, 'mine').theirs).toBeNull()
  })

  test('comes back from the browser, and anything else does not', () => {
    const edit = { base: 'first', text: 'mine' }
    expect(readEdit(JSON.stringify(edit))).toEqual(edit)
    for (const kept of [null, 'a plain text', '{"text":1}', 'null']) expect(readEdit(kept)).toBeNull()
  })
})

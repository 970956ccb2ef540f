import { expect, test } from 'vitest'
import { errorNote } from './log.ts'

test('an error that a library passed on as a plain copy is told as what it was', () => {
  const original = Object.assign(new TypeError('relation "x" does not exist'), {
    code: '42P01',
    query: 'select secret',
  })
  // The queue hands errors over like this.
  const copy = {
    code: original.code,
    query: original.query,
    message: original.message,
    stack: original.stack,
    queue: 'mail.letter',
    worker: 'w1',
  }
  const note = errorNote(copy)
  expect(note).toMatchObject({ type: 'TypeError', message: original.message, code: '42P01', queue: 'mail.letter' })
  expect(JSON.stringify(note)).not.toContain('select secret')
})

test('what is no error and no copy of one is said to be that', () => {
  for (const thrown of ['x', 7, null, undefined, {}, { message: 7 }])
    expect(errorNote(thrown).message).toBe('something else than an error was thrown')
})

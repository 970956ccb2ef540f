import { expect, test } from 'vitest'
import { isOver } from './use-session-watch.ts'

test('a session is over when nobody is named or it could not be refreshed', () => {
  expect(isOver(null)).toBe(true)
  expect(isOver({})).toBe(true)
  expect(isOver({ user: { id: '1' }, error: 'ErrorRefreshingToken' })).toBe(true)
  expect(isOver({ user: { id: '1' }, expires: '2026-11-20' })).toBe(false)
})

import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { countsOperation, viewNames } from '#operations/staff/queue-views.ts'
import { countsOf, narrowed, readAddress } from './views.ts'

test('an address is read as far as it makes sense', () => {
  expect(readAddress(new URLSearchParams('view=drafting&who=me&q=kov'))).toEqual({
    view: 'drafting',
    who: 'me',
    words: 'kov',
  })
  expect(readAddress(new URLSearchParams('view=nonsense&who=everyone'))).toEqual({
    view: 'work',
    who: 'anyone',
    words: '',
  })
})

test('who and words narrow a view, and signs of a pattern stand for themselves', () => {
  const address = { view: 'work', who: 'nobody', words: ' 50% off ' } as const
  expect(narrowed({ status: { _eq: 'x' } }, address, 'me', { words: ['value'], numbers: ['public_id'] })).toEqual({
    _and: [
      { status: { _eq: 'x' } },
      { assigned_admin_id: { _is_null: true } },
      { _or: [{ value: { _ilike: '%50\\% off%' } }, { public_id: { _like: '50\\% OFF%' } }] },
    ],
  })
})

test('every count of the navigation comes from one document', () => {
  const {
    operation: { text },
    variables,
  } = countsOperation('2026-11-28')
  expect(() => parse(text)).not.toThrow()
  const answer = Object.fromEntries(Object.keys(variables).map((alias) => [alias, { aggregate: { count: 2 } }]))
  const counts = countsOf(answer)
  expect(Object.keys(counts)).toEqual([...viewNames])
  expect(counts.work).toBe(4)
  expect(counts.drafting).toBe(2)
})

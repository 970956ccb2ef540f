import { expect, test } from 'vitest'
import { lawOf } from '#domain/docket/law/index.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { eventOf } from './law-events.ts'
import { lawRows, mainKinds } from './law-rows.ts'

const today = '2026-11-22'

test('every event that a period counts from has words', () => {
  const wordless = jurisdictions.flatMap((code) =>
    (lawOf(code)?.rules ?? [])
      .filter((rule) => (rule.from !== null || rule.event !== undefined) && eventOf(rule) === 'other')
      .map((rule) => `${code} ${rule.rule}: ${String(rule.from ?? rule.event)}`),
  )
  expect(wordless).toEqual([])
})

test('a landing page has a term of every register, and no rule that is not in force', () => {
  for (const code of jurisdictions) {
    const kinds = lawRows(code, today).map(({ kind }) => kind)
    expect([code, kinds.includes('term')]).toEqual([code, true])
  }
  const replies = lawRows('US', today).filter(({ kind }) => kind === 'office_action_reply')
  expect(replies.map(({ length }) => length)).toEqual([{ amount: 3, unit: 'month' }])
})

test('each kind that a landing page tells stands in some register', () => {
  const there = new Set(jurisdictions.flatMap((code) => lawRows(code, today).map(({ kind }) => kind)))
  expect(mainKinds.filter((kind) => !there.has(kind))).toEqual([])
})

test('only a law that was opened is said to have been', () => {
  const nameless = jurisdictions.flatMap((code) =>
    lawRows(code, today).filter(({ isRead, law }) => isRead && law === null),
  )
  expect(nameless).toEqual([])
})

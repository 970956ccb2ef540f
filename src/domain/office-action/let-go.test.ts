import { expect, test } from 'vitest'
import { letGoOf } from './let-go.ts'

test('an office action that was let go says until when that can be changed', () => {
  const gone = { status: 'Abandoned', due: '2027-02-02' } as const
  expect(letGoOf([gone], '2027-02-02')).toEqual({ until: '2027-02-02', isOver: false })
  expect(letGoOf([gone], '2027-02-03')).toEqual({ until: '2027-02-02', isOver: true })
  expect(letGoOf([{ ...gone, due: null }], '2027-02-03')).toEqual({ until: null, isOver: false })
  expect(letGoOf([{ status: 'Kick-off sent', due: '2027-05-01' }, gone], '2027-01-01')).toBeNull()
  expect(letGoOf([], '2027-01-01')).toBeNull()
})

import { expect, test } from 'vitest'
import { changedValues } from './changed-values.ts'

test('only what changed is listed, without columns that merely follow', () => {
  const before = { status: 'Ready for filing', status_group: 'Filing', number: null, name: 'LUMERA' }
  const after = {
    status: 'Application filed',
    status_group: 'Examination',
    number: '018',
    name: 'LUMERA',
    last_tracking_update: 'now',
  }
  expect(changedValues(before, after)).toEqual([
    { name: 'status', from: 'Ready for filing', to: 'Application filed', named: true },
    { name: 'number', from: '', to: '018', named: true },
  ])
})

test('a column without words of its own keeps its name', () => {
  expect(changedValues({ direct_filing: true }, { direct_filing: false })).toEqual([
    { name: 'direct_filing', from: 'true', to: 'false', named: false },
  ])
})

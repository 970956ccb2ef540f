import { describe, expect, test } from 'vitest'
import { listedDay, readOwnList } from './own-list.ts'
import { ownMarkProblem, ownMarkStatus } from './own-mark.ts'

describe('a mark that was filed elsewhere', () => {
  const on = '2026-11-22'
  test.each([
    [null, null, { field: 'filingDate', code: 'required' }],
    ['2026-11-23', null, { field: 'filingDate', code: 'date-in-future' }],
    ['2020-01-01', '2026-11-23', { field: 'registrationDate', code: 'date-in-future' }],
    ['2020-01-01', '2019-12-31', { field: 'registrationDate', code: 'date-too-early' }],
    ['2020-01-01', null, null],
    [null, '2020-01-01', null],
    ['2026-11-22', '2026-11-22', null],
  ])('filed %s, registered %s', (filingDate, registrationDate, problem) => {
    expect(ownMarkProblem({ filingDate, registrationDate }, on)).toEqual(problem)
  })

  test('is registered when it has a day of registration', () => {
    expect(ownMarkStatus({ filingDate: '2020-01-01', registrationDate: null })).toBe('Application filed')
    expect(ownMarkStatus({ filingDate: null, registrationDate: '2020-01-01' })).toBe('Trademark registered')
  })
})

describe('a list of marks', () => {
  const isPlace = (text: string) => ['SK', 'EU', 'Slovakia'].includes(text)
  const lumera = {
    name: 'LUMERA',
    place: 'SK',
    number: '123',
    filingDate: '2020-03-09',
    registrationDate: '',
    goods: '25, 9',
  }

  test('is read with tabs and with semicolons, with and without headings, and keeps the number of each line', () => {
    const tabs = 'Mark\tRegister\tNumber\tFiled\tRegistered\tClasses\n\nLUMERA\tSK\t123\t9.3.2020\t\t25, 9'
    expect(readOwnList(tabs, isPlace)).toEqual([{ ...lumera, line: 3 }])
    expect(readOwnList('"LUMERA"; SK ;123;2020-03-09;;25, 9\r\n', isPlace)).toEqual([{ ...lumera, line: 1 }])
  })

  test('keeps a line that says too little, for the call to refuse', () => {
    expect(readOwnList('LUMERA', isPlace)).toEqual([
      { line: 1, name: 'LUMERA', place: '', number: '', filingDate: '', registrationDate: '', goods: '' },
    ])
    expect(readOwnList('A;Atlantis;77;;2020-01-01', isPlace)[0]?.place).toBe('Atlantis')
  })

  test.each([
    ['9.3.2024', '2024-03-09'],
    ['09/03/2024', '2024-03-09'],
    ['9. 3. 2024', '2024-03-09'],
    ['2024-03-09', '2024-03-09'],
    ['31.2.2024', '31.2.2024'],
    ['March 9', 'March 9'],
  ])('%s is %s', (text, day) => {
    expect(listedDay(text)).toBe(day)
  })
})

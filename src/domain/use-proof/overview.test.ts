import { expect, test } from 'vitest'
import { overviewOfUse } from './overview.ts'

const shows = (classes: number[], usedFrom: string, usedUntil = usedFrom) => ({
  classes,
  usedFrom,
  usedUntil,
})

test('names the years of the exhibits, class by class, and none between them that nothing shows', () => {
  const exhibits = [
    shows([25], '2017-03-01'),
    shows([18, 25], '2021-12-30', '2022-01-02'),
    shows([18], '2022-06-01'),
    shows([18], '2026-01-01'),
  ]
  expect(overviewOfUse(exhibits)).toEqual([
    {
      number: 18,
      years: [
        { year: '2021', exhibits: [2] },
        { year: '2022', exhibits: [2, 3] },
        { year: '2026', exhibits: [4] },
      ],
    },
    {
      number: 25,
      years: [
        { year: '2017', exhibits: [1] },
        { year: '2021', exhibits: [2] },
        { year: '2022', exhibits: [2] },
      ],
    },
  ])
})

test('is of the class that was asked for alone', () => {
  expect(overviewOfUse([shows([18, 25], '2026-01-01')], 25)).toEqual([
    { number: 25, years: [{ year: '2026', exhibits: [1] }] },
  ])
  expect(overviewOfUse([])).toEqual([])
})

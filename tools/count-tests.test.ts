import { expect, it } from 'vitest'
import { countTests, slowest } from './count-tests.ts'

const file = { name: '/src/one.test.ts', startTime: 0, endTime: 0 }
const passing = { ...file, status: 'passed', assertionResults: [{}] }

it('counts tests', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    testResults: [passing, { ...file, status: 'failed', assertionResults: [{}] }],
  }
  expect(countTests(report, 1)).toEqual({ passed: 5, failed: 2 })
})

it('counts a file that does not load as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    testResults: [passing, { ...file, status: 'failed', assertionResults: [] }],
  }
  expect(countTests(report, 1)).toEqual({ passed: 5, failed: 1 })
})

it('never calls a run passed that Vitest calls failed', () => {
  expect(countTests({ numPassedTests: 5, numFailedTests: 0, testResults: [passing] }, 1)).toEqual({
    passed: 5,
    failed: 1,
  })
  expect(countTests({ numPassedTests: 5, numFailedTests: 0, testResults: [passing] }, 0)).toEqual({
    passed: 5,
    failed: 0,
  })
})

it('names the files that took longest, longest first', () => {
  const testResults = [3, 210, 61].map((seconds) => ({
    ...passing,
    name: `/tests/journey/took-${seconds}.test.tsx`,
    endTime: seconds * 1000,
  }))
  expect(slowest({ numPassedTests: 3, numFailedTests: 0, testResults }, 2)).toBe(
    'slowest files: took-210 210 s, took-61 61 s',
  )
})

import { expect, it } from 'vitest'
import { countTests } from './count-tests.ts'

const passing = { status: 'passed', assertionResults: [{}] }

it('counts tests', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    testResults: [passing, { status: 'failed', assertionResults: [{}] }],
  }
  expect(countTests(report, 1)).toEqual({ passed: 5, failed: 2 })
})

it('counts a file that does not load as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    testResults: [passing, { status: 'failed', assertionResults: [] }],
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

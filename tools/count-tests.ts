import path from 'node:path'

/** The part of Vitest's JSON report that counts. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; startTime: number; endTime: number; assertionResults: unknown[] }[]
}

/**
 * What passed and failed, `code` being Vitest's exit code. A file that does not load has no tests to fail, and an error
 * outside of tests fails none: each counts as one.
 */
export function countTests(report: Report, code: number): { passed: number; failed: number } {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** The files that took longest, longest first, in seconds, one line: what begins first in the next run is chosen from them. */
export function slowest({ testResults }: Report, most = 10): string {
  const took = testResults.map(({ name, startTime, endTime }) => ({
    name: path.basename(name).replace(/\.test\.tsx?$/, ''),
    seconds: Math.round((endTime - startTime) / 1000),
  }))
  const first = took.toSorted((a, b) => b.seconds - a.seconds).slice(0, most)
  return `slowest files: ${first.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`
}

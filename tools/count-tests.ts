/** The part of Vitest's JSON report that counts. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
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

import { expect, test } from 'vitest'
import type { ResultRow } from '#operations/staff/request.ts'
import { versionChanges } from './version-changes.ts'

const row = (version: number, part: Partial<ResultRow>): ResultRow =>
  ({
    version,
    jurisdictions: [{ jurisdiction: 'UK', risk: 'low', reason: '', advice: '' }],
    recommended_classes: [18],
    overall_risk: 'low',
    similar_trademarks: [],
    ...part,
  }) as unknown as ResultRow

test('each version tells what it says differently from the one before', () => {
  const rows = [
    row(2, {
      jurisdictions: [{ jurisdiction: 'UK', risk: 'medium', reason: '', advice: '' }],
      overall_risk: 'medium',
      recommended_classes: [18, 35],
    }),
    row(1, {}),
  ]
  const told = (version: number) => versionChanges(rows, version, (risk) => risk.toUpperCase(), 'Overall')
  expect(told(2)).toEqual(['Overall: LOW → MEDIUM', 'UK: LOW → MEDIUM', '+ 35'])
  expect(told(1)).toEqual([])
})

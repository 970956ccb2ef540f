import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { recordedLaws, lawOf } from './index.ts'
import { ruleKinds } from './rule.ts'

test('every file of the folder is read, under its own code', () => {
  const files = readdirSync(import.meta.dirname).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1]?.toUpperCase() ?? [])
  expect([...recordedLaws].toSorted()).toEqual(files.toSorted())
})

test('every place where a mark can be filed has the five rules that each mark meets', () => {
  const missing = jurisdictions.flatMap((code) =>
    (['term', 'renewal_window', 'grace', 'opposition', 'priority'] as const)
      .filter((kind) => !lawOf(code)?.rules.some(({ rule }) => rule === kind))
      .map((kind) => `${code} ${kind}`),
  )
  // Eritrea has no register; Burundi's window is not known.
  expect(missing).toEqual(['BI renewal_window', 'ER renewal_window', 'ER grace', 'ER opposition', 'ER priority'])
})

test('places with a rule that was read in the statute or at the office, with its article', () => {
  const read = recordedLaws.filter((code) =>
    lawOf(code)?.rules.some(
      ({ read, article, sourceKind }) =>
        read && article !== null && (sourceKind === 'statute' || sourceKind === 'office'),
    ),
  )
  expect(read.length).toBeGreaterThanOrEqual(36)
})

test('rules of one kind that were in force at one time do not contradict each other', () => {
  const twice = recordedLaws.flatMap((code) =>
    [false, true].flatMap((isMadrid) =>
      ruleKinds
        .filter((kind) =>
          ['term', 'renewal_term', 'renewal_window', 'grace', 'opposition', 'office_action_reply'].includes(kind),
        )
        .flatMap((kind) => {
          const rules = lawOf(code, isMadrid)?.rules.filter(({ rule }) => rule === kind) ?? []
          return rules.flatMap((a, n) =>
            rules
              .slice(n + 1)
              .filter((b) => (a.validFrom ?? '') <= (b.validTo ?? '9') && (b.validFrom ?? '') <= (a.validTo ?? '9'))
              .map(
                (b) =>
                  `${code} ${kind}: ${a.validFrom ?? '…'}-${a.validTo ?? '…'} and ${b.validFrom ?? '…'}-${b.validTo ?? '…'}`,
              ),
          )
        }),
    ),
  )
  expect(twice).toEqual([])
})

test('what nobody read is not called read', () => {
  const claimed = recordedLaws.flatMap((code) =>
    [lawOf(code), lawOf(code, true)]
      .flatMap((law) => law?.rules ?? [])
      .filter(({ read, sourceKind }) => read && sourceKind === 'knowledge')
      .map(({ rule }) => `${code} ${rule}`),
  )
  expect(claimed).toEqual([])
})

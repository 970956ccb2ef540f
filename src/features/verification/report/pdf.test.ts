import { expect, test } from 'vitest'
import { explain } from '#domain/clearance/score/explain.ts'
import { score } from '#domain/clearance/score/score.ts'
import { searchKinds } from '#domain/verification/search-log.ts'
import { languages } from '#kernel/languages.ts'
import type { ReportedMark, ReportFacts } from './facts.ts'
import { reportPdf } from './pdf.ts'
import { reportTexts } from './texts.ts'

const mark = (name: string, part: Partial<ReportedMark> = {}): ReportedMark => ({
  name,
  similarity: 'high',
  places: ['EU'],
  office: 'EU',
  number: '018111111',
  owner: 'Fictional Leather',
  classes: [18],
  goods: 'suitcases',
  status: 'REGISTERED',
  reason: '',
  alike: null,
  picture: null,
  score: explain(score('KOVENTA', name, { classesA: [18], classesB: [18] })),
  ...part,
})
const facts: ReportFacts = {
  mark: 'KOVENTA',
  number: 'R-2026-000042',
  client: 'Kata Fictional',
  language: 'en',
  version: 1,
  at: '2026-11-22T10:00:00Z',
  isSent: true,
  places: ['SK', 'EU'],
  classes: [18],
  overall: 'high',
  distinctiveness: 'invented',
  verdicts: [{ jurisdiction: 'EU', risk: 'high', reason: 'Coventa is close.', advice: 'To be settled.' }],
  note: 'Coventa is close.',
  picture: null,
  review: {
    lookedAt: ['EU/018111111'],
    notLookedAt: 0,
    confirmedBy: 'Vela Attorney',
    confirmedAt: '2026-11-22T09:00:00Z',
  },
  marks: [mark('Coventa')],
  registers: [{ office: 'EU', asOf: '2026-11-01' }],
  searches: searchKinds.map((kind) => ({
    at: '2026-11-22T08:00:00Z',
    kind,
    query: 'koven',
    filters: { classes: [18], scope: 'related', withDead: true },
    registers: [{ office: 'EU', asOf: '2026-11-01' }],
    found: 3,
    who: 'Vela Attorney',
  })),
}
const empty: ReportFacts = {
  ...facts,
  overall: 'unknown',
  distinctiveness: null,
  verdicts: [],
  note: '',
  review: null,
  marks: [],
  registers: null,
  searches: [],
  isSent: false,
}
const long: ReportFacts = {
  ...facts,
  mark: 'Ľúbezný '.repeat(25).trim(),
  note: 'Odsek. '.repeat(700),
  verdicts: Array.from({ length: 40 }, () => ({
    jurisdiction: 'EU',
    risk: 'medium',
    reason: 'x '.repeat(290),
    advice: 'y '.repeat(95),
  })),
  marks: Array.from({ length: 100 }, (_, at) =>
    mark(`Coventa ${at}`, {
      goods: 'g '.repeat(240),
      reason: 'r '.repeat(240),
      owner: 'o'.repeat(200),
      ...(at % 2 === 0 ? { score: null, office: null } : {}),
    }),
  ),
  searches: Array.from(
    { length: 100 },
    () => ({ ...facts.searches[0], query: 'q'.repeat(200) }) as ReportFacts['searches'][number],
  ),
}
const pages = (bytes: Uint8Array): number => Buffer.from(bytes).toString('latin1').split('/Type /Page\n').length - 1

test.each(languages)('a report in %s is the same for the same facts, of nothing and of very much', async (language) => {
  const [one, two] = [await reportPdf(facts, language), await reportPdf(facts, language)]
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  expect(Buffer.from(one).subarray(0, 5).toString()).toBe('%PDF-')
  expect(pages(await reportPdf(empty, language))).toBe(1)
  expect(pages(one)).toBe(2)
})

test('very much takes the pages that it needs, and no empty ones', async () => {
  const count = pages(await reportPdf(long, 'sk'))
  expect(count).toBeGreaterThan(20)
  expect(count).toBeLessThan(70)
})

test('the texts of all languages have the same places for values', () => {
  const placesOf = (value: unknown): unknown =>
    typeof value === 'string'
      ? [...value.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted((a, b) => a.localeCompare(b, 'en'))
      : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, placesOf(inner)]))
  for (const language of languages) expect(placesOf(reportTexts[language])).toEqual(placesOf(reportTexts.en))
})

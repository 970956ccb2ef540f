import { expect, test } from 'vitest'
import { readCode } from './source-tree.ts'

/** Texts of others, of which the day is their own, and arithmetic of days without an instant. */
const ofOthers: Record<string, string> = {
  'src/kernel/dates.ts': 'plain dates are added up as days of UTC, and none of them is an instant',
  'src/platform/office-api/euipo.ts': 'the day as the office writes it',
  'src/platform/office-api/filing.ts': 'the day as the office writes it',
  'src/platform/company-registers/companies.ts': 'the day as the register of companies writes it',
  'src/features/billing/bank-statement.ts': 'the day as the bank writes it',
  'src/app/http/trace.ts': 'the first ten of a list',
}

test('the day of an instant is a day of the office’s calendar, not the first ten signs of it in UTC', async () => {
  const files = (await readCode()).filter(({ path }) => path.startsWith('src/') && !path.includes('.test.'))
  const cut = files.flatMap(({ path, text }) => (/\.(?:slice|substring)\(0, 10\)/.test(text) ? [path] : []))
  expect(cut.toSorted()).toEqual(Object.keys(ofOthers).toSorted())
})

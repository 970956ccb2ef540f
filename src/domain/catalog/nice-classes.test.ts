import { expect, test } from 'vitest'
import { classList, niceClasses } from './nice-classes.ts'

test.each([
  [[], ''],
  [[43, 9, 9], '9, 43'],
  [[25, 18, 26], '18, 25, 26'],
  [[3, 1, 2, 5], '1–3, 5'],
  [niceClasses, '1–45'],
])('%j are listed as "%s"', (classes, listed) => {
  expect(classList(classes)).toBe(listed)
})

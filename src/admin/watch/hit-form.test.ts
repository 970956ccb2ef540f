import { expect, test } from 'vitest'
import { emptyFiling, keptFiling, keptJson } from './hit-form.ts'

test('what a browser kept of a filing comes back, and nothing else', () => {
  const typed = { ...emptyFiling, markName: 'KOVENTO', classes: '9, 42' }
  expect(keptFiling(keptJson(JSON.stringify(typed)))).toEqual(typed)
  expect(keptFiling(keptJson('{"markName":"KOVENTO","classes":7,"other":"x"}'))).toEqual({
    ...emptyFiling,
    markName: 'KOVENTO',
  })
  for (const broken of ['', '{"markName":"KOV', 'null', '7', '"text"']) expect(keptFiling(keptJson(broken))).toBeNull()
})

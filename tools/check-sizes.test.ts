import { expect, it } from 'vitest'
import { checkSizes } from './check-sizes.ts'

const lines = (count: number): string => 'a\n'.repeat(count)

it('refuses a file of 401 lines and takes one of 400', () => {
  const { problems } = checkSizes([
    { path: 'src/kernel/long.ts', text: lines(401) },
    { path: 'src/kernel/full.ts', text: lines(400) },
  ])
  expect(problems).toEqual(['src/kernel/long.ts: 401 lines; 400 at most'])
})

it('leaves declared data alone', () => {
  const files = ['content/en/nice.ts', 'src/operations/generated/all.ts']
  expect(checkSizes(files.map((path) => ({ path, text: lines(900) }))).problems).toEqual([])
})

it('reports median and ninetieth percentile of the sources', () => {
  const files = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((count) => ({
    path: `src/a${count}.ts`,
    text: lines(count),
  }))
  expect(checkSizes([...files, { path: 'src/a.test.ts', text: lines(300) }]).note).toBe('p50 50, p90 90, longest 100')
})

import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { eachOf } from './each.ts'

test('one bad row keeps no other back, is reported by its name, and fails the whole in the end', async () => {
  const lines: string[] = []
  const log = createLog(
    'error',
    new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(String(line)), done()) }),
  )
  const worked: number[] = []
  const run = eachOf([1, 2, 3, 4], { log, what: 'rows', name: (one) => `row ${one}` }, async (one) => {
    await Promise.resolve()
    if (one === 2) throw new Error('this one is bad')
    worked.push(one)
  })
  await expect(run).rejects.toThrow('rows: 1 of 4 failed: row 2')
  expect(worked).toEqual([1, 3, 4])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"row":"row 2"')
})

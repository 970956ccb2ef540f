import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from './source-tree.ts'

const run = promisify(execFile)
const read = async (file: string) => await readFile(path.join(ROOT, file), 'utf8')

/** What the script of `npm start` would start, asked for its heap (megabytes of 2^20) and arenas. */
async function started(environment: Record<string, string> = {}): Promise<{ heap: number; arenas: string }> {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: { start: string } }
  const server = '--import ./tools/jsx.ts src/app/main.ts'
  expect(scripts.start).toContain(server)
  const asked = `-p 'v8.getHeapStatistics().heap_size_limit / 2 ** 20 + " " + process.env.MALLOC_ARENA_MAX'`
  const { stdout } = await run('sh', ['-c', scripts.start.replace(server, asked)], {
    env: { PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`, ...environment },
  })
  const [heap, arenas = ''] = stdout.trim().split(' ')
  return { heap: Number(heap), arenas }
}

test('npm start keeps the heap small enough for a machine of 2 GB, and the environment may say otherwise', async () => {
  const usual = await started()
  expect(usual.heap).toBeLessThan(500)
  expect(usual.arenas).toBe('2')
  const larger = await started({ NODE_OPTIONS: '--max-old-space-size=2048', MALLOC_ARENA_MAX: '8' })
  expect(larger.heap).toBeGreaterThan(2000)
  expect(larger.arenas).toBe('8')
})

test('neither keeps compiled code in memory that is of use at the start alone', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: { start: string } }
  expect(scripts.start).toContain(' NODE_DISABLE_COMPILE_CACHE=1 ')
  expect(await read('Dockerfile')).toContain(' NODE_DISABLE_COMPILE_CACHE=1 ')
})

test('the image runs with the same heap', async () => {
  const options = /--max-semi-space-size=\d+ --max-old-space-size=\d+/
  const ours = options.exec(await read('package.json'))?.[0]
  expect(ours).toBeDefined()
  expect(options.exec(await read('Dockerfile'))?.[0]).toBe(ours)
})

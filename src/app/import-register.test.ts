import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '#platform/db/pool.ts'
import { startedDatabase, type StartedDatabase } from '#tests/database.ts'
import { madeRecords, officeFile, writeOfficeFile } from '#tests/office-files.ts'
import { eventually } from '#tests/waiting.ts'
import { readArguments } from './import-arguments.ts'
import { runImport } from './import-run.ts'
import { durationOf, lineOf, progressLine } from './progress-line.ts'

/** Each of these starts whole processes. */
const slow = { timeout: 400_000 }

let database: StartedDatabase
let folder: string
beforeAll(async () => {
  database = await startedDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'markwright-import-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const environment = () => ({
  PATH: process.env['PATH'] ?? '',
  DATABASE_URL: database.url,
  WALLED_URL: database.walledUrl,
  DATA_DIR: path.join(folder, 'data'),
  DEMO: 'true',
})

/** Runs the program's work; gives its exit code and what it prints. */
async function run(...words: string[]): Promise<{ code: number; out: string; complaints: string }> {
  const printed = { out: '', complaints: '' }
  const into = (name: keyof typeof printed) => (text: string | Uint8Array) => (printed[name] += String(text)) !== ''
  const code = await runImport(words, {
    environment: environment(),
    out: { isTTY: false, columns: 80, write: into('out') },
    complaints: { write: into('complaints') },
    signal: AbortSignal.any([]),
  })
  return { code, ...printed }
}

/** Runs the program itself, as an operator would. */
async function runProgram(...words: string[]): ReturnType<typeof run> {
  const program = ['--import', './tools/jsx.ts', 'src/app/import-register.ts', ...words]
  return await new Promise((resolve) => {
    execFile(process.execPath, program, { env: environment() }, (error, out, complaints) =>
      resolve({ code: error ? Number(error.code) : 0, out, complaints }),
    )
  })
}

async function countOf(table: string): Promise<number> {
  const pool = createPool(database.url, { max: 1 })
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  await pool.end()
  return rows[0]?.n ?? 0
}

test(
  'a folder is imported, its bad record and its broken file are told, and a second run reads nothing again',
  slow,
  async () => {
    await writeFile(path.join(folder, 'a.xml'), officeFile('uspto', madeRecords(30, 1)))
    await writeFile(
      path.join(folder, 'b.xml'),
      officeFile('uspto', ['<case-file><serial-number>7</serial-number></case-file>']),
    )
    await writeFile(path.join(folder, 'c.xml'), officeFile('uspto', madeRecords(40, 1)).slice(0, -200))
    const first = await runProgram('--format', 'uspto', folder)
    expect(first.code).toBe(1)
    expect(first.complaints).toMatch(/c\.xml: line \d+: .*; 39 records before it are kept/)
    expect(first.complaints).toContain('b.xml, record 1 (7): not an application number')
    expect(first.out).toMatch(/^a\.xml +30 +30 +0 +0 +0 +0 +0:0\d +done$/m)
    expect(first.out).toMatch(/^c\.xml +failed$/m)
    expect(await countOf('mark')).toBe(39)
    const again = await run('--format', 'uspto', path.join(folder, 'a.xml'))
    expect(again).toMatchObject({ code: 0, complaints: '' })
    expect(again.out).toContain('done before')
  },
)

test('a run that is killed goes on where it was, and nothing is there twice', slow, async () => {
  const file = path.join(folder, 'killed.xml')
  await writeOfficeFile(file, 'uspto', [...madeRecords(7_000, 9)].slice(1000))
  const before = await countOf('mark')
  const program = ['--import', './tools/jsx.ts', 'src/app/import-register.ts', '--format', 'uspto', file]
  const child = spawn(process.execPath, program, { env: environment(), stdio: 'ignore' })
  await eventually('some batches', async () => (await countOf('mark')) > before + 1000, 300_000)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const held = (await countOf('mark')) - before
  expect(held % 1000).toBe(0)
  expect(held).toBeLessThan(6_000)
  const { code, out } = await runProgram('--format', 'uspto', file)
  expect(code).toBe(0)
  expect(out).toMatch(/^killed\.xml +6,000 +6,000 +0 +0 +0 +0 .*done, from \d+,000$/m)
  expect(await countOf('mark')).toBe(before + 6_000)
})

test('terms of an office come in once; a line that is none is told', slow, async () => {
  const file = path.join(folder, 'terms.tsv')
  await writeFile(file, 'Term\tClass\nZorbex počítače, prenosné\t9\nZorbex obuv\t25\nNič\t99\n')
  const words = ['--format', 'terms', '--language', 'sk', '--source', 'Office', '--valid-from', '2026-01-01', file]
  const first = await run(...words)
  expect(first.out).toMatch(/^terms\.tsv +3 +2 +0 +0 +0 +1 /m)
  expect(first.complaints).toContain('terms.tsv, record 3 (99): no Nice class')
  expect((await run(...words)).out).toMatch(/^terms\.tsv +3 +0 +0 +2 +0 +1 /m)
  const pool = createPool(database.url, { max: 1 })
  const { rows } = await pool.query(
    `select nice_class, text, normalised, source, valid_from::text from goods_term where language = 'sk' and source = 'Office' order by 1`,
  )
  await pool.end()
  expect(rows).toEqual([
    {
      nice_class: 9,
      text: 'Zorbex počítače, prenosné',
      normalised: 'zorbex pocitace prenosne',
      source: 'Office',
      valid_from: '2026-01-01',
    },
    { nice_class: 25, text: 'Zorbex obuv', normalised: 'zorbex obuv', source: 'Office', valid_from: '2026-01-01' },
  ])
})

test('lines that no list has are told, and the import goes on or ends in words', async () => {
  const file = path.join(folder, 'odd.csv')
  const words = ['--format', 'terms', '--language', 'sk', '--source', 'Odd', '--valid-from', '2026-01-01', file]
  await writeFile(file, '9,Zorbex\u0000 hra\n9,Zorbex kniha,skupina\u0001\n9,Zorbex list\n')
  const { code, complaints, out } = await run(...words)
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^odd\.csv +3 +1 +0 +0 +0 +2 /m) as string,
  })
  expect(complaints).toContain('record 1 (9): a control character in it')
  await writeFile(file, `9,Zorbex list\n9,"${'x\n'.repeat(100_000)}`)
  const endless = await run(...words)
  expect(endless.code).toBe(1)
  expect(endless.complaints).toMatch(/odd\.csv: .*kept/)
})

test('a folder with the name of a file is no file', async () => {
  const inside = path.join(folder, 'many')
  await mkdir(path.join(inside, 'nested.xml'), { recursive: true })
  await writeFile(path.join(inside, 'nested.xml', 'a.xml'), officeFile('uspto', [...madeRecords(3, 77)]))
  expect(await run('--format', 'uspto', inside)).toMatchObject({ code: 0, complaints: '' })
})

test.each([
  [['--format', 'pdf', 'x'], '--format pdf is not known'],
  [['x'], '--format is missing'],
  [['--format', 'uspto'], 'name the files'],
  [['--format', 'uspto', '/nowhere/at/all'], 'there is no /nowhere'],
  [['--format', 'st66', '--office', 'XX', '.'], '--office XX is no office'],
  [['--format', 'terms', 'x'], '--language is one of'],
  [['--frmat', 'uspto'], "Unknown option '--frmat'"],
])('%j is not understood: %s', async (words, message) => {
  await expect(readArguments(words)).rejects.toThrow(message)
})

test('a command that is not understood ends with its reason and where to read on', async () => {
  const { code, complaints } = await runProgram('--frmat', 'uspto')
  expect(code).toBe(2)
  expect(complaints).toContain("Unknown option '--frmat'")
  expect(complaints).toContain('--help')
})

test('the line tells share, speed and what is left; a terminal sees a bar, a pipe a line now and then', () => {
  const shown = { name: 'a.xml', records: 12_000, before: 2_000, read: 50e6, bytes: 200e6 }
  expect(lineOf(shown, 10, true)).toBe(
    `a.xml  ${'█'.repeat(6)}${'░'.repeat(18)}  25 %  12,000 records  1,000/s  50.0 MB of 200 MB  0:30 left`,
  )
  expect(durationOf(3_725)).toBe('1:02:05')
  const written: string[] = []
  let now = 0
  const line = progressLine({ isTTY: false, columns: 80, write: (text: string) => written.push(text) > 0 }, () => now)
  line.begin()
  for (now = 1000; now <= 12_000; now += 1000) line.show(shown)
  expect(written).toHaveLength(2)
  expect(line.end()).toBe(13)
})

import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs one of the commands on lines; `take` closes its output after so many bytes, as `head` does. */
async function run(
  tool: 'price' | 'routes' | 'score',
  input: string,
  { args = [], take }: { args?: string[]; take?: number } = {},
) {
  const child = spawn(process.execPath, [`tools/${tool}.ts`, ...args])
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    if (take !== undefined && out.length > take) child.stdout.destroy()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  // The reader may be gone before everything is written.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, err, lines: out.split('\n').filter(Boolean) }
}

const order = { jurisdiction: 'EU', action: 'filing', classes: 3, currency: 'EUR', on: '2026-11-22' }
const question = { markets: ['DE', 'FR', 'UK'], classes: 2, home: 'SK', currency: 'EUR', on: '2026-11-22' }

test.each([
  ['price', order, 'total'],
  ['routes', question, 'routes'],
] as const)('%s answers every line, and a bad one keeps none back', async (tool, good, key) => {
  const bad = ['{', 'null', '[]', '7', '"x"', '{}', JSON.stringify({ ...good, classes: -1 })]
  const input = [`\uFEFF${JSON.stringify(good)}`, ...bad, '', '   ', `${JSON.stringify(good)}\r`].join('\n')
  const { code, err, lines } = await run(tool, input)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const answers = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(answers.map((answer) => (typeof answer['error'] === 'string' ? 'error' : key in answer))).toEqual([
    true,
    ...bad.map(() => 'error'),
    true,
  ])
})

test.each([
  ['price', JSON.stringify(order)],
  ['score', 'ONE\tOTHER'],
] as const)('a reader that has enough ends %s without a word', async (tool, line) => {
  const { code, err } = await run(tool, `${line}\n`.repeat(20_000), { take: 100 })
  expect({ code, err }).toEqual({ code: 0, err: '' })
})

test('rates that cannot be read are said in a line', async () => {
  for (const args of [['--rates', 'no-such-file.json'], ['--rates', 'package.json'], ['--rates']]) {
    const { code, err, lines } = await run('price', `${JSON.stringify(order)}\n`, { args })
    expect({ code, lines }).toEqual({ code: 2, lines: [] })
    expect(err).toMatch(/^--rates /)
  }
})

import { expect, test } from 'vitest'
import { readCode } from './source-tree.ts'

/** What a test may not do, because on a busy machine it fails, or passes too early: a limit in time, a sleep, a duration by the clock. */
const shapes = {
  'a limit of less than two minutes':
    /\btimeout: (?:\d{1,2}_000\b|[1-9]\d{0,3}\b(?!_))|\}, \d{1,2}_000\)|\beventually\(.*, \d{1,2}_000\)|\b(?:limit|\w+Ms) = \d{1,2}_000\b/,
  'a sleep': /\b(?:pause|sleep)\((?!\))|\bsetTimeout\(\w+, \d/,
  'a duration by the clock': /\bperformance\.now\(\)/,
}

/** Tests that do, each with the reason why the machine’s speed does not decide. */
const allowed: Record<string, string> = {
  'src/features/docketed-message/read-mail.test.ts':
    'counts the turns that others get; what is expected goes by processor time',
  'src/platform/page-capture/capture-page.test.ts': 'the limit is what is tested: it ends a page that never ends',
  'tests/long/policy.test.ts': 'a walk that goes on another way when a link cannot be clicked at once',
  'tests/long/scripts-in-texts.test.ts': 'a page without a heading is looked at all the same',
  'tests/long/workbench.test.ts': 'a minute for a person, of which the machine takes some seconds',
  'tests/long/three-verifications.test.ts': 'a minute for a person, of which the machine takes some seconds',
  'tests/long/triage-keyboard.test.ts': 'prints how long two hundred decisions take and expects nothing of it',
  'tools/child.test.ts': 'a program that looks again every five milliseconds, however often that is',
  'tests/journey/faults.proof.test.ts': 'the proof of how long a fault lasts, on a machine that does nothing else',
  'tests/surroundings/faults.ts': 'what the proof of faults holds up for so long',
  'tests/journey/upgrade.proof.test.ts': 'prints how long an upgrade takes and expects nothing of it',
}

const found = (text: string): string[] =>
  Object.entries(shapes).flatMap(([name, shape]) => (shape.test(text) ? [name] : []))

test('no test depends on how fast the machine is', async () => {
  const files = (await readCode()).filter(({ path }) => !path.startsWith('tools/short-waits'))
  const told = files.flatMap(({ path, text }) => {
    if (/\.test\.tsx?$/.test(path)) return found(text).length > 0 ? [path] : []
    // What tests are made of may look again after a moment; how long it waits is the same.
    return path.startsWith('tests/') && found(text).includes('a limit of less than two minutes') ? [path] : []
  })
  expect(told.toSorted()).toEqual(Object.keys(allowed).toSorted())
})

test.each([
  ['await expect.poll(ask, { timeout: 20_000 }).toBe(1)', 'a limit of less than two minutes'],
  ['await page.waitFor({ timeout: 3000 })', 'a limit of less than two minutes'],
  ['await pause(50)', 'a sleep'],
  ['await new Promise((done) => setTimeout(done, 300))', 'a sleep'],
  ['const began = performance.now()', 'a duration by the clock'],
  ["test('x', { timeout: 90_000 }, run)", 'a limit of less than two minutes'],
  ['}, 60_000)', 'a limit of less than two minutes'],
  ["await eventually('orders', async () => await orders(), 60_000)", 'a limit of less than two minutes'],
  ['const patienceMs = 20_000', 'a limit of less than two minutes'],
  ["test('x', { timeout: 120_000 }, run)", undefined],
])('%s', (text, shape) => {
  expect(found(text)).toEqual(shape === undefined ? [] : [shape])
})

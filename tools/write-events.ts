// node tools/write-events.ts: docs/events.md, which noun follows which event. With --check nothing is written.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { features } from '#app/features.ts'
import type { Feature } from '#features/feature.ts'
import { type Outcome, printOutcome, ROOT } from './source-tree.ts'

const file = path.join('docs', 'events.md')

/** The page about the events of some features: each with its publisher and, in their order, its followers. */
export function eventsPage(all: readonly Feature[]): string {
  const rows = all.flatMap(({ name, events = [] }) =>
    events.flatMap((event) =>
      all.flatMap((feature) =>
        (feature.follow ?? [])
          .filter((follower) => follower.event === event)
          .map(({ does }) => [`\`${event.name}\``, name, feature.name, does]),
      ),
    ),
  )
  const head = ['event', 'published by', 'followed by', 'what happens then']
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [
    '# Events',
    '',
    'What flows upward between nouns. A follower runs in the publisher’s transaction: when it refuses, nothing has happened.',
    'Written from the code by `npm run events`.',
    '',
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
    '',
  ].join('\n')
}

/** Says when the page is not what the code gives. */
export async function run(): Promise<Outcome> {
  const text = eventsPage(features)
  const known = await readFile(path.join(ROOT, file), 'utf8').catch(() => '')
  const problems = known === text ? [] : [`${file} is not what the code gives: run \`npm run events\``]
  return { problems, note: `${text.split('\n').length} lines` }
}

if (import.meta.main) {
  if (process.argv.includes('--check')) printOutcome('check-events', await run())
  else await writeFile(path.join(ROOT, file), eventsPage(features))
}

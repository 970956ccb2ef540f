// node tools/check-sizes.ts: no file of code is longer than a reader can hold.
import { matches, type Outcome, printOutcome, readCode, type SourceFile } from './source-tree.ts'

const LIMIT = 400

// Declared data rather than code: texts, and what a program wrote.
const EXEMPT = ['content/**', '**/generated/**', '**/locales/**', 'db/demo/data/**']

/** Checks the number of lines per file; the note gives the median and the ninetieth percentile of `src`. */
export function checkSizes(files: readonly SourceFile[]): Outcome {
  const measured = files
    .filter(({ path }) => !EXEMPT.some((pattern) => matches(path, pattern)))
    .map(({ path, text }) => ({ path, lines: countLines(text) }))
  const problems = measured
    .filter(({ lines }) => lines > LIMIT)
    .map(({ path, lines }) => `${path}: ${lines} lines; ${LIMIT} at most`)
  const sizes = measured
    .filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))
    .map(({ lines }) => lines)
    .toSorted((a, b) => a - b)
  return {
    problems,
    note: `p50 ${percentile(sizes, 0.5)}, p90 ${percentile(sizes, 0.9)}, longest ${sizes.at(-1) ?? 0}`,
  }
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}

/** Runs the check over this project. */
export async function run(): Promise<Outcome> {
  return checkSizes(await readCode())
}

if (import.meta.main) printOutcome('check-sizes', await run())

import { createHash } from 'node:crypto'
import { availableParallelism, totalmem } from 'node:os'
import path from 'node:path'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'
import { ROOT } from './source-tree.ts'

/**
 * The files that take longest, as `npm test` prints them after a whole run: they begin first, so that none of them is still
 * running when the rest is over. A name that is missing here costs time and nothing else.
 */
const longest = [
  'pages',
  'staff-pages',
  'import-register',
  'query-parameters',
  'registration-journeys',
  'call-matrix',
  'backup',
  'browser',
  'checker',
  'public-site',
  'data-api-matrix',
  'bad-input',
  'policy',
  'case',
  'use-in-commerce',
  'crash',
  'expressions',
  'start',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return rank === -1 ? longest.length : rank
}

/** By what a seed makes of its name, so that one seed always gives one order, whatever files are run. */
const byChance = (seed: string, { moduleId }: TestSpecification): string =>
  createHash('sha256')
    .update(`${seed} ${path.relative(ROOT, moduleId)}`)
    .digest('hex')

/**
 * Vitest's order, with the longest files before it, then the journeys: short files come last and fill the time that the others leave.
 * With ORDER_SEED in the environment the files come in an order by chance, to find what depends on which file ran before.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const seed = process.env.ORDER_SEED
    if (seed === undefined) return sorted.toSorted((a, b) => rankOf(a) - rankOf(b) || kindOf(a) - kindOf(b))
    console.info(`order of files by ORDER_SEED=${seed}`)
    return sorted.toSorted((a, b) => byChance(seed, a).localeCompare(byChance(seed, b)))
  }
}

const kindOf = ({ moduleId }: TestSpecification): number => (/\/tests\/(?:journey|long)\//.test(moduleId) ? 0 : 1)

/** Bytes that a worker takes with its application, its database and its browser. */
const workerBytes = 2.5e9

/** A third of a journey waits, for a page above all: two workers for each processor; three took longer, and more of the processor. */
export const workers = Math.max(1, Math.min(availableParallelism() * 2, Math.floor(totalmem() / workerBytes), 4))

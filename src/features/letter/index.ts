import type { Feature } from '#features/feature.ts'
import { letterDrop, letterFailed, letterRepeat } from '#contract/letter.ts'
import { AppError } from '#kernel/errors.ts'
import { countLetters, dropLetter, failedLetters, repeatLetter } from '#platform/mail/failed.ts'
import { handle } from '#features/facilities.ts'

/** Letters shown at once; the count tells of all. */
const shown = 200

const failed = handle(letterFailed, async (_input, _caller, { pool }) => {
  const [letters, { failed: count }] = await Promise.all([failedLetters(pool, shown), countLetters(pool)])
  return {
    count,
    letters: letters.map(({ created_at, ...letter }) => ({ ...letter, createdAt: created_at.toISOString() })),
  }
})

const repeat = handle(letterRepeat, async ({ params }, _caller, { write, queue }) => {
  await write(async (tx) => {
    if (!(await repeatLetter(tx, queue(), params.id))) throw new AppError('not-found')
  })
  return { done: true as const }
})

const drop = handle(letterDrop, async ({ params }, _caller, { write }) => {
  await write(async (tx) => {
    if (!(await dropLetter(tx, params.id))) throw new AppError('not-found')
  })
  return { done: true as const }
})

export const feature: Feature = {
  name: 'letter',
  handlers: [failed, repeat, drop],
}

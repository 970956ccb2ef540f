import { AppError } from '#kernel/errors.ts'

/** Runs work of which only so much is done at once; what would be more is refused with `too-many-requests`. */
export type AtOnce = <T>(work: () => Promise<T>) => Promise<T>

/** At most `most` works at once, whoever they are for. */
export function createAtOnce(most: number): AtOnce {
  let running = 0
  return async (work) => {
    if (running >= most) throw new AppError('too-many-requests')
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}

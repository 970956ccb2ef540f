import { AppError } from '#kernel/errors.ts'

/** Runs work for somebody; what would be too much at once waits its turn. */
export type Turns = <T>(who: string, work: () => Promise<T>) => Promise<T>

interface Line {
  running: number
  waiting: (() => void)[]
}

/**
 * At most `atOnce` works of one somebody at once, in the order they came; when `waiting` more stand in line the next is
 * refused with `too-many-requests`. Everybody has a line of their own, so nobody waits for another.
 */
export function createTurns(atOnce: number, waiting: number): Turns {
  const lines = new Map<string, Line>()
  return async (who, work) => {
    const line = lines.get(who) ?? { running: 0, waiting: [] }
    lines.set(who, line)
    if (line.running < atOnce) line.running += 1
    else if (line.waiting.length >= waiting) throw new AppError('too-many-requests')
    // Whoever finishes hands over the place, so nobody who comes meanwhile takes it.
    else await new Promise<void>((resume) => line.waiting.push(resume))
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else line.running -= 1
      if (line.running === 0) lines.delete(who)
    }
  }
}

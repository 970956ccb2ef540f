import { AppError } from '#kernel/errors.ts'

/** Runs work for somebody; what would be too much at once waits its turn. */
export type Turns = <T>(who: string, work: () => Promise<T>) => Promise<T>

interface Line {
  running: number
  waiting: (() => void)[]
  /** Works of theirs that took long, one after the other, without a quick one between. */
  slow: number
}

export interface TurnOptions {
  /** Milliseconds from which a work counts as long. */
  slowMs?: number
  clock?: () => number
}

/**
 * At most `atOnce` works of one somebody at once, in the order they came; when `waiting` more stand in line the next is
 * refused with `too-many-requests`. Whose work took long has one at a time until one of them was quick again, so that
 * nobody keeps all processors busy. Everybody has a line of their own, so nobody waits for another.
 */
export function createTurns(atOnce: number, waiting: number, options: TurnOptions = {}): Turns {
  const { slowMs = Infinity, clock = () => performance.now() } = options
  const lines = new Map<string, Line>()
  const hasRoom = (line: Line) => line.running < (line.slow > 0 ? 1 : atOnce)
  return async (who, work) => {
    const line = lines.get(who) ?? { running: 0, waiting: [], slow: 0 }
    lines.set(who, line)
    if (!hasRoom(line)) {
      if (line.waiting.length >= waiting) throw new AppError('too-many-requests')
      // Whoever finishes takes the place for the next, so nobody who comes meanwhile has it.
      await new Promise<void>((resume) => line.waiting.push(resume))
    } else line.running += 1
    const began = clock()
    try {
      return await work()
    } finally {
      line.slow = clock() - began >= slowMs ? line.slow + 1 : 0
      line.running -= 1
      while (line.waiting.length > 0 && hasRoom(line)) {
        line.running += 1
        line.waiting.shift()?.()
      }
      if (line.running === 0) lines.delete(who)
    }
  }
}

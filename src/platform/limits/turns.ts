import { AppError } from '#kernel/errors.ts'

/** Runs work for somebody; what would be too much at once waits its turn. */
export type Turns = <T>(who: string, work: () => Promise<T>) => Promise<T>

interface Waiting {
  resume: () => void
  refuse: (error: AppError) => void
}

interface Line {
  running: number
  waiting: Waiting[]
  /** Works of theirs that took long, one after the other, without a quick one between. */
  slow: number
  /** The same of those that took so long that the next must wait; what ran at once counts as one. */
  tiring: number
  /** Milliseconds of the last one of these, and when it ended. */
  lastTook: number
  lastEnded: number
  /** When the rest is over, by the clock. */
  restsUntil: number
}

export interface TurnOptions {
  /** Milliseconds from which a work counts as long. */
  slowMs?: number
  /** Milliseconds from which a work is followed by a rest, when the one before was such a one as well. */
  tiringMs?: number
  /** How many times as long as the work the rest is. */
  restFactor?: number
  clock?: () => number
}

const fresh = { slow: 0, tiring: 0, lastTook: 0, lastEnded: -Infinity, restsUntil: -Infinity }
/** Tiring works in a row after which there is a rest. */
const inARow = 2
/** Lines of those who are tired are kept; when there are so many, those in which nobody runs or rests are dropped. */
const keptLines = 1000

/**
 * At most `atOnce` works of one somebody at once, in the order they came; when `waiting` more stand in line the next is
 * refused with `too-many-requests`. Whose work took long has one at a time until one of them was quick again, so that
 * nobody keeps all processors busy. After two tiring works in a row whoever stands in line is refused, and so is everybody
 * who comes before the rest is over or beside the one work that tries again; the refusal says when to come back. Everybody has
 * a line of their own, so nobody waits for another.
 */
export function createTurns(atOnce: number, waiting: number, options: TurnOptions = {}): Turns {
  const { slowMs = Infinity, tiringMs = Infinity, restFactor = 2, clock = () => performance.now() } = options
  const lines = new Map<string, Line>()
  const hasRoom = (line: Line) => line.running < (line.slow > 0 ? 1 : atOnce)
  const isTired = (line: Line) => line.tiring >= inARow
  const isOver = (line: Line) => line.running === 0 && clock() >= line.restsUntil

  const lineOf = (who: string): Line => {
    if (lines.size >= keptLines) for (const [one, line] of lines) if (isOver(line)) lines.delete(one)
    const line = lines.get(who) ?? { running: 0, waiting: [], ...fresh }
    lines.set(who, line)
    return line
  }

  const tooMany = (line: Line): AppError =>
    new AppError('too-many-requests', {
      retryAfter: Math.max(1, Math.ceil(Math.max(line.restsUntil - clock(), line.lastTook) / 1000)),
    })

  const finish = (who: string, line: Line, began: number) => {
    const ended = clock()
    const took = ended - began
    line.slow = took >= slowMs ? line.slow + 1 : 0
    line.running -= 1
    if (took < tiringMs) line.tiring = 0
    else if (began >= line.lastEnded) Object.assign(line, { tiring: line.tiring + 1, lastTook: took, lastEnded: ended })
    if (isTired(line) && line.lastEnded === ended) {
      line.restsUntil = ended + took * restFactor
      for (const { refuse } of line.waiting.splice(0)) refuse(tooMany(line))
    }
    while (line.waiting.length > 0 && hasRoom(line)) {
      line.running += 1
      line.waiting.shift()?.resume()
    }
    if (line.running === 0 && line.tiring === 0) lines.delete(who)
  }

  return async (who, work) => {
    const line = lineOf(who)
    if (clock() < line.restsUntil) throw tooMany(line)
    if (!hasRoom(line)) {
      if (isTired(line)) throw tooMany(line)
      if (line.waiting.length >= waiting) throw new AppError('too-many-requests')
      // Whoever finishes takes the place for the next, so nobody who comes meanwhile has it.
      await new Promise<void>((resume, refuse) => line.waiting.push({ resume, refuse }))
    } else line.running += 1
    const began = clock()
    try {
      return await work()
    } finally {
      finish(who, line, began)
    }
  }
}

import { declaredUseOf } from '#domain/docket/declared-use.ts'
import { addDays, addYears, type PlainDate } from '#kernel/dates.ts'

/** What a file says of the use of a mark. */
export interface Proof {
  classes: readonly number[]
  /** The goods and services that it shows; empty where nobody said. */
  items: readonly string[]
  usedFrom: PlainDate
  usedUntil: PlainDate
  market: string
}

/** From when others can ask for proof of use, and how many years back they can ask for. */
export interface Asked {
  from: PlainDate
  years: number
}

/** A declaration of use that comes. */
export interface Declared {
  opens: PlainDate
  until: PlainDate
  /** What is shown with it has to be of the time in which it can be made. */
  isOfTime: boolean
}

/**
 * `missing`: nothing that would count on the day that matters. `ends`: something would, and a year later nothing.
 * `shown`: something would for longer. `unknown`: no day is known on which it matters.
 */
export type ClassStanding = 'missing' | 'ends' | 'shown' | 'unknown'

/** A year of the time that can be asked for. */
export interface UseYear {
  from: PlainDate
  until: PlainDate
  /** It has not begun. */
  isAhead: boolean
}

export interface ClassUse {
  number: number
  standing: ClassStanding
  /** How many files speak of each year. */
  counts: number[]
  /** The last day on which somebody could ask and the newest file would still count; null without one. */
  countsUntil: PlainDate | null
  /** Of the goods and services, those that no file of these years names. Empty where none of the class names any. */
  unnamed: string[]
  /** Nothing is of the time in which the next declaration can be made, where it has to be. */
  isUndeclared: boolean
}

export interface UseStanding {
  /** The day that the years are counted back from: the first on which proof can be asked for, or the day itself. */
  on: PlainDate
  asked: Asked | null
  declared: Declared | null
  years: UseYear[]
  classes: ClassUse[]
}

interface ClassTerms {
  class: number
  terms: readonly string[]
}

interface About {
  classes: readonly ClassTerms[]
  /** Countries in which use counts for the mark. */
  markets: readonly string[]
  proofs: readonly Proof[]
  asked: Asked | null
  declared: Declared | null
}

/** Years that are shown where no law says for how many proof is asked. */
const usualYears = 5

/** The years back from a day, the oldest first; the last of them ends on the day. */
function yearsBefore(day: PlainDate, count: number, today: PlainDate): UseYear[] {
  return Array.from({ length: count }, (_, at) => {
    const from = addDays(addYears(day, at - count), 1)
    return { from, until: addYears(day, at - count + 1), isAhead: from > today }
  })
}

const overlaps = (proof: Proof, { from, until }: Pick<UseYear, 'from' | 'until'>): boolean =>
  proof.usedFrom <= until && proof.usedUntil >= from

const latest = (days: readonly PlainDate[]): PlainDate | null => days.toSorted().at(-1) ?? null

/** Where each class of a mark stands with what was collected of its use, on a day. Use elsewhere than in its markets does not count. */
export function standingOfUse({ classes, markets, proofs, asked, declared }: About, today: PlainDate): UseStanding {
  const on = asked !== null && asked.from > today ? asked.from : today
  const years = yearsBefore(on, asked?.years ?? usualYears, today)
  const first = years[0]?.from ?? on
  const counting = proofs.filter(({ market }) => markets.includes(market))
  return {
    on,
    asked,
    declared,
    years,
    classes: classes.map((one) => {
      const own = counting.filter((proof) => proof.classes.includes(one.class))
      const inTime = own.filter((proof) => overlaps(proof, { from: first, until: on }))
      const named = new Set(inTime.flatMap(({ items }) => items))
      const last = latest(own.map(({ usedUntil }) => usedUntil))
      const countsUntil = last && asked ? addDays(addYears(last, asked.years), -1) : null
      return {
        number: one.class,
        standing: standingOf({ isAsked: asked !== null, hasAny: inTime.length > 0, countsUntil, on }),
        counts: years.map((year) => own.filter((proof) => overlaps(proof, year)).length),
        countsUntil,
        unnamed: named.size === 0 ? [] : one.terms.filter((term) => !named.has(term)),
        isUndeclared:
          declared !== null && declared.isOfTime && !own.some(({ usedUntil }) => usedUntil >= declared.opens),
      }
    }),
  }
}

interface Found {
  isAsked: boolean
  hasAny: boolean
  countsUntil: PlainDate | null
  on: PlainDate
}

function standingOf({ isAsked, hasAny, countsUntil, on }: Found): ClassStanding {
  if (!isAsked) return 'unknown'
  if (!hasAny || countsUntil === null || countsUntil < on) return 'missing'
  return countsUntil < addYears(on, 1) ? 'ends' : 'shown'
}

/** A date of the docket, as far as it says when use matters. */
export interface UseDate {
  kind: string
  opens: PlainDate | null
  due: PlainDate
  graceUntil: PlainDate | null
  amount: number
  unit: string
  isDone: boolean
  /** Nobody confirmed what the law says. */
  isUnsure: boolean
}

/**
 * From a mark's docket: since when proof of use can be asked for, and the next declaration of use. Where the docket has no day
 * of it, as where the law counts from an event that nobody keeps, nothing is known.
 */
export function mattersOfUse(
  place: string,
  dates: readonly UseDate[],
  today: PlainDate,
): Pick<About, 'asked' | 'declared'> {
  const nonuse = dates.find(({ kind, unit, isUnsure }) => kind === 'nonuse' && unit === 'year' && !isUnsure)
  const [next] = dates
    .filter(
      ({ kind, isDone, isUnsure, due, graceUntil }) =>
        kind === 'use_declaration' && !isDone && !isUnsure && (graceUntil ?? due) >= today,
    )
    .toSorted((a, b) => a.due.localeCompare(b.due))
  return {
    asked: nonuse ? { from: nonuse.due, years: nonuse.amount } : null,
    declared: next
      ? { opens: next.opens ?? next.due, until: next.graceUntil ?? next.due, isOfTime: declaredUseOf(place) !== null }
      : null,
  }
}

/** A day from which something will be missing, and for which classes. */
export interface ComingGap {
  /** `asked`: proof can be asked for from then on. `ends`: what was collected counts until then. */
  kind: 'asked' | 'ends'
  day: PlainDate
  classes: number[]
}

/** The next day on which a class has nothing to show, today and after; null when none is in sight. */
export function comingGap({ asked, classes }: UseStanding, today: PlainDate): ComingGap | null {
  if (asked === null) return null
  if (asked.from > today) {
    const missing = classes.filter(({ standing }) => standing === 'missing').map(({ number }) => number)
    if (missing.length > 0) return { kind: 'asked', day: asked.from, classes: missing }
  }
  const ending = classes.filter(
    ({ countsUntil }) => countsUntil !== null && countsUntil >= today && countsUntil >= asked.from,
  )
  const [day] = ending.flatMap(({ countsUntil }) => countsUntil ?? []).toSorted()
  if (day === undefined) return null
  return { kind: 'ends', day, classes: ending.filter((one) => one.countsUntil === day).map(({ number }) => number) }
}

/** Days before a gap on which its owner is written to. */
export const gapDays = [365, 180, 30] as const

/** Of what a mark's owner may have nothing to show: `missing` since the day, and the others as `comingGap` has them. */
export const gapKinds = ['missing', 'asked', 'ends'] as const
export type GapKind = (typeof gapKinds)[number]

export interface Gap {
  kind: GapKind
  day: PlainDate
  classes: number[]
}

/** What is missing of a mark today, or will be within the year; null where nothing is, or where no day is known. */
export function gapOf(standing: UseStanding, today: PlainDate): Gap | null {
  const { asked, classes } = standing
  if (asked !== null && asked.from <= today) {
    const missing = classes.filter((one) => one.standing === 'missing').map(({ number }) => number)
    if (missing.length > 0) return { kind: 'missing', day: asked.from, classes: missing }
  }
  const coming = comingGap(standing, today)
  return coming !== null && coming.day <= addDays(today, gapDays[0]) ? coming : null
}

import type { PlainDate } from './dates.ts'

export const experimentIds = ['summary-price'] as const
export type ExperimentId = (typeof experimentIds)[number]
/** 0 is the page as it is for everybody, 1 the other one. */
export type ExperimentValue = 0 | 1
export type ExperimentValues = Partial<Record<ExperimentId, ExperimentValue>>

interface Experiment {
  since: PlainDate
  /** Requests of each value before a difference is spoken of; chosen before it begins, since looking often finds one that is not there. */
  enough: number
  /** The page that differs. One that is made for its reader: kept pages are the same for everybody. */
  page: string
}

/** Every experiment that there is. It runs where the configuration names it. */
export const experiments: Readonly<Record<ExperimentId, Experiment>> = {
  'summary-price': { since: '2026-11-26', enough: 500, page: 'verificationSummary' },
}

/** Characters of a cookie that are read, and days that it is kept. */
const longest = 500
export const experimentDays = 90

const isValue = (value: unknown): value is ExperimentValue => value === 0 || value === 1

/** What the text of a cookie says of these experiments; whatever else it says is passed over. */
export function valuesIn(text: string | null, running: readonly ExperimentId[]): ExperimentValues {
  if (text === null || text.length > longest) return {}
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return {}
    const values = new Map(Object.entries(kept))
    return Object.fromEntries(
      running.flatMap((id) => {
        const value: unknown = values.get(id)
        return isValue(value) ? [[id, value]] : []
      }),
    )
  } catch {
    // Anybody can write a cookie.
    return {}
  }
}

/** A value for each of these: what a visitor has stays, what is missing is drawn, and what is over is left out. */
export const valuesDrawn = (
  kept: ExperimentValues,
  running: readonly ExperimentId[],
  draw: () => ExperimentValue,
): ExperimentValues => Object.fromEntries(running.map((id) => [id, kept[id] ?? draw()]))

/** What a page shows: what its address asks for, once and as exactly 0 or 1, else what is known of the reader, else 0. */
export function valueShown(id: ExperimentId, known: ExperimentValues, search: URLSearchParams): ExperimentValue {
  const [asked, ...more] = search.getAll(id)
  if (more.length === 0 && (asked === '0' || asked === '1')) return asked === '1' ? 1 : 0
  return known[id] ?? 0
}

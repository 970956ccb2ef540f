import { experimentDays, valuesDrawn, valuesIn, type ExperimentId } from '#kernel/experiments.ts'

const cookie = (value: string, days: number) => `experiments=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`

const found = (page: Document): string | null => /(?:^|; )experiments=([^;]*)/.exec(page.cookie)?.[1] ?? null

function decoded(text: string | null): string | null {
  try {
    return text === null ? null : decodeURIComponent(text)
  } catch {
    return null
  }
}

const draw = () => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? 0 : 1)

/** After a yes: a visitor has a value of each experiment, and keeps it. */
export function keepExperiments(page: Document, running: readonly ExperimentId[]): void {
  const before = found(page)
  const text = encodeURIComponent(JSON.stringify(valuesDrawn(valuesIn(decoded(before), running), running, draw)))
  if (text !== before) page.cookie = cookie(text, experimentDays)
}

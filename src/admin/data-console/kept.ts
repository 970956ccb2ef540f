/** A document that was run here before, newest first. Answers are never kept: they may hold personal data. */
export interface Kept {
  query: string
  variables: string
  at: string
}

const key = 'markwright.data-console'
const most = 30

export function keptRuns(storage: Storage = localStorage): Kept[] {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isKept) : []
  } catch {
    // What somebody else wrote under our name is not ours to keep.
    return []
  }
}

/** Puts a run first; the same document with the same variables stands there once. */
export function keepRun(run: Kept, storage: Storage = localStorage): Kept[] {
  const others = keptRuns(storage).filter((old) => old.query !== run.query || old.variables !== run.variables)
  const runs = [run, ...others].slice(0, most)
  storage.setItem(key, JSON.stringify(runs))
  return runs
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['query', 'variables', 'at'].every(
      (name) => name in value && typeof (value as Record<string, unknown>)[name] === 'string',
    )
  )
}

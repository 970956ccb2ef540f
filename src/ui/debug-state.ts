/** What the debug dialog shows. */
export interface DebugState {
  build: Record<string, string>
  caller: Record<string, string>
  features: Record<string, string>
  requests: { id: string; at: string; method: string; path: string; status: number; milliseconds: number }[]
}

/** Reads the state; null for everybody the server does not tell. */
export async function readDebugState(): Promise<DebugState | null> {
  const answer = await fetch('/api/debug/state', { headers: { accept: 'application/json' } }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as DebugState) : null
}

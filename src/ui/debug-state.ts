/** What the debug dialog shows. */
export interface DebugState {
  build: Record<string, string>
  caller: Record<string, string>
  features: Record<string, string>
  requests: { id: string; at: string; method: string; path: string; status: number; milliseconds: number }[]
}

const place = 'debug'

/** Whether debug mode is on in this tab, by the address (`debug=true`, `debug=false`) or as it was; and whether this address asks for it. */
export function debugMode(search: string): { isOn: boolean; isAsked: boolean } {
  const asked = new URLSearchParams(search).get('debug')
  try {
    if (asked === 'true') sessionStorage.setItem(place, asked)
    if (asked === 'false') sessionStorage.removeItem(place)
    return { isOn: sessionStorage.getItem(place) !== null, isAsked: asked === 'true' }
  } catch {
    // Without storage the mode is that of one page.
    return { isOn: asked === 'true', isAsked: asked === 'true' }
  }
}

/** Reads the state; null for everybody the server does not tell. */
export async function readDebugState(): Promise<DebugState | null> {
  const answer = await fetch('/api/debug/state', { headers: { accept: 'application/json' } }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as DebugState) : null
}

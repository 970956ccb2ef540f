import type { CallOutput, CallQuery } from './call.ts'
import type { searchGoodsAndServices, searchMarks } from './search.ts'

/** The calls that a public page asks while somebody types. */
interface OpenCalls {
  marks: typeof searchMarks
  terms: typeof searchGoodsAndServices
}

/** Written once more than in the calls: those bring their schemas, which no visitor should have to load. */
export const openPaths: Record<keyof OpenCalls, string> = {
  marks: '/api/search',
  terms: '/api/search/goods-and-services',
}

export type OpenAnswer<N extends keyof OpenCalls> =
  | { ok: true; value: CallOutput<OpenCalls[N]> }
  /** The status of the refusal, e.g. 429. */
  | { ok: false; status: number }

/**
 * Asks one of the open calls. What is typed stays between the page and our server: it is neither kept by the browser
 * nor told on as where somebody came from. Throws when the signal breaks it off and when the network fails.
 */
export async function askOpen<N extends keyof OpenCalls>(
  name: N,
  query: CallQuery<OpenCalls[N]> & Record<string, string>,
  signal: AbortSignal,
): Promise<OpenAnswer<N>> {
  const answer = await fetch(`${openPaths[name]}?${new URLSearchParams(query).toString()}`, {
    headers: { accept: 'application/json', 'x-requested-with': 'markwright' },
    signal,
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  })
  if (!answer.ok) return { ok: false, status: answer.status }
  return { ok: true, value: (await answer.json()) as CallOutput<OpenCalls[N]> }
}

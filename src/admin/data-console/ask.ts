/** What came back: the text as it is shown, and how it went. */
export interface Answered {
  text: string
  status: number
  milliseconds: number
  failed: boolean
}

/** Sends a document as it is typed, under the role of whoever is signed in. Never throws. */
export async function ask(query: string, variables: string, send: typeof fetch = fetch): Promise<Answered> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  const parsed = parseVariables(variables)
  if (!parsed.ok) return { text: parsed.problem, status: 0, milliseconds: 0, failed: true }
  try {
    const answer = await send('/v1/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-requested-with': 'markwright' },
      body: JSON.stringify({ query, variables: parsed.value }),
      credentials: 'same-origin',
    })
    const body = await answer.text()
    return {
      text: pretty(body),
      status: answer.status,
      milliseconds: took(),
      failed: /^\s*\{"errors"/.test(body) || !answer.ok,
    }
  } catch (error) {
    return {
      text: error instanceof Error ? error.message : String(error),
      status: 0,
      milliseconds: took(),
      failed: true,
    }
  }
}

function parseVariables(text: string): { ok: true; value: unknown } | { ok: false; problem: string } {
  if (text.trim() === '') return { ok: true, value: {} }
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

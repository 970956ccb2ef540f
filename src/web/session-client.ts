import { uuidv7 } from '#kernel/ids.ts'
/** What the session call answers a browser. */
export interface ClientSession {
  user?: { id: string; email: string; name: string; role: string }
  expires?: string
  error?: string
}

/** Why a session could not be read: the connection or the server failed, or the answer is none of ours. */
export type SessionFailure = 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR'

export interface SessionTools {
  fetch: typeof fetch
  /** Where failures are told; they never disturb the person. */
  log: (failure: SessionFailure, detail: string) => void
}

const browser: SessionTools = {
  fetch: (...words) => fetch(...words),
  log: (failure, detail) => {
    const body = JSON.stringify({ level: 'warn', message: failure, context: { detail: detail.slice(0, 200) } })
    const headers = { 'content-type': 'application/json' }
    void fetch(`/api/log-${uuidv7()}`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
  },
}

export type SessionReading =
  /** Somebody is signed in. */
  | { kind: 'in'; session: ClientSession }
  /** Nobody is, or the session could not be refreshed. */
  | { kind: 'over'; error: string | null }
  /** Nothing is known, which is logged: the next reading decides. */
  | { kind: 'unknown' }

/** Reads the session. A failure is logged under its code and reads as nothing known. */
export async function readClientSession(tools: SessionTools = browser): Promise<SessionReading> {
  let session: ClientSession | null
  try {
    const answer = await tools.fetch('/api/auth/session', { headers: { accept: 'application/json' } })
    if (!answer.ok) {
      tools.log('CLIENT_FETCH_ERROR', `status ${answer.status}`)
      return { kind: 'unknown' }
    }
    const body: unknown = await answer.json()
    if (body !== null && typeof body !== 'object') {
      tools.log('CLIENT_SESSION_ERROR', typeof body)
      return { kind: 'unknown' }
    }
    session = body
  } catch (error) {
    tools.log('CLIENT_FETCH_ERROR', error instanceof Error ? error.message : String(error))
    return { kind: 'unknown' }
  }
  if (!session?.user || session.error) return { kind: 'over', error: session?.error ?? null }
  return { kind: 'in', session }
}

/** Signs out without leaving the page: the cookie goes, the caller decides where to lead. */
export async function signOutQuietly(tools: SessionTools = browser): Promise<void> {
  try {
    const csrf = (await (await tools.fetch('/api/auth/csrf')).json()) as { csrfToken: string }
    await tools.fetch('/api/auth/signout', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-auth-return-redirect': '1' },
      body: new URLSearchParams({ csrfToken: csrf.csrfToken }),
    })
  } catch (error) {
    tools.log('CLIENT_FETCH_ERROR', error instanceof Error ? error.message : String(error))
  }
}

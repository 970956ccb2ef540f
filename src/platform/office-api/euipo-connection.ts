import { z } from 'zod'
import { OfficeFailed } from './office-api.ts'

/** Access to EUIPO's services. */
export interface EuipoAccess {
  clientId: string
  clientSecret: string
  /** Where tokens come from. */
  authUrl: string
  now?: () => number
}

const token = z.object({ access_token: z.string(), expires_in: z.number().default(300) })

/** Sent a little before it ends, a token would be refused on the way. */
const tokenMargin = 30_000

export interface EuipoConnection {
  /** What a service answers, in the shape that is expected; null when it has nothing there. Throws OfficeFailed. */
  read: <T>(shape: z.ZodType<T>, url: string, init: RequestInit) => Promise<T | null>
  /** Headers of somebody who may ask. Throws OfficeFailed. */
  headers: (signal: AbortSignal) => Promise<Record<string, string>>
}

/** Tokens and answers of EUIPO's services (OAuth 2 client credentials, scope uid; dev.euipo.europa.eu). */
export function euipoConnection(access: EuipoAccess): EuipoConnection {
  const { now = Date.now } = access
  let held: { value: string; until: number } | null = null

  const read = async <T>(shape: z.ZodType<T>, url: string, init: RequestInit): Promise<T | null> => {
    let answer: Response
    let body: unknown
    try {
      answer = await fetch(url, init)
      if (answer.status === 404) return null
      body = answer.ok ? await answer.json() : null
    } catch (cause) {
      const late = cause instanceof DOMException && cause.name === 'TimeoutError'
      throw new OfficeFailed(late ? 'office-slow' : 'office-unreachable', cause)
    }
    if (!answer.ok) {
      if (answer.status === 401) held = null
      throw new OfficeFailed(answer.status >= 500 ? 'office-unreachable' : 'office-refused', answer.status)
    }
    const parsed = shape.safeParse(body)
    if (!parsed.success) throw new OfficeFailed('office-refused', parsed.error)
    return parsed.data
  }

  const bearer = async (signal: AbortSignal): Promise<string> => {
    if (held && held.until > now()) return held.value
    const form = { grant_type: 'client_credentials', scope: 'uid' }
    const body = new URLSearchParams({ ...form, client_id: access.clientId, client_secret: access.clientSecret })
    const given = await read(token, access.authUrl, { method: 'POST', body, signal })
    if (!given) throw new OfficeFailed('office-refused', 404)
    held = { value: given.access_token, until: now() + given.expires_in * 1000 - tokenMargin }
    return held.value
  }

  return {
    read,
    headers: async (signal) => ({
      accept: 'application/json',
      authorization: `Bearer ${await bearer(signal)}`,
      'x-ibm-client-id': access.clientId,
    }),
  }
}

import { signInByScript, testPassword, type TestApp } from './app.ts'

/** A browser's jar of cookies, as far as signing in needs one. */
export interface Jar {
  header(): string
  get(name: string): string | undefined
  set(name: string, value: string): void
  fetch(path: string, init?: RequestInit): Promise<Response>
  copy(): Jar
}

export function createJar(app: Pick<TestApp, 'url'>, kept: Record<string, string> = {}): Jar {
  const cookies = new Map(Object.entries(kept))
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    get: (name) => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
    copy: () => createJar(app, Object.fromEntries(cookies)),
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers)
      if (cookies.size > 0) headers.set('cookie', this.header())
      const answer = await fetch(app.url + path, { redirect: 'manual', ...init, headers })
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const at = pair.indexOf('=')
        const value = pair.slice(at + 1)
        if (value === '' || /max-age=0/i.test(line)) cookies.delete(pair.slice(0, at))
        else cookies.set(pair.slice(0, at), value)
      }
      return answer
    },
  }
}

/** Posts a form to a session call, with the token that it needs. */
export async function postAuth(jar: Jar, path: string, fields: Record<string, string> = {}): Promise<Response> {
  const { csrfToken } = (await (await jar.fetch('/api/auth/csrf')).json()) as { csrfToken: string }
  return await jar.fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, csrfToken }),
  })
}

/** Signs in as a browser does; answers the jar with the session's cookie. */
export async function signInWithJar(
  app: TestApp,
  email: string,
  more: { password?: string; totp?: string; jar?: Jar } = {},
): Promise<{ jar: Jar; answer: Response }> {
  const jar = more.jar ?? createJar(app)
  const fields = { email, password: more.password ?? testPassword, ...(more.totp ? { totp: more.totp } : {}) }
  return { jar, answer: await postAuth(jar, 'callback/credentials', fields) }
}

export interface SessionAnswer {
  user?: { id: string; email: string; name: string; role: string }
  accessToken?: string
  error?: string
  secondFactor?: string
  support?: { by: string; until: string }
}

export async function sessionOf(jar: Jar): Promise<SessionAnswer | null> {
  return (await (await jar.fetch('/api/auth/session')).json()) as SessionAnswer | null
}

/** The header of our own pages' calls. */
export const ownPage = { 'x-requested-with': 'markwright', 'content-type': 'application/json' }

export { signInByScript }

import type { TestApp } from './app.ts'
import { createJar } from './sign-in.ts'

/** What a stranger can ask about an address, each as it looks from outside. */
export const questions = {
  'sign in': async (app: Pick<TestApp, 'url'>, email: string) => {
    const jar = createJar(app)
    const { csrfToken } = (await (await jar.fetch('/api/auth/csrf')).json()) as { csrfToken: string }
    return async () =>
      await fetch(`${app.url}/api/auth/callback/credentials`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: jar.header() },
        body: new URLSearchParams({ csrfToken, email, password: 'not the password of anybody' }),
      })
  },
  'sign up': post('/api/user/signup', (email) => ({ email, firstName: 'A', lastName: 'B', language: 'en' })),
  'ask for the activation': post('/api/user/initiate', (email) => ({ email, language: 'en' })),
  'forget the password': post('/api/user/reset-password', (email) => ({ email, language: 'en' })),
} satisfies Record<string, (app: Pick<TestApp, 'url'>, email: string) => Promise<() => Promise<Response>>>

function post(path: string, body: (email: string) => object) {
  return async (app: Pick<TestApp, 'url'>, email: string) => {
    await Promise.resolve()
    return async () =>
      await fetch(app.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body(email)),
      })
  }
}

const changing = ['date', 'x-request-id', 'set-cookie']

/** Status, headers and body of an answer, without what differs between any two answers. */
export async function looks(answer: Response, email: string): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => !changing.includes(name))
  const cookies = answer.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '='))
  return JSON.stringify([answer.status, headers, cookies, await answer.text()]).replaceAll(email, 'ADDRESS')
}

/** Milliseconds of many answers about each of two addresses, by `now`, asked in turns so that both have the same weather. */
export async function timesOf(
  ask: readonly [() => Promise<Response>, () => Promise<Response>],
  times: number,
  now = () => performance.now(),
): Promise<[number[], number[]]> {
  const taken: [number[], number[]] = [[], []]
  for (let n = 0; n < times * 2; n++) {
    // Who is first changes, or the second would always have the warmer caches.
    const which = (n + Math.floor(n / 2)) % 2 === 0 ? 0 : 1
    const began = now()
    await (await ask[which]()).arrayBuffer()
    taken[which].push(now() - began)
  }
  return taken
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

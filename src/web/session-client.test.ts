import { describe, expect, test } from 'vitest'
import { readClientSession, signOutQuietly, type SessionTools } from './session-client.ts'

function browser(answers: Record<string, () => Response>) {
  const asked: string[] = []
  const logged: string[] = []
  const tools: SessionTools = {
    fetch: async (url, init) => {
      const path = url instanceof Request ? url.url : String(url)
      asked.push(`${init?.method ?? 'GET'} ${path}`)
      const answer = answers[path]
      if (!answer) throw new TypeError('the network is down')
      return await Promise.resolve(answer())
    },
    log: (failure) => logged.push(failure),
  }
  return { asked, logged, tools }
}

describe('the session of a page', () => {
  const user = { id: '1', email: 'a@b.test', name: 'A', role: 'customer' }

  test('is somebody’s', async () => {
    const { tools, logged } = browser({ '/api/auth/session': () => Response.json({ user }) })
    expect(await readClientSession(tools)).toEqual({ kind: 'in', session: { user } })
    expect(logged).toEqual([])
  })

  test.each([
    [null, null],
    [{ error: 'ErrorRefreshingToken' }, 'ErrorRefreshingToken'],
    [{ user, error: 'ErrorRefreshingToken' }, 'ErrorRefreshingToken'],
  ])('is over: %j', async (answer, error) => {
    const { tools } = browser({ '/api/auth/session': () => Response.json(answer) })
    expect(await readClientSession(tools)).toEqual({ kind: 'over', error })
  })

  test.each([
    ['the network is down', {}, 'CLIENT_FETCH_ERROR'],
    ['the server fails', { '/api/auth/session': () => new Response(null, { status: 503 }) }, 'CLIENT_FETCH_ERROR'],
    ['the answer is no session', { '/api/auth/session': () => Response.json('x') }, 'CLIENT_SESSION_ERROR'],
  ] as const)('is unknown when %s, which is logged and signs nobody out', async (_name, answers, code) => {
    const { tools, logged } = browser({ ...answers })
    expect(await readClientSession(tools)).toEqual({ kind: 'unknown' })
    expect(logged).toEqual([code])
  })

  test('ends without leaving the page', async () => {
    const { tools, asked } = browser({
      '/api/auth/csrf': () => Response.json({ csrfToken: 'c' }),
      '/api/auth/signout': () => Response.json({ url: '/' }),
    })
    await signOutQuietly(tools)
    expect(asked).toEqual(['GET /api/auth/csrf', 'POST /api/auth/signout'])
  })
})

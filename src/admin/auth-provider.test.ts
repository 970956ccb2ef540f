import { expect, test } from 'vitest'
import { createAuthProvider, NotStaffError, sessionMs, type Person } from './auth-provider.ts'

const staff: Person = { id: 'u1', email: 'staff@demo.test', name: 'Demo Attorney', role: 'staff' }

/** A sign-in service with one account; counts how often the session was read. */
function fakeService(account: Person, password: string) {
  const state = { signedIn: null as Person | null, reads: 0 }
  const fetch = async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    await Promise.resolve()
    const path = url instanceof Request ? url.url : String(url)
    const form = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams()
    if (path.endsWith('/csrf')) return Response.json({ csrfToken: 'c' })
    if (path.endsWith('/session')) {
      state.reads += 1
      return Response.json(state.signedIn && { user: state.signedIn, expires: '2026-12-01' })
    }
    if (form.get('csrfToken') !== 'c') return Response.json({}, { status: 403 })
    if (path.endsWith('/signout')) {
      state.signedIn = null
      return Response.json({ url: '/' })
    }
    const right = form.get('email') === account.email && form.get('password') === password
    if (right) state.signedIn = account
    return Response.json({ url: right ? 'http://localhost/admin' : 'http://localhost/signin?error=CredentialsSignin' })
  }
  return { state, fetch }
}

test('staff sign in, are named, and sign out', async () => {
  const { fetch, state } = fakeService(staff, 'right')
  const provider = createAuthProvider(fetch)
  await expect(provider.checkAuth({})).rejects.toMatchObject({ code: 'sign-in-required' })
  await provider.login({ email: staff.email, password: 'right' })
  await expect(provider.getIdentity?.()).resolves.toMatchObject({ id: 'u1', fullName: 'Demo Attorney' })
  await provider.logout({})
  expect(state.signedIn).toBeNull()
  await expect(provider.checkAuth({})).rejects.toMatchObject({ code: 'sign-in-required' })
})

test('a wrong password is refused in the words of the error list', async () => {
  const provider = createAuthProvider(fakeService(staff, 'right').fetch)
  await expect(provider.login({ email: staff.email, password: 'wrong' })).rejects.toMatchObject({
    code: 'credentials-refused',
  })
})

test('a customer may not stay here, and stays signed in to the portal', async () => {
  const service = fakeService({ ...staff, role: 'customer' }, 'right')
  const provider = createAuthProvider(service.fetch)
  await expect(provider.login({ email: staff.email, password: 'right' })).rejects.toBeInstanceOf(NotStaffError)
  await expect(provider.checkAuth({})).rejects.toBeInstanceOf(NotStaffError)
  await provider.logout({})
  expect(service.state.signedIn).not.toBeNull()
})

test('the session is read again after a minute, and at once after a 401', async () => {
  const { fetch, state } = fakeService(staff, 'right')
  state.signedIn = staff
  let now = 0
  const provider = createAuthProvider(fetch, () => now)
  await provider.checkAuth({})
  now = sessionMs - 1
  await provider.checkAuth({})
  expect(state.reads).toBe(1)
  now = sessionMs
  await provider.checkAuth({})
  expect(state.reads).toBe(2)
  await expect(provider.checkError({ status: 401 })).rejects.toBeDefined()
  await expect(provider.checkError({ status: 500 })).resolves.toBeUndefined()
  state.signedIn = null
  await expect(provider.checkAuth({})).rejects.toMatchObject({ code: 'sign-in-required' })
})

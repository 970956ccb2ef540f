import type { BrowserContext } from 'playwright-core'

/** Signs the context in without a page: the session's cookie is set as after the form. */
export async function signInByRequest(context: BrowserContext, email: string, password: string): Promise<void> {
  const csrf = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string }
  await context.request.post('/api/auth/callback/credentials', {
    form: { csrfToken: csrf.csrfToken, email, password },
    maxRedirects: 0,
  })
  const session = (await (await context.request.get('/api/auth/session')).json()) as { user?: { email: string } } | null
  if (session?.user?.email !== email) throw new Error(`sign-in of ${email} was refused`)
}

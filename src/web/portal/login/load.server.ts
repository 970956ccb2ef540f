import { data, redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router'
import { isStaff } from '#domain/account/roles.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { ownPath } from '../../own-path.ts'
import { noteCookie, readNote } from '../sign-in-note.server.ts'

export interface LoginData {
  csrfToken: string
  /** Where the sign-in leads; a path of this site. */
  callbackUrl: string
  /** The person asked for a page and was sent here. */
  wanted: boolean
  error: LoginError | null
  activated: string | null
  occasion: 'activated' | 'password-set' | 'erased'
  /** The second factor is asked for as well. */
  code: boolean
  google: boolean
  /** Visitors may open accounts by themselves. */
  mayOpenAccount: boolean
}

export type LoginError =
  | 'refused'
  | 'too-many'
  | 'failed'
  | 'code-needed'
  | 'code-refused'
  | 'not-linked'
  | 'callback'
  | 'denied'
  | 'no-account'

/** What the sign-in call and the library say, in words of ours. Being asked to sign in is no error. */
function errorOf(search: URLSearchParams): LoginError | null {
  const text = search.get('error')
  if (text === null || text === 'SessionRequired') return null
  if (text === 'CredentialsSignin' || text === 'credentials') {
    const code = search.get('code')
    if (code === 'second-factor-needed') return 'code-needed'
    return code === 'second-factor-refused' ? 'code-refused' : 'refused'
  }
  const known: Record<string, LoginError> = {
    'too-many-requests': 'too-many',
    OAuthAccountNotLinked: 'not-linked',
    AccountNotLinked: 'not-linked',
    AccessDenied: 'denied',
    NoAccount: 'no-account',
    OAuthCallbackError: 'callback',
    OAuthCallback: 'callback',
    Callback: 'callback',
    OAuthSignin: 'callback',
    OAuthSignInError: 'callback',
  }
  return known[text] ?? 'failed'
}

/**
 * The sign-in page. A refused sign-in comes back here without its language and callbackUrl: both are remembered in a
 * cookie, so that the page returns as it was.
 */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { language, session, signInForm, signInWith, userAccount } = context.get(loadContext)
  const search = url.searchParams
  const callbackUrl = ownPath(search.get('callbackUrl'), url.origin)
  if (session) {
    return isStaff(session.user.role)
      ? redirectDocument(new URL('/admin', url).href)
      : redirectDocument(new URL(callbackUrl ?? path.portal({}, { language }), url).href)
  }
  const note = readNote(request.headers.get('cookie'))
  const error = errorOf(search)
  const kept = error === null ? null : ownPath(note?.callbackUrl, url.origin)
  if (error && note && note.language !== language && language === 'en') {
    const query = {
      error: search.get('error') ?? undefined,
      code: search.get('code') ?? undefined,
      callbackUrl: kept ?? undefined,
    }
    return redirect(new URL(path.login({}, { language: note.language, query }), url).href)
  }
  const wanted = callbackUrl ?? kept
  const { csrfToken, cookies } = signInForm()
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie] as [string, string]))
  headers.append(
    'set-cookie',
    noteCookie({ language, callbackUrl: wanted, activated: null }, url.protocol === 'https:'),
  )
  const answer: LoginData = {
    csrfToken,
    callbackUrl: wanted ?? path.portal({}, { language }),
    wanted: wanted !== null && wanted !== path.portal({}, { language }),
    error,
    activated: error === null ? (note?.activated ?? null) : null,
    occasion: search.has('erased') ? 'erased' : (note?.occasion ?? 'activated'),
    code: error === 'code-needed' || error === 'code-refused',
    google: signInWith.google,
    mayOpenAccount: userAccount,
  }
  return data(answer, { headers })
}

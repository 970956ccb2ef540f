import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { i18n } from 'i18next'
import type { ServerBuild } from 'react-router'
import type { AnyCall, CallInput, CallOutput } from '#contract/call.ts'
import { storefrontOf, storefronts } from '#domain/account/storefront.ts'
import type { Handled } from '#features/facilities.ts'
import { AppError, busySeconds } from '#kernel/errors.ts'
import { officeZone, today } from '#kernel/dates.ts'
import { busy } from '#platform/db/busy.ts'
import { ApiError } from '#platform/graphql/errors.ts'
import { isUuid, secretToken } from '#kernel/ids.ts'
import type { Language } from '#kernel/languages.ts'
import { isCurrency } from '#kernel/money.ts'
import type { Operation } from '#operations/operation.ts'
import type { LoadContext } from '#web/load-context.ts'
import { createWebHandler } from '#web/mount.ts'
import type { Context } from '../context.ts'
import type { HotReload } from './hot-reload.ts'
import { callerOf, dataSessionOf, sessionOf, type Link } from './caller.ts'
import { privacyHeaders } from './page-privacy.ts'
import { runCall } from './run-call.ts'
import { sealPage } from './sealed-page.ts'
import { securityHeaders } from './security-headers.ts'
import { cookieOf } from './session-cookie.ts'

const serverBuild = fileURLToPath(new URL('../../../build/server/index.js', import.meta.url))

/** The pages, in every language, or null when they were not built. */
export async function webPages(
  context: Context,
  handled: Map<string, Handled>,
  texts: Record<Language, i18n>,
  authenticate: (request: Request) => Promise<Response>,
  hot: HotReload | null,
): Promise<((request: Request) => Promise<Response>) | null> {
  if (!hot && !existsSync(serverBuild)) return null
  const nonces = new WeakMap<Request, string>()
  /** Seconds to wait, of pages on which a call was refused as one too many. */
  const waits = new WeakMap<Request, number>()
  const contextOf = async (request: Request, language: Language) =>
    await loadContextOf(
      context,
      handled,
      texts[language],
      authenticate,
      request,
      language,
      nonces.get(request) ?? secretToken(),
      (seconds) => waits.set(request, seconds),
    )
  const pages = hot
    ? async (request: Request) => await createWebHandler(await hot.build(), contextOf, 'development')(request)
    : createWebHandler((await import(pathToFileURL(serverBuild).href)) as ServerBuild, contextOf)
  return async (request) => {
    const word = secretToken()
    nonces.set(request, word)
    const answer = await sealed(context, request, await pages(request), word)
    // A loader that let the refusal through leaves a page of a failure; that it may be asked for again is the truth.
    const wait = waits.get(request)
    const status = answer.status === 500 && wait !== undefined ? 503 : answer.status
    if ((status === 429 || status === 503) && !answer.headers.has('retry-after'))
      answer.headers.set('retry-after', String(wait ?? busySeconds))
    return status === answer.status ? answer : new Response(answer.body, { status, headers: answer.headers })
  }
}

/** A page as it leaves: whole, with the hashes of its scripts in its policy and a tag by which it is asked for again. */
async function sealed(context: Context, request: Request, answer: Response, word: string): Promise<Response> {
  const headers = new Headers(answer.headers)
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const page = isPage && answer.body ? sealPage(await answer.text(), word) : null
  const policy = { ...securityHeaders(context, page ? { scripts: page.scripts } : {}), ...privacyHeaders(request.url) }
  for (const [name, value] of Object.entries(policy)) if (!headers.has(name)) headers.set(name, value)
  const { status, statusText } = answer
  if (!page) return new Response(answer.body, { status, statusText, headers })
  if (status === 200 && request.method === 'GET' && headers.get('cache-control') !== 'no-store') {
    // Weak: the same page may leave compressed or not.
    const tag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 27)}"`
    headers.set('etag', tag)
    if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers })
  }
  return new Response(page.html, { status, statusText, headers })
}

async function loadContextOf(
  context: Context,
  handled: Map<string, Handled>,
  i18n: i18n,
  authenticate: (request: Request) => Promise<Response>,
  request: Request,
  language: Language,
  nonce: string,
  onWait: (seconds: number) => void,
): Promise<LoadContext> {
  const signedIn = await sessionOf(context, request).catch(() => null)
  const now = context.facilities.clock()
  const storefront = storefrontOf(request.headers.get('host') ?? '')
  const asked = cookieOf(request, 'currency') ?? new URL(request.url).searchParams.get('currency')?.toUpperCase()
  const caller = async (link: Link | null) => await callerOf(context, request, signedIn, link, language)
  return {
    language,
    storefront,
    currency: isCurrency(asked) ? asked : storefronts[storefront].currency,
    nonce,
    now,
    today: today(officeZone, now),
    i18n,
    session: signedIn
      ? {
          user: { id: signedIn.userId, email: signedIn.email, name: signedIn.name, role: signedIn.role },
          expires: '',
          support: signedIn.support && { by: signedIn.support.actorName, until: signedIn.support.until },
        }
      : null,
    signInWith: { google: context.config.google !== null },
    query: async <T, V>(operation: Operation<T, V>, variables: V, link?: Link) => {
      // A malformed id names nothing, like an unknown one.
      const ids = [link?.id, (variables as { id?: unknown } | null)?.id].filter((id) => id !== undefined)
      if (ids.some((id) => typeof id !== 'string' || !isUuid(id))) throw new AppError('not-found')
      const session = dataSessionOf(await caller(link ?? null))
      return await context.dataApi
        .query<T>(operation.text, variables as Record<string, unknown>, session)
        .catch((error: unknown) => refuseBusy(error, onWait))
    },
    call: async <C extends AnyCall>(call: C, input: CallInput<C>) => {
      const one = handled.get(call.name)
      if (!one) throw new Error(`no handler for ${call.name}`)
      const id = call.link ? (input.params as Record<string, string> | undefined)?.[call.link.param] : undefined
      const who = await caller(call.link && id ? { kind: call.link.kind, id } : null)
      try {
        const sent = { ...input, idempotencyKey: input.idempotencyKey ?? null }
        return (await runCall(context, one, sent, who)) as CallOutput<C>
      } catch (error) {
        return refuseBusy(error, onWait)
      }
    },
    report: (error) => context.log.error({ err: error }, 'page failed'),
    signInForm: async () => await signInForm(context, authenticate, request),
    endSupport: async () => {
      const { csrfToken, cookies } = await signInForm(context, authenticate, request)
      const headers = new Headers(request.headers)
      const own = cookies.map((line) => line.split(';')[0])
      headers.set('cookie', [request.headers.get('cookie') ?? '', ...own].filter(Boolean).join('; '))
      headers.set('content-type', 'application/x-www-form-urlencoded')
      headers.delete('content-length')
      const address = `${context.config.baseUrl}/api/auth/callback/support-end`
      const answer = await authenticate(
        new Request(address, { method: 'POST', headers, body: new URLSearchParams({ csrfToken }) }),
      )
      return answer.headers.getSetCookie()
    },
  }
}

/** What only waiting helps against, in the code of its page, whoever said so: a call, the data API or the database. */
function refuseBusy(error: unknown, onWait: (seconds: number) => void): never {
  const told =
    error instanceof ApiError && (error.status === 429 || error.code === 'time-limit-exceeded')
      ? new AppError('too-many-requests', { cause: error })
      : error instanceof ApiError && error.status === 503
        ? new AppError('not-ready', { cause: error })
        : (busy(error) ?? error)
  if (told instanceof AppError && told.retryAfter !== null) onWait(told.retryAfter)
  throw told
}

async function signInForm(
  context: Context,
  authenticate: (request: Request) => Promise<Response>,
  request: Request,
): Promise<{ csrfToken: string; cookies: string[] }> {
  const answer = await authenticate(
    new Request(`${context.config.baseUrl}/api/auth/csrf`, { headers: request.headers }),
  )
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  return { csrfToken, cookies: answer.headers.getSetCookie() }
}

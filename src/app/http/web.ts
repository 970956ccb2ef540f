import { regionFrom } from '#domain/account/regions.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { i18n } from 'i18next'
import type { ServerBuild } from 'react-router'
import type { AnyCall, CallInput, CallOutput } from '#contract/call.ts'
import { currencyFor, knownCountry, storefrontOf } from '#domain/account/storefront.ts'
import type { Handled } from '#features/facilities.ts'
import { valuesIn } from '#kernel/experiments.ts'
import { AppError, busySeconds, errorList } from '#kernel/errors.ts'
import { busy } from '#platform/db/busy.ts'
import { drawCard } from '#platform/files/cards.ts'
import { ApiError } from '#platform/graphql/errors.ts'
import { sourcesOf } from '#platform/config/third-parties.ts'
import { isUuid, secretToken } from '#kernel/ids.ts'
import type { Language } from '#kernel/languages.ts'
import type { Operation } from '#operations/operation.ts'
import type { LoadContext } from '#web/load-context.ts'
import { cardHeight, cardWidth } from '#web/card-size.ts'
import { createWebHandler } from '#web/mount.ts'
import type { Context } from '../context.ts'
import { isSellerCountry } from '#domain/billing/vat-law.ts'
import { supplierOf } from '../supplier.ts'
import { formTokenOf } from './form-token.ts'
import type { HotReload } from './hot-reload.ts'
import { callerOf, dataSessionOf, nobodyUnlessBusy, sessionOf, type Link } from './caller.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { packAtOnce, takesBrotli } from './packed-page.ts'
import { privacyHeaders, takesThirdParties } from './page-privacy.ts'
import { visitorOf } from './page-visitor.ts'
import { runCall } from './run-call.ts'
import { sealPage } from './sealed-page.ts'
import { securityHeaders, type PagePolicy } from './security-headers.ts'
import { cookieOf } from './session-cookie.ts'

const serverBuild = fileURLToPath(new URL('../../../build/server/index.js', import.meta.url))

/** Half a minute is how long a new fee may be unknown to visitors; an hour how long a page stands in for the database. */
const keptPages = { freshMs: 30_000, keptMs: 3_600_000, capacity: 24_000_000 }

export interface WebPages extends PageCache {
  /** Says in the visitor's language that the product is not there for a moment: 503, and when to ask again. */
  busyPage(request: Request): Promise<Response>
}

/** The pages, in every language, or null when they were not built. */
export async function webPages(
  context: Context,
  handled: Map<string, Handled>,
  texts: Record<Language, i18n>,
  authenticate: (request: Request) => Promise<Response>,
  hot: HotReload | null,
): Promise<WebPages | null> {
  if (!hot && !existsSync(serverBuild)) return null
  const nonces = new WeakMap<Request, string>()
  /** Seconds to wait, of pages on which a call was refused as one too many. */
  const waits = new WeakMap<Request, number>()
  /** Requests that are answered without the database. */
  const without = new WeakSet<Request>()
  /** Pages as they were rendered; reading them back out of the body of an answer goes through a stream. */
  const written = new WeakMap<Request, string>()
  const contextOf = async (request: Request, language: Language): Promise<LoadContext> => ({
    write: (html) => written.set(request, html),
    ...(await loadContextOf(
      context,
      handled,
      texts[language],
      authenticate,
      request,
      language,
      nonces.get(request) ?? secretToken(),
      without.has(request),
      (seconds) => waits.set(request, seconds),
    )),
  })
  const pages = hot
    ? async (request: Request) => await createWebHandler(await hot.build(), contextOf, 'development')(request)
    : createWebHandler((await import(pathToFileURL(serverBuild).href)) as ServerBuild, contextOf)
  const render = async (request: Request): Promise<Response> => {
    const word = secretToken()
    nonces.set(request, word)
    const rendered = await pages(request)
    const answer = sealed(context, request, rendered, written.get(request), word)
    if (answer.status !== 429 && answer.status !== 503) return answer
    if (!answer.headers.has('retry-after')) answer.headers.set('retry-after', String(waits.get(request) ?? busySeconds))
    answer.headers.set('cache-control', 'no-store')
    return answer
  }
  const busyPage = async (asked: Request): Promise<Response> => {
    // The same address, read by nobody: whatever was asked for, this is what there is to see.
    const request = new Request(asked.url, { headers: asked.headers })
    without.add(request)
    const answer = await render(request)
    answer.headers.set('cache-control', 'no-store')
    return new Response(answer.body, { status: errorList['not-ready'].status, headers: answer.headers })
  }
  const page = async (asked: Request): Promise<Response> => {
    const request = withoutNul(asked)
    const answer = await render(request).catch((error: unknown) => {
      if (!busy(error)) throw error
      waits.set(request, busySeconds)
      return new Response(null, { status: 500 })
    })
    // A loader that let the refusal through leaves a page of a failure; that it may be asked for again is the truth.
    return answer.status === 500 && waits.has(request) ? await busyPage(request) : answer
  }
  const cached = createPageCache(page, {
    ...keptPages,
    visitorOf: (request) => visitorOf(context, request),
    now: () => context.facilities.clock().getTime(),
  })
  return hot ? { busyPage, page, ready: () => null } : { busyPage, ...cached }
}

/** No form sends a NUL and PostgreSQL takes none: in what an address asks a page for, it is as if it were not there. */
function withoutNul(request: Request): Request {
  const at = request.url.indexOf('?')
  const query = at === -1 ? '' : request.url.slice(at)
  return query.includes('%00') ? new Request(request.url.slice(0, at) + query.replaceAll('%00', ''), request) : request
}

/** A page as it leaves: whole, with the hashes of its scripts in its policy and a tag by which it is asked for again. */
function sealed(
  context: Context,
  request: Request,
  answer: Response,
  html: string | undefined,
  word: string,
): Response {
  const headers = new Headers(answer.headers)
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const page = isPage && html !== undefined ? sealPage(html, word) : null
  const policy = {
    ...securityHeaders(context, page ? { scripts: page.scripts, ...ofThirdParties(context, request.url) } : {}),
    ...privacyHeaders(request.url, answer.status),
  }
  for (const [name, value] of Object.entries(policy)) if (!headers.has(name)) headers.set(name, value)
  const { status } = answer
  if (!page) return new Response(answer.body, { status, statusText: answer.statusText, headers })
  if (status === 200 && request.method === 'GET' && headers.get('cache-control') !== 'no-store') {
    // Weak: the same page may leave compressed or not.
    const tag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 27)}"`
    headers.set('etag', tag)
    if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers })
  }
  if (!takesBrotli(request.headers)) return new Response(page.html, { status, headers })
  headers.set('content-encoding', 'br')
  headers.append('vary', 'Accept-Encoding')
  return new Response(packAtOnce(page.html), { status, headers })
}

/** What a page's policy lets through for those who are configured. They write markup as they like, so nobody is held to Trusted Types. */
function ofThirdParties({ config }: Context, url: string): PagePolicy {
  if (config.thirdParties.length === 0 || !takesThirdParties(url)) return {}
  return { also: sourcesOf(config.thirdParties), requireTrustedTypes: false }
}

/** What an address names, else what was kept of an earlier one; what is none of ours is passed over. */
function first<T>(seen: { query: string | null; cookie: string | null }, read: (text: string) => T | null): T | null {
  return read(seen.query ?? '') ?? read(seen.cookie ?? '')
}

async function loadContextOf(
  context: Context,
  handled: Map<string, Handled>,
  i18n: i18n,
  authenticate: (request: Request) => Promise<Response>,
  request: Request,
  language: Language,
  nonce: string,
  without: boolean,
  onWait: (seconds: number) => void,
): Promise<Omit<LoadContext, 'write'>> {
  const signedIn = without ? null : await sessionOf(context, request).catch(nobodyUnlessBusy)
  const now = context.facilities.clock()
  const storefront = storefrontOf(request.headers.get('host') ?? '')
  const seen = (name: string) => ({
    query: new URL(request.url).searchParams.get(name),
    cookie: cookieOf(request, name),
    storefront,
  })
  const ofAddress = seen('countrySpecific').query
  const country = knownCountry({ ...seen('country'), countrySpecific: ofAddress })
  const caller = async (link: Link | null) => {
    if (without) throw new AppError('not-ready')
    return await callerOf(context, request, signedIn, link, language)
  }
  return {
    language,
    storefront,
    country,
    currency: currencyFor({ ...seen('currency'), country }),
    origin: first(seen('origin'), regionFrom),
    destination: first(seen('destination'), jurisdictionFrom),
    base: context.config.baseUrl,
    operator: operatorOf(context),
    sender: senderOf(context),
    seller: sellerOf(context),
    thirdParties: takesThirdParties(request.url)
      ? context.config.thirdParties.map(({ kind, name, script }) => ({ kind, name, script }))
      : [],
    experimentsAsked: takesThirdParties(request.url) ? context.config.experiments : [],
    asksElsewhere:
      !takesThirdParties(request.url) && context.config.thirdParties.length + context.config.experiments.length > 0,
    experiments: valuesIn(seen('experiments').cookie, context.config.experiments),
    hasOwnChat: !context.config.thirdParties.some(({ kind }) => kind === 'chat'),
    nonce,
    busy: without,
    now,
    today: context.facilities.today(),
    i18n,
    session: signedIn
      ? {
          user: { id: signedIn.userId, email: signedIn.email, name: signedIn.name, role: signedIn.role },
          expires: '',
          support: signedIn.support && { by: signedIn.support.actorName, until: signedIn.support.until },
        }
      : null,
    signInWith: { google: context.config.google !== null },
    userAccount: context.config.userAccount,
    query: async <T, V>(operation: Operation<T, V>, variables: V, link?: Link) => {
      // A malformed id names nothing, like an unknown one.
      const ids = [link?.id, (variables as { id?: unknown } | null)?.id].filter((id) => id !== undefined)
      if (ids.some((id) => typeof id !== 'string' || !isUuid(id))) throw new AppError('not-found')
      try {
        const session = dataSessionOf(await caller(link ?? null))
        return await context.dataApi.query<T>(operation.text, variables as Record<string, unknown>, session)
      } catch (error) {
        return refuseBusy(error, onWait)
      }
    },
    call: async <C extends AnyCall>(call: C, input: CallInput<C>) => {
      const one = handled.get(call.name)
      if (!one) throw new Error(`no handler for ${call.name}`)
      const id = call.link ? (input.params as Record<string, string> | undefined)?.[call.link.param] : undefined
      try {
        const who = await caller(call.link && id ? { kind: call.link.kind, id } : null)
        const sent = { ...input, idempotencyKey: input.idempotencyKey ?? null, waits: true }
        return (await runCall(context, one, sent, who)) as CallOutput<C>
      } catch (error) {
        return refuseBusy(error, onWait)
      }
    },
    report: (error) => context.log.error({ err: error }, 'page failed'),
    drawCard: async (card) => await drawCard({ ...card, brand: 'Markwright', width: cardWidth, height: cardHeight }),
    signInForm: () => formTokenOf(context, request),
    endSupport: async () => {
      const { csrfToken, cookies } = formTokenOf(context, request)
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

/** The address of `MAIL_FROM`, which may have a name before it. */
const senderOf = ({ config }: Context): string => /<([^<>]+)>\s*$/.exec(config.mailFrom)?.[1] ?? config.mailFrom

function sellerOf({ facilities }: Context): LoadContext['seller'] {
  const { country } = facilities.supplier
  if (!isSellerCountry(country)) throw new Error(`no law of VAT for an issuer in ${country}`)
  return { country, inUs: facilities.supplierInUs !== null }
}

function operatorOf({ config }: Context): LoadContext['operator'] {
  const { name, lines, companyId, vatNumber, register, email } = supplierOf(config)
  return { name, address: lines.join(', '), companyId, vatNumber, register, email }
}

/** What only waiting helps against, in the code of its page, whoever said so: a call, the data API or the database. */
function refuseBusy(error: unknown, onWait: (seconds: number) => void): never {
  const told =
    error instanceof ApiError && (error.status === 429 || error.code === 'time-limit-exceeded')
      ? new AppError('too-many-requests', { cause: error, retryAfter: error.retryAfter ?? busySeconds })
      : error instanceof ApiError && error.status === 503
        ? new AppError('not-ready', { cause: error })
        : (busy(error) ?? error)
  if (told instanceof AppError && told.retryAfter !== null) onWait(told.retryAfter)
  throw told
}

import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Lru } from '#platform/lru/lru.ts'
import { packText, takesBrotli } from './packed-page.ts'
import { privacyHeaders } from './page-privacy.ts'

/** A visitor whom nobody knows, as everybody who asks alike. */
export interface Visitor {
  /** What a page differs by besides its address. */
  key: string
  /** What it is made of: nothing that the key does not tell. */
  headers: () => Headers
}

export interface PageCacheOptions {
  /** Milliseconds for which a page is handed out without being made again. */
  freshMs: number
  /** Milliseconds for which a page stands in for one that cannot be made. */
  keptMs: number
  /** Bytes of all pages as they are kept, packed. */
  capacity: number
  /** Null for somebody whose page is their own. */
  visitorOf: (request: Request) => Visitor | null
  now: () => number
}

interface Kept {
  at: number
  /** As they leave with the packed page. */
  headers: Readonly<Record<string, string>>
  packed: Uint8Array<ArrayBuffer>
}

export interface PageCache {
  page: (request: Request) => Promise<Response>
  /**
   * The packed page that is kept for a request and still fresh, or null: a look into memory that neither matches a route nor
   * makes anything, for whoever takes it packed and does not have it already.
   */
  ready: (request: Request) => Kept | null
}

const unpack = promisify(brotliDecompress)
const quality = 5

/**
 * Public pages of visitors that nobody knows, each made once for all of them. However many ask at once, one is made; while
 * none can be made the last one stands in. A page with a query, of somebody, or with a cookie in its answer is never kept, and
 * what is kept is made of what it is kept under alone: nobody can send something along that others are shown.
 */
export function createPageCache(
  render: (request: Request) => Promise<Response>,
  { freshMs, keptMs, capacity, visitorOf, now }: PageCacheOptions,
): PageCache {
  const pages = new Lru<string, Kept>(capacity)
  const making = new Map<string, Promise<Kept | null>>()

  const make = async (
    { key, headers }: Visitor,
    request: Request,
    failed: (answer: Response) => void,
  ): Promise<Kept | null> => {
    const answer = await render(new Request(request.url, { headers: headers() }))
    if (!isKeepable(request.url, answer)) {
      failed(answer)
      return null
    }
    const packed = await packText(await answer.text(), quality)
    const kept = { at: now(), headers: packedHeaders(answer.headers), packed }
    pages.set(key, kept, packed.length)
    return kept
  }

  const page = async (request: Request): Promise<Response> => {
    const asking = askingOf(request, visitorOf)
    // What no row calls public is not even looked up.
    if (asking === null || Object.keys(privacyHeaders(request.url, 200)).length > 0) return await render(request)
    const { key } = asking
    const known = pages.get(key)
    if (known && now() - known.at < freshMs) return await answerWith(known, request)
    let own: Response | null = null
    const started = making.get(key)
    const run = started ?? make(asking, request, (answer) => (own = answer)).finally(() => making.delete(key))
    if (!started) making.set(key, run)
    const made = await run.catch((error: unknown) => {
      if (!known) throw error
      return null
    })
    if (made) return await answerWith(made, request)
    const isFailure = own === null || (own as Response).status >= 500
    if (isFailure && known && now() - known.at < keptMs) return await answerWith(known, request)
    return own ?? (await render(request))
  }
  const ready = (request: Request): Kept | null => {
    if (!takesBrotli(request.headers) || request.headers.has('if-none-match')) return null
    const asking = askingOf(request, visitorOf)
    const known = asking === null ? undefined : pages.get(asking.key)
    return known && now() - known.at < freshMs ? known : null
  }
  return { page, ready }
}

function packedHeaders(headers: Headers): Record<string, string> {
  const vary = [headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  return { ...Object.fromEntries(headers), 'content-encoding': 'br', vary }
}

/** Under what a page is kept, and of what it is made. */
function askingOf(request: Request, visitorOf: PageCacheOptions['visitorOf']): Visitor | null {
  if (request.method !== 'GET') return null
  const { pathname, search } = new URL(request.url)
  if (search !== '' || pathname.endsWith('.data')) return null
  const visitor = visitorOf(request)
  return visitor === null ? null : { ...visitor, key: `${pathname} ${visitor.key}` }
}

/** A whole public page that is the same for everybody who asks alike. */
function isKeepable(url: string, answer: Response): boolean {
  return (
    answer.status === 200 &&
    (answer.headers.get('content-type')?.startsWith('text/html') ?? false) &&
    !answer.headers.has('set-cookie') &&
    answer.headers.get('cache-control') !== 'no-store' &&
    Object.keys(privacyHeaders(url, answer.status)).length === 0
  )
}

async function answerWith({ headers: kept, packed }: Kept, request: Request): Promise<Response> {
  const headers = new Headers(kept)
  if (takesBrotli(request.headers)) return asked(headers, request) ?? new Response(packed, { headers })
  headers.delete('content-encoding')
  return asked(headers, request) ?? new Response(new Uint8Array(await unpack(packed)), { headers })
}

/** 304 for who has the page already. */
function asked(headers: Headers, request: Request): Response | null {
  const tag = headers.get('etag')
  const isKnown = tag !== null && request.headers.get('if-none-match')?.includes(tag)
  return isKnown ? new Response(null, { status: 304, headers }) : null
}

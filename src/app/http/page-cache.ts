import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { splitLanguage } from '#web/path.ts'
import { Lru } from '#platform/lru/lru.ts'
import { privacyHeaders } from './page-privacy.ts'

export interface PageCacheOptions {
  /** Milliseconds for which a page is handed out without being made again. */
  freshMs: number
  /** Milliseconds for which a page stands in for one that cannot be made. */
  keptMs: number
  /** Bytes of all pages as they are kept, packed. */
  capacity: number
  /** What a page differs by besides its address, or null for somebody whose page is their own. */
  visitorOf: (request: Request) => string | null
  now: () => number
}

interface Kept {
  at: number
  headers: [string, string][]
  packed: Buffer
}

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const quality = 5

/**
 * Public pages of visitors that nobody knows, each made once for all of them. However many ask at once, one is made; while
 * none can be made the last one stands in. A page with a query, of somebody, or with a cookie in its answer is never kept.
 */
export function createPageCache(
  render: (request: Request) => Promise<Response>,
  { freshMs, keptMs, capacity, visitorOf, now }: PageCacheOptions,
): (request: Request) => Promise<Response> {
  const pages = new Lru<string, Kept>(capacity)
  const making = new Map<string, Promise<Kept | null>>()

  const make = async (key: string, request: Request, failed: (answer: Response) => void): Promise<Kept | null> => {
    const headers = new Headers(request.headers)
    for (const name of ['if-none-match', 'if-modified-since']) headers.delete(name)
    const answer = await render(new Request(request.url, { headers }))
    if (!isKeepable(request.url, answer)) {
      failed(answer)
      return null
    }
    const packed = await pack(Buffer.from(await answer.arrayBuffer()), {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    })
    const kept = { at: now(), headers: [...answer.headers], packed }
    pages.set(key, kept, packed.length)
    return kept
  }

  return async (request) => {
    const key = keyOf(request, visitorOf)
    if (key === null) return await render(request)
    const known = pages.get(key)
    if (known && now() - known.at < freshMs) return await answerWith(known, request)
    let own: Response | null = null
    const started = making.get(key)
    const run = started ?? make(key, request, (answer) => (own = answer)).finally(() => making.delete(key))
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
}

function keyOf(request: Request, visitorOf: PageCacheOptions['visitorOf']): string | null {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || search !== '' || pathname.endsWith('.data')) return null
  const { rest } = splitLanguage(pathname)
  // What no row calls public is not even looked up.
  if (Object.keys(privacyHeaders(`http://site${rest}`, 200)).length > 0) return null
  const visitor = visitorOf(request)
  return visitor === null ? null : `${pathname} ${visitor}`
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
  headers.append('vary', 'Accept-Encoding')
  const tag = headers.get('etag')
  if (tag && request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers })
  if (!/\bbr\b/.test(request.headers.get('accept-encoding') ?? ''))
    return new Response(new Uint8Array(await unpack(packed)), { headers })
  headers.set('content-encoding', 'br')
  return new Response(new Uint8Array(packed), { headers })
}

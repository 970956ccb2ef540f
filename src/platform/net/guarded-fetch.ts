import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { AppError } from '#kernel/errors.ts'
import { isAllowed, judgedAddress, Refused, type Judgement } from './judged-address.ts'

export interface GuardedOptions extends Judgement {
  /** Bytes of a body at most; 1 MiB when left out. */
  maximumBytes?: number
  /** Milliseconds for everything, redirects included; 10 s when left out. */
  timeLimit?: number
  /** Redirects that are followed; 3 when left out. */
  redirects?: number
}

export interface Fetched {
  /** Where the last answer came from. */
  url: string
  status: number
  mediaType: string
  bytes: Uint8Array
}

/**
 * Reads an address that a user gave, by GET, without cookies or credentials. Each hop is judged anew: scheme, port, and
 * every address its name stands for; the connection goes to an address that was judged and is looked at once more when
 * it stands. Throws `not-allowed` for what must not be fetched and `provider-failed` for what does not answer properly.
 */
export async function guardedFetch(address: string, options: GuardedOptions = {}): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeLimit ?? 10_000)
  try {
    let url = parsed(address, null)
    for (let hop = 0; hop <= (options.redirects ?? 3); hop += 1) {
      const target = await judged(url, options)
      const answer = await connect(url, target, options, signal)
      const status = answer.statusCode ?? 0
      const next = status >= 300 && status < 400 ? answer.headers.location : undefined
      if (next === undefined)
        return { ...(await read(answer, options.maximumBytes ?? 1_048_576)), url: url.href, status }
      answer.destroy()
      url = parsed(next, url)
    }
    throw new Refused('too many redirects')
  } catch (cause) {
    throw new AppError(cause instanceof Refused ? 'not-allowed' : 'provider-failed', { cause })
  }
}

function parsed(text: string, from: URL | null): URL {
  // oxlint-disable-next-line no-control-regex -- parsers drop these or read them as slashes, each in its own way
  if (text.length > 2000 || /[\u0000-\u0020\u007f\\]/.test(text)) throw new Refused('not a plain address')
  const url = URL.parse(text, from?.href)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw new Refused('not a scheme of the web')
  if (url.username !== '' || url.password !== '') throw new Refused('an address with a user in it')
  if (from?.protocol === 'https:' && url.protocol === 'http:') throw new Refused('from https to http')
  return url
}

const judged = async (url: URL, options: GuardedOptions): Promise<string> =>
  await judgedAddress(url.hostname, Number(url.port || (url.protocol === 'https:' ? 443 : 80)), options)

async function connect(
  url: URL,
  target: string,
  options: GuardedOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const family = isIP(target)
  // The name is not looked up again: whoever owns it could give another answer now.
  const pinned: LookupFunction = (_name, asked, tell) =>
    asked.all ? tell(null, [{ address: target, family }]) : tell(null, target, family)
  const settings: RequestOptions = {
    method: 'GET',
    agent: false,
    lookup: pinned,
    signal,
    maxHeaderSize: 16_384,
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Markwright' },
  }
  return await new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, settings, resolve)
    request.on('error', reject)
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        const remote = socket.remoteAddress ?? ''
        if (!isAllowed(remote, options)) request.destroy(new Refused(`connected to ${remote}`))
      })
    })
    request.end()
  })
}

async function read(answer: IncomingMessage, maximumBytes: number): Promise<Pick<Fetched, 'bytes' | 'mediaType'>> {
  const { 'content-encoding': encoding, 'content-length': length, 'content-type': type } = answer.headers
  // Packed bodies were not asked for: what they unpack to has no known end.
  if (encoding !== undefined && encoding !== 'identity') throw fail(answer, `a body in ${encoding}`)
  if (Number(length ?? 0) > maximumBytes) throw fail(answer, 'too large')
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > maximumBytes) throw fail(answer, 'too large')
    parts.push(part)
  }
  if (!answer.complete) throw new Error('the body broke off')
  return {
    bytes: new Uint8Array(Buffer.concat(parts)),
    mediaType: (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
  }
}

function fail(answer: IncomingMessage, why: string): Error {
  answer.destroy()
  return new Error(why)
}

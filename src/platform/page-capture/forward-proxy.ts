import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, isIP, type AddressInfo, type LookupFunction, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Duplex } from 'node:stream'
import { isAllowed, judgedAddress, Refused, type Judgement } from '../net/judged-address.ts'
import { isPublicAddress } from '../net/public-address.ts'
import type { CaptureLimits } from './limits.ts'

export interface ForwardProxy {
  port: number
  /** Where the page wanted to go and was not let. */
  refused: string[]
  close: () => Promise<void>
}

/** The public internet without this machine itself, which may have a public address. */
export const isPublicAndForeign = (address: string): boolean =>
  isPublicAddress(address) &&
  !Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === address))

/** Names of refused places that are kept at most: a page can ask for as many as it likes. */
const mostRefused = 20

/**
 * The only way out of a browser that opens strangers' pages. Every name is looked up once, every address that it stands for
 * is judged, and the connection goes to the address that was judged. `tooMuch` is called when the bytes are used up.
 */
export async function startForwardProxy(
  judgement: Judgement,
  limits: CaptureLimits,
  tooMuch: () => void,
): Promise<ForwardProxy> {
  const guard: Judgement = { allow: isPublicAndForeign, ...judgement }
  const refused: string[] = []
  const open = new Set<Duplex>()
  let bytes = 0
  const hold = (socket: Duplex): boolean => {
    if (open.size >= limits.connections * 2) {
      socket.destroy()
      return false
    }
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
    return true
  }
  const counted = (part: Buffer): void => {
    bytes += part.length
    if (bytes <= limits.networkBytes) return
    for (const one of open) one.destroy()
    tooMuch()
  }
  const judged = async (host: string, port: number): Promise<string | null> => {
    try {
      return await judgedAddress(host, port, guard)
    } catch (cause) {
      if (cause instanceof Refused && refused.length < mostRefused) refused.push(`${host}:${port}`.slice(0, 300))
      return null
    }
  }
  const dropInside = (socket: Socket): void => {
    socket.once('connect', () => {
      if (!isAllowed(socket.remoteAddress ?? '', guard)) socket.destroy()
    })
  }

  const plain = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const url = URL.parse(asked.url ?? '')
    if (url?.protocol !== 'http:') return void answer.writeHead(400).end()
    const target = await judged(url.hostname, Number(url.port || 80))
    if (target === null) return void answer.writeHead(403, { 'content-type': 'text/plain' }).end('not let')
    const family = isIP(target)
    const pinned: LookupFunction = (_name, all, tell) =>
      all.all ? tell(null, [{ address: target, family }]) : tell(null, target, family)
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith('proxy-')))
    const out = httpRequest(url, {
      method: asked.method,
      headers: { ...headers, host: url.host, connection: 'close' },
      lookup: pinned,
      agent: false,
      maxHeaderSize: 65_536,
    })
    const end = (): void => {
      out.destroy()
      answer.destroy()
    }
    out.on('socket', (socket) => {
      if (hold(socket)) dropInside(socket)
    })
    out.on('error', end)
    answer.on('error', end)
    answer.once('close', () => out.destroy())
    out.on('response', (came) => {
      try {
        answer.writeHead(came.statusCode ?? 502, came.headers)
      } catch {
        return end()
      }
      came.on('data', counted)
      came.on('error', end)
      came.once('aborted', end)
      came.pipe(answer)
    })
    asked.pipe(out)
  }

  const tunnel = async (asked: IncomingMessage, client: Duplex, head: Buffer): Promise<void> => {
    if (!hold(client)) return
    const url = URL.parse(`http://${asked.url ?? ''}`)
    const port = Number(/:(\d{1,5})$/.exec(asked.url ?? '')?.[1] ?? 0)
    const target = url && (await judged(url.hostname, port))
    if (!target) return void client.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n')
    if (client.destroyed) return
    const out = connect({ host: target, port })
    if (!hold(out)) return void client.destroy()
    dropInside(out)
    out.once('connect', () => {
      if (out.destroyed) return
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      if (head.length > 0) out.write(head)
      out.on('data', counted)
      out.pipe(client)
      client.pipe(out)
    })
    out.once('close', () => client.destroy())
    client.once('close', () => out.destroy())
  }

  const server = createServer({ maxHeaderSize: 65_536 }, (asked, answer) => void plain(asked, answer))
  server.on('connect', (asked, client, head) => void tunnel(asked, client, head))
  server.on('connection', (socket) => hold(socket))
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', done)
  })
  const close = async (): Promise<void> => {
    for (const one of open) one.destroy()
    await new Promise<void>((done) => server.close(() => done()))
  }
  return { port: (server.address() as AddressInfo).port, refused, close }
}

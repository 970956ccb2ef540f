import { connect } from 'node:net'
import { AppError } from '#kernel/errors.ts'

/** Says whether a file is infected. Throws `provider-failed` when that cannot be found out. */
export type VirusScan = (bytes: Uint8Array) => Promise<'clean' | 'infected'>

/** Without a scanner every file passes. */
export const noScan: VirusScan = async () => 'clean'

const piece = 65_536

/**
 * A scan by a clamd that listens at host:port (its INSTREAM command). Anything but a clear answer within the time, in
 * milliseconds, counts as failure: nothing is stored unscanned.
 */
export function clamdScan(address: string, limit = 15_000): VirusScan {
  const at = address.lastIndexOf(':')
  const host = address.slice(0, at)
  const port = Number(address.slice(at + 1))
  return async (bytes) => {
    const answer = await ask(host, port, bytes, limit).catch((cause: unknown) => {
      throw new AppError('provider-failed', { cause })
    })
    if (/^stream: OK$/.test(answer)) return 'clean'
    if (/^stream: [^\0]+ FOUND$/.test(answer)) return 'infected'
    throw new AppError('provider-failed', { cause: new Error('the scanner gave no verdict') })
  }
}

async function ask(host: string, port: number, bytes: Uint8Array, limit: number): Promise<string> {
  return await new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const timer = setTimeout(() => socket.destroy(new Error('the scanner took too long')), limit)
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let from = 0; from < bytes.length; from += piece) {
        const part = bytes.subarray(from, from + piece)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(part.length)
        socket.write(length)
        socket.write(part)
      }
      socket.write(Buffer.alloc(4))
    })
    socket.on('data', (text: string) => {
      answer += text
      if (answer.length > 1000) socket.destroy(new Error('the scanner said too much'))
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      // Only a whole answer counts: one that was cut off may say anything.
      if (answer.endsWith('\0')) resolve(answer.slice(0, -1))
      else reject(new Error('the scanner broke off'))
    })
  })
}

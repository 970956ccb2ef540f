import { randomInt } from 'node:crypto'
import { connect, createServer } from 'node:net'

/**
 * A port that nobody has. Not one that the system would give: of those it also takes the near ends of connections, and
 * thousands are opened between this moment and the one in which a process listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_240, 32_768)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => probe.close(resolve))
    return port
  }
}

/** Whether somebody takes connections at a port of this machine. */
export async function listens(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

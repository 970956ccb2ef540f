import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A program that suggests comments: keeps what it was asked, and answers as it is told. */
export class Suggester {
  readonly asked: { token: string | undefined; question: unknown }[] = []
  answer: { status: number; body: unknown } = { status: 200, body: { text: 'Coats stand in class 25.' } }
  #held: Promise<void> = Promise.resolve()
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        this.asked.push({
          token: request.headers.authorization,
          question: JSON.parse(Buffer.concat(parts).toString()) as unknown,
        })
        void this.#held.then(() => {
          response.writeHead(this.answer.status, { 'content-type': 'application/json' })
          response.end(JSON.stringify(this.answer.body))
        })
      })
    })
  }

  static async start(): Promise<Suggester> {
    const one = new Suggester()
    await new Promise<void>((resolve) => one.#server.listen(0, '127.0.0.1', resolve))
    return one
  }

  /** Lets it think until what this gives is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    this.#held = promise
    return () => resolve(undefined)
  }

  get settings(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo
    return { SUGGESTIONS_URL: `http://127.0.0.1:${port}/`, SUGGESTIONS_TOKEN: 'a token of nobody' }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

import type pg from 'pg'
import { sqlState } from './sql-state.ts'

/** A statement with the values that it takes. */
export interface Statement {
  text: string
  values: readonly unknown[]
}

/** What a connection may have prepared under a name; nothing where names are not to be kept. */
export type NameOf = (text: string) => string | undefined

type Query = (...all: unknown[]) => Promise<pg.QueryResult>

/** What ends or undoes a part of a transaction: what fails before it must not be taken for its own failure, nor be forgotten. */
const isMarker = /^\s*(savepoint|release|rollback)\b/i

/** After a failure PostgreSQL refuses the rest of a transaction with this. */
const aborted = '25P02'

/**
 * The connection of one transaction. What nobody waits for is sent at once, and its answer is looked at with that of the next
 * statement that somebody does wait for, or of the commit: most of what a small statement costs is waiting for it.
 */
export class Sender {
  /** The connection as whoever writes sees it. */
  readonly client: pg.PoolClient
  /** What is run when the transaction is committed. */
  readonly hints: (() => void)[] = []
  #kept: Promise<unknown>[] = []
  /** The first failure that was thrown for something kept; whoever caught it learns it once more at the commit. */
  #reason: unknown
  #begin: string | null
  readonly #query: Query
  readonly #nameOf: NameOf
  readonly #pipelined: boolean

  /** `begin` is sent with the first statement: a transaction without any costs nothing. */
  constructor(connection: pg.PoolClient, begin: string, { nameOf, pipelined }: { nameOf: NameOf; pipelined: boolean }) {
    const send: unknown = connection.query.bind(connection)
    this.#query = send as Query
    this.#nameOf = nameOf
    this.#begin = begin
    this.#pipelined = pipelined
    const query = (...all: unknown[]): unknown => this.#send(all)
    this.client = Object.create(connection, { query: { value: query } }) as pg.PoolClient
  }

  /** Sends a statement before the next one, without waiting for it. Its failure is that of the next, or of the commit. */
  async later({ text, values }: Statement): Promise<void> {
    // Without pipelining the connection takes one statement at a time.
    if (!this.#pipelined) await this.client.query(text, [...values])
    else {
      this.#start()
      this.#keep(this.#query(this.#named({ text, values: [...values] })))
    }
  }

  /** Throws when the transaction was not committed, with the reason. */
  async commit(): Promise<void> {
    if (this.#begin !== null) return
    // One that never reached the server, or no transaction at all: what follows would be kept without it.
    await this.#throwKept()
    const { command } = await this.#answered(this.#query('commit'))
    // So PostgreSQL answers who commits after a failure that somebody caught.
    if (command === 'COMMIT') return
    throw new Error('the transaction was rolled back: a statement of it had failed', { cause: this.#reason })
  }

  async rollback(): Promise<void> {
    if (this.#begin === null) await this.#query('rollback')
  }

  #send(all: unknown[]): unknown {
    this.#start()
    const [first, values] = all
    const text = typeof first === 'string' ? first : (first as { text?: unknown }).text
    // A stream, or one that is told by a function: both go as they are.
    if (typeof text !== 'string' || all.some((one) => typeof one === 'function')) return this.#query(...all)
    if (isMarker.test(text)) return this.#afterKept(all)
    const config = typeof first === 'string' ? { text: first } : (first as pg.QueryConfig)
    return this.#answered(
      this.#query(this.#named(values === undefined ? config : { ...config, values: values as unknown[] })),
    )
  }

  #start(): void {
    const begin = this.#begin
    this.#begin = null
    if (begin !== null) this.#keep(this.#query(begin))
  }

  #keep(sent: Promise<unknown>): void {
    // It is looked at later; meanwhile nobody must take its failure for one that is handled by no one.
    sent.catch(() => undefined)
    this.#kept.push(sent)
  }

  #named(config: pg.QueryConfig): pg.QueryConfig {
    if (config.name !== undefined || config.values === undefined || config.values.length === 0) return config
    const name = this.#nameOf(config.text)
    return name === undefined ? config : { ...config, name }
  }

  async #answered(sent: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    try {
      return await sent
    } catch (error) {
      // The first failure is the reason: all that follows it is refused for that.
      if (sqlState(error) === aborted) await this.#throwKept()
      throw error
    }
  }

  async #afterKept(all: unknown[]): Promise<pg.QueryResult> {
    await this.#throwKept()
    return await this.#query(...all)
  }

  async #throwKept(): Promise<void> {
    const kept = this.#kept
    this.#kept = []
    await Promise.all(kept).catch((error: unknown) => {
      this.#reason ??= error
      throw error
    })
  }
}

import type pg from 'pg'
import { sendTogether, type Statement } from './statements.ts'

type Query = (...all: unknown[]) => unknown

/** What a connection may have prepared under a name; absent where names are not to be kept. */
export type NameOf = (text: string) => string | undefined

/**
 * The connection of one transaction. What nobody waits for goes with the next statement that somebody does wait for, in the
 * order in which it was given; most of what a small statement costs is its own way there and back.
 */
export class Sender {
  /** The connection as whoever writes sees it. */
  readonly client: pg.PoolClient
  /** Whether names of statements on the connection are no longer known: it is thrown away afterwards. */
  spoiled = false
  #held: Statement[]
  #begun = false
  readonly #pool: pg.PoolClient
  readonly #query: Query
  readonly #nameOf: NameOf

  /** `begin` is sent with the first statement: a transaction without any costs nothing. */
  constructor(connection: pg.PoolClient, begin: readonly string[], nameOf: NameOf) {
    this.#pool = connection
    this.#query = connection.query.bind(connection) as Query
    this.#nameOf = (text) => (this.spoiled ? undefined : nameOf(text))
    this.#held = begin.map((text) => ({ text }))
    const query = (...all: unknown[]): unknown => this.#send(all)
    this.client = Object.create(connection, { query: { value: query } }) as pg.PoolClient
  }

  /** Sends a statement with the next one, or with the commit. Its failure is that one's. */
  later(statement: Statement): void {
    this.#held.push({ ...statement, name: this.#nameOf(statement.text) })
  }

  async commit(): Promise<void> {
    if (this.#begun || this.#held.some(({ values }) => values !== undefined)) await this.#together({ text: 'commit' })
  }

  async rollback(): Promise<void> {
    this.#held = []
    if (this.#begun) await this.#query('rollback')
  }

  #send([first, ...rest]: unknown[]): unknown {
    const config = this.#configOf(first, rest)
    if (config === null) {
      // A stream, or several statements as one text: they go by themselves, after what was held.
      const before = this.#flush()
      const own = this.#query(first, ...rest)
      if (!before || !(own instanceof Promise)) return own
      return before.then(
        () => own as unknown,
        async (error: unknown) => {
          await own.catch(() => undefined)
          throw error
        },
      )
    }
    if (this.#held.length > 0) return this.#together(config)
    this.#begun = true
    return this.#query(config)
  }

  /** A statement that can go with others; null for what cannot. */
  #configOf(first: unknown, rest: readonly unknown[]): pg.QueryConfig | null {
    if (rest.length > 1 || typeof rest[0] === 'function') return null
    const given = typeof first === 'string' ? { text: first } : (first as pg.QueryConfig & { submit?: unknown })
    if (given.submit !== undefined || typeof given.text !== 'string') return null
    const values = (rest[0] as unknown[] | undefined) ?? given.values
    const takes = values !== undefined && values.length > 0
    if (!takes && given.text.includes(';')) return null
    const name = given.name ?? (takes ? this.#nameOf(given.text) : undefined)
    return { ...given, ...(values ? { values } : {}), ...(name === undefined ? {} : { name }) }
  }

  #flush(): Promise<unknown> | null {
    const last = this.#held.pop()
    if (!last) return null
    const { values, ...statement } = last
    return this.#together({
      ...statement,
      name: undefined,
      ...(values ? { values: [...values] } : {}),
    } as pg.QueryConfig)
  }

  async #together(last: pg.QueryConfig): Promise<unknown> {
    const before = this.#held
    this.#held = []
    this.#begun = true
    if (before.length === 0) return await (this.#query(last) as Promise<unknown>)
    return await sendTogether(this.#pool, before, last, () => {
      this.spoiled = true
    })
  }
}

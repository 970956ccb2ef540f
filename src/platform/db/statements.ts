import pg from 'pg'

/** A statement whose answer nobody reads; what it takes is text for PostgreSQL as it stands. */
export interface Statement {
  text: string
  values?: readonly (string | number | boolean | null)[]
  name?: string | undefined
}

/** What pg's connection offers and its types leave out. */
export interface Wire {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(message: { name: string; text: string; types: undefined }): void
  bind(message: { portal: string; statement: string; values: readonly (string | null)[] }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: { portal: string }): void
}

type Answer = pg.QueryResult | pg.QueryArrayResult

// The types of pg leave out how a query writes itself to the wire.
const WireQuery = pg.Query as unknown as new (
  config: object,
  told: (error: Error | null, answer: Answer | Answer[]) => void,
) => pg.Submittable & { prepare(connection: Wire): void }

const asText = (value: string | number | boolean | null): string | null => (value === null ? null : String(value))

/** Statements before one Sync: one message to the server and one back. The first that fails ends all of them. */
class SentTogether extends WireQuery {
  readonly #before: readonly Statement[]

  constructor(before: readonly Statement[], last: object, told: ConstructorParameters<typeof WireQuery>[1]) {
    // Without parameters pg would send the text alone and leave the others out.
    super({ ...last, queryMode: 'extended' }, told)
    this.#before = before
  }

  override prepare(connection: Wire): void {
    for (const { text, values = [], name = '' } of this.#before) {
      if (name === '' || connection.parsedStatements[name] === undefined)
        connection.parse({ name, text, types: undefined })
      connection.bind({ portal: '', statement: name, values: values.map(asText) })
      // Described, so that one that answers rows after all does not confuse what reads the answer.
      connection.describe({ type: 'P', name: '' })
      connection.execute({ portal: '' })
    }
    super.prepare(connection)
  }
}

const wireOf = (client: pg.ClientBase): Wire => (client as unknown as { connection: Wire }).connection

/**
 * Sends statements and answers the last one's answer. `spoiled` is called when they failed and it is not known which names the
 * connection has learnt: it must be given none any more.
 */
export async function sendTogether(
  client: pg.ClientBase,
  before: readonly Statement[],
  last: pg.QueryConfig,
  spoiled: () => void,
): Promise<Answer> {
  const { parsedStatements: known, submittedNamedStatements: submitted } = wireOf(client)
  const learnt = [...before, last].filter(({ name }) => name !== undefined && known[name] === undefined)
  return await new Promise((resolve, reject) => {
    const query = new SentTogether(before, last, (error, answer) => {
      if (error) {
        if (learnt.length > 0) spoiled()
        return reject(error)
      }
      for (const { name, text } of learnt) {
        known[name ?? ''] = text
        delete submitted[name ?? '']
      }
      // One answer for each of them.
      const own = Array.isArray(answer) ? answer.at(-1) : answer
      return own ? resolve(own) : reject(new Error('the statement was not answered'))
    })
    client.query(query)
  })
}

import pg from 'pg'
import type { PoolClient, QueryArrayConfig } from 'pg'

/** A statement that answers no rows: already prepared on the connection under its name, or sent whole without one. */
export interface Settings {
  name: string | undefined
  text: string
  values: string[]
}

/** What pg's connection offers and its types leave out. */
interface Wire {
  parse(message: { name: string; text: string; types: number[] }): void
  bind(message: { portal: string; statement: string; values: string[] }): void
  execute(message: { portal: string }): void
}

type Texts = pg.QueryArrayResult<(string | null)[]>

// The types of pg leave out how a query writes itself to the wire.
const WireQuery = pg.Query as unknown as new (
  config: QueryArrayConfig<unknown[]> & { queryMode: 'extended' },
  callback: (error: Error | null, result: Texts | Texts[]) => void,
) => pg.Submittable & { prepare(connection: Wire): void }

/**
 * A statement with settings sent before it, both before one Sync: PostgreSQL takes them as one transaction of their own,
 * so settings local to it hold for the statement and are gone afterwards. Two messages less than BEGIN and COMMIT, whose
 * cost was a third of a small read.
 */
class SettledQuery extends WireQuery {
  readonly #settings: Settings

  constructor(
    settings: Settings,
    config: QueryArrayConfig<unknown[]>,
    callback: (error: Error | null, result: Texts | Texts[]) => void,
  ) {
    // Without parameters pg would send the text alone and leave the settings out.
    super({ ...config, queryMode: 'extended' }, callback)
    this.#settings = settings
  }

  override prepare(connection: Wire): void {
    const { name = '', text, values } = this.#settings
    if (name === '') connection.parse({ name, text, types: [] })
    connection.bind({ portal: '', statement: name, values })
    connection.execute({ portal: '' })
    super.prepare(connection)
  }
}

/** Runs a statement under settings that hold for it alone. */
export async function settledQuery(
  client: PoolClient,
  settings: Settings,
  config: QueryArrayConfig<unknown[]>,
): Promise<Texts> {
  return await new Promise((resolve, reject) => {
    const query = new SettledQuery(settings, config, (error, result) => {
      if (error) return reject(error)
      // One result for each of the two.
      const last = Array.isArray(result) ? result.at(-1) : result
      return last ? resolve(last) : reject(new Error('the statement was not answered'))
    })
    client.query(query)
  })
}

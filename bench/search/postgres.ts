import pg from 'pg'
import { normalise } from '#domain/clearance/letters.ts'
import { rank } from '#features/clearance/rank.ts'
import { withScratchDatabases } from '#tools/scratch-databases.ts'
import { type MadeMark } from './generate.ts'
import { processMs } from '../processor.ts'
import { type Ask, askAll, type Outcome, type Query, quantile, report } from './measure.ts'

/** Some of every kind: the indexes of PostgreSQL are asked less, they are slower. */
function fewer(queries: readonly Query[], each: number): Query[] {
  const seen = new Map<string, number>()
  return queries.filter((query) => {
    const count = (seen.get(query.kind) ?? 0) + 1
    seen.set(query.kind, count)
    return count <= each
  })
}

/** The answers of a search, and the milliseconds of a processor that a question took. */
interface Measured {
  readonly outcomes: Outcome[]
  readonly ms: number
}

/** What PostgreSQL brings in the order of our score: its index in the place of ours. */
const ranked =
  (bring: Ask): Ask =>
  async (query) => {
    const brought = (await bring(query)).map((text, at) => ({ seq: at, spellings: [text], classes: [], dead: false }))
    const asked = { text: query.text, classes: [], scope: 'all', withDead: false, limit: 100 } as const
    return rank(asked, brought).map(({ text }) => text)
  }

/** PostgreSQL's trigram indexes (GIN by likeness above 0.3, GiST by distance) on the same marks, and the index on the same queries. */
export async function postgresRows(
  say: (text: string) => void,
  marks: readonly MadeMark[],
  queries: readonly Query[],
  askIndex: Ask,
): Promise<void> {
  await withScratchDatabases(1, async ([url]) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query('create extension pg_trgm')
      await client.query('create table mark (n text not null, text text not null)')
      for (let at = 0; at < marks.length; at += 20_000) {
        const texts = marks.slice(at, at + 20_000).map((mark) => mark.text)
        const letters = texts.map((text) => normalise(text).compact)
        await client.query('insert into mark select * from unnest($1::text[], $2::text[])', [letters, texts])
      }
      const some = fewer(queries, marks.length > 200_000 ? 12 : 40)
      const ask = (sql: string) => async (query: Query) => {
        const found = await client.query<{ text: string }>({
          name: sql.slice(-60),
          text: sql,
          values: [normalise(query.text).compact],
        })
        return found.rows.map((row) => row.text)
      }
      await client.query('create index mark_gin on mark using gin (n gin_trgm_ops)')
      await client.query('vacuum analyze mark')
      const near = 'select text from mark where n % $1 order by similarity(n, $1) desc limit'
      const { rows: backends } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      // What a busy machine distorts least: the processor's time of this process with its threads and of PostgreSQL's own.
      const processor = () =>
        process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000 + processMs(backends[0]?.pid ?? 0)
      const measured = async (of: Ask): Promise<Measured> => {
        const before = processor()
        const outcomes = await askAll(some, of)
        return { outcomes, ms: (processor() - before) / some.length }
      }
      const gin: [string, Measured][] = []
      const row = async (name: string, of: Ask) => {
        const one = await measured(of)
        report(say, name, one.outcomes)
        gin.push([name, one])
      }
      await row('GIN', ask(`${near} 100`))
      await row('GIN, 200 ranked by our score', ranked(ask(`${near} 200`)))
      // At its usual threshold it finds less than the index; lower, it finds more and reads more.
      await client.query('set pg_trgm.similarity_threshold = 0.15')
      await row('GIN from 0.15', ask(`${near} 101`))
      await row('GIN from 0.15, 300 ranked by our score', ranked(ask(`${near} 300`)))
      await client.query('reset pg_trgm.similarity_threshold')
      const own = await measured(askIndex)
      report(say, 'index, the same queries', own.outcomes)
      const times = (list: readonly Outcome[]) => list.map((one) => one.ms)
      for (const [name, list] of gin) {
        const ratio = (part: number) =>
          (quantile(times(list.outcomes), part) / quantile(times(own.outcomes), part)).toFixed(1)
        say(
          `${name} took ${ratio(0.5)} times as long at p50, ${ratio(0.75)} at p75, ${ratio(0.95)} at p95; of the processor ${list.ms.toFixed(2)} ms a question, the index ${own.ms.toFixed(2)}`,
        )
      }
      await client.query('drop index mark_gin')
      await client.query('create index mark_gist on mark using gist (n gist_trgm_ops(siglen=64))')
      report(say, 'PostgreSQL GiST', await askAll(some, ask('select text from mark order by n <-> $1 limit 100')))
    } finally {
      await client.end()
    }
  })
}

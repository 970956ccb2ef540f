import pg from 'pg'
import { normalise } from '#domain/clearance/words/letters.ts'
import { rank } from '#features/clearance/rank.ts'
import { withScratchDatabases } from '#tools/scratch-databases.ts'
import { type MadeMark } from './generate.ts'
import { processMs } from '../processor.ts'
import { type Ask, askAll, askInTurn, type InTurn, type Outcome, type Query, quantile, report } from './measure.ts'

/** Some of every kind: the indexes of PostgreSQL are asked less, they are slower. */
function fewer(queries: readonly Query[], each: number): Query[] {
  const seen = new Map<string, number>()
  return queries.filter((query) => {
    const count = (seen.get(query.kind) ?? 0) + 1
    seen.set(query.kind, count)
    return count <= each
  })
}

/** What PostgreSQL brings in the order of our score: its index in the place of ours. */
const ranked =
  (bring: Ask): Ask =>
  async (query) => {
    const brought = (await bring(query)).map((text, at) => ({ seq: at, spellings: [text], classes: [], dead: false }))
    const asked = { text: query.text, classes: [], scope: 'all', withDead: false, limit: 100 } as const
    return rank(asked, brought).map(({ text }) => text)
  }

/**
 * PostgreSQL's trigram indexes (GIN by likeness above 0.3 and 0.15, GiST by distance) on the same marks, and the index on the same
 * queries, each question asked of all but GiST in turn.
 */
export async function postgresRows(
  say: (text: string) => void,
  marks: readonly MadeMark[],
  queries: readonly Query[],
  askIndex: Ask,
): Promise<void> {
  await withScratchDatabases(1, async ([url]) => {
    const clients = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })] as const
    const [client, lower] = clients
    await Promise.all(clients.map((one) => one.connect()))
    try {
      await fill(client, marks)
      // At its usual threshold GIN finds less than the index; lower, it finds more and reads more.
      await lower.query('set pg_trgm.similarity_threshold = 0.15')
      const some = fewer(queries, marks.length > 200_000 ? 12 : 40)
      const near = 'select text from mark where n % $1 order by similarity(n, $1) desc limit'
      const searches: [string, Ask][] = [
        ['index, the same queries', askIndex],
        ['GIN', ask(client, `${near} 100`)],
        ['GIN, 200 ranked by our score', ranked(ask(client, `${near} 200`))],
        ['GIN from 0.15', ask(lower, `${near} 101`)],
        ['GIN from 0.15, 300 ranked by our score', ranked(ask(lower, `${near} 300`))],
      ]
      const backends = await Promise.all(clients.map(pidOf))
      // What a busy machine distorts least: the processor's time of this process with its threads and of PostgreSQL's own.
      const processor = () => {
        const { user, system } = process.cpuUsage()
        return backends.reduce((sum, pid) => sum + processMs(pid), (user + system) / 1000)
      }
      const [own, ...others] = await askInTurn(some, searches, processor)
      for (const one of own ? [...others, own] : []) report(say, one.name, one.outcomes)
      for (const one of own ? others : []) say(compared(one, own as InTurn))
      await client.query('drop index mark_gin')
      await client.query('create index mark_gist on mark using gist (n gist_trgm_ops(siglen=64))')
      report(
        say,
        'PostgreSQL GiST',
        await askAll(some, ask(client, 'select text from mark order by n <-> $1 limit 100')),
      )
    } finally {
      await Promise.all(clients.map((one) => one.end()))
    }
  })
}

/** The marks in a table, with a trigram index of their letters. */
async function fill(client: pg.Client, marks: readonly MadeMark[]): Promise<void> {
  await client.query('create extension pg_trgm')
  await client.query('create table mark (n text not null, text text not null)')
  for (let at = 0; at < marks.length; at += 20_000) {
    const texts = marks.slice(at, at + 20_000).map((mark) => mark.text)
    const letters = texts.map((text) => normalise(text).compact)
    await client.query('insert into mark select * from unnest($1::text[], $2::text[])', [letters, texts])
  }
  await client.query('create index mark_gin on mark using gin (n gin_trgm_ops)')
  await client.query('vacuum analyze mark')
}

const ask =
  (client: pg.Client, sql: string): Ask =>
  async (query) => {
    const values = [normalise(query.text).compact]
    const found = await client.query<{ text: string }>({ name: sql.slice(-60), text: sql, values })
    return found.rows.map((row) => row.text)
  }

async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** How many times as long as the index a search took. */
function compared(one: InTurn, own: InTurn): string {
  const times = (list: readonly Outcome[]) => list.map(({ ms }) => ms)
  const ratio = (part: number) => (quantile(times(one.outcomes), part) / quantile(times(own.outcomes), part)).toFixed(2)
  return (
    `${one.name} took ${ratio(0.5)} times as long at p50, ${ratio(0.75)} at p75, ${ratio(0.95)} at p95; ` +
    `of the processor ${one.ms.toFixed(2)} ms a question, the index ${own.ms.toFixed(2)}`
  )
}

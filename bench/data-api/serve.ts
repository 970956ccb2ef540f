// One server of the comparison, as a process of its own: serve.ts KIND PORT, with DIRECT_URL, WALLED_URL, CUSTOMER.
import { createServer } from 'node:http'
import type pg from 'pg'
import { createDataApi, type DataAccess } from '#app/model.ts'
import { createPool } from '#platform/db/pool.ts'
import type { Statement } from '#platform/graphql/model.ts'
import { directRunner, rowSecurityRunner, transactions } from '#platform/graphql/run.ts'
import { customer, query, staff, variables } from './question.ts'

const [kind = '', port = '0'] = process.argv.slice(2)
const connections = 10
const direct = createPool(process.env['DIRECT_URL'] ?? '', { max: connections, pipeline: true })
const walled = createPool(process.env['WALLED_URL'] ?? '', { max: connections, pipeline: true })
const session = kind.includes('staff') ? staff : customer(Number(process.env['CUSTOMER'] ?? '1'))

// All load is of one customer here: what one may do at once is not what is measured.
const settings = { documents: 'any', limits: {}, atOnce: connections } as const
const walledAccess = { run: rowSecurityRunner(walled), transaction: transactions(walled) }

let seen: Statement | undefined
const engine = createDataApi(
  {
    staff: { run: directRunner(direct), transaction: transactions(direct) },
    clients: walledAccess,
    open: walledAccess,
  },
  settings,
  (error) => process.stderr.write(`${error.message}\n`),
)

/** The floor answers with the engine's own statement, captured once, by bare pg. */
async function floor(): Promise<() => Promise<string>> {
  const spy = directRunner(direct)
  const capture: DataAccess = {
    run: (statement, who, mode) => {
      seen = statement
      return spy(statement, who, mode)
    },
    transaction: transactions(direct),
  }
  const capturing = createDataApi({ staff: capture, clients: capture, open: capture }, settings, () => undefined)
  await capturing.execute({ query, variables }, session)
  const statement = seen
  if (!statement) throw new Error('no statement was seen')
  const config: pg.QueryArrayConfig = { name: 'floor', text: statement.sql, values: statement.values, rowMode: 'array' }
  return async () => {
    const { rows } = await direct.query<[string]>(config)
    return `{"data":${rows[0]?.[0] ?? ''}}`
  }
}

const bare = kind.startsWith('floor') ? await floor() : undefined
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    const asked = JSON.parse(text) as { query: string; variables: unknown }
    const answer = bare ? bare() : engine.execute(asked, session).then(({ body }) => body)
    void answer.then(
      (body) => response.setHeader('content-type', 'application/json').end(body),
      (error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      },
    )
  })
})
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
process.on('SIGTERM', () => process.exit(0))

// PostGraphile over the same database, under the same row-level security: server.mjs PORT, with WALLED_URL and USER_ID.
import { createServer } from 'node:http'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { postgraphile } from 'postgraphile'

const pgSettings = { 'app.role': 'customer', 'app.user_id': process.env.USER_ID, TimeZone: 'UTC' }
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({ connectionString: process.env.WALLED_URL, schemas: ['public'], poolConfig: { max: 10 } }),
  ],
  grafast: { context: () => ({ pgSettings }) },
  grafserv: { graphqlPath: '/', graphiql: false, watch: false },
})
const server = createServer()
await instance.createServ(grafserv).addTo(server)
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'))
process.on('SIGTERM', () => process.exit(0))

import { verifyAudit } from '#platform/audit/verify.ts'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { createPool } from '#platform/db/pool.ts'

const config = interpret(readEnvironment(process.env))
const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null
const pool = createPool(config.databaseUrl ?? embedded?.url ?? '', { max: 1 })
const { entries, head, broken } = await verifyAudit(pool, process.argv[2])
await pool.end()
await embedded?.stop()
process.stdout.write(
  broken
    ? `The audit log is broken at entry ${broken.id}: ${broken.why}. ${entries} entries before it hold.\n`
    : `The audit log holds: ${entries} entries, last hash ${head || 'none'}. Note the hash outside of this server and give it as argument next time.\n`,
)
process.exit(broken ? 1 : 0)

import { secretToken } from '#kernel/ids.ts'
import { hashPassword } from '#features/account/index.ts'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { createPool } from '#platform/db/pool.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { prepareDatabase } from './database.ts'

const email = process.argv[2]?.trim()
if (!email || !/^[^\s@]+@[^\s@]+$/.test(email)) {
  process.stderr.write('Use: npm run create-admin -- EMAIL\n')
  process.exit(1)
}

const config = interpret(readEnvironment(process.env))
const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null
const url = config.databaseUrl ?? embedded?.url ?? ''
await prepareDatabase(url, config)
const pool = createPool(url, { max: 1 })
const password = secretToken().slice(0, 24)
const passwordHash = await hashPassword(password)
const made = await inTransaction(pool, async (tx) => {
  const known = await tx.$client.query('select 1 from "user" where lower(email) = lower($1)', [email])
  if (known.rowCount) return false
  const { rows } = await tx.$client.query<{ id: string }>(
    `insert into "user" (id, email, role, state, password_hash) values (gen_random_uuid(), $1, 'admin', 'active', $2) returning id`,
    [email, passwordHash],
  )
  await tx.$client.query('insert into user_profile (user_id) values ($1)', [rows[0]?.id])
  return true
})
await pool.end()
await embedded?.stop()
process.stdout.write(
  made
    ? `Administrator ${email} made. First password, shown once: ${password}\n`
    : `There is already a user ${email}; nothing was changed.\n`,
)
process.exit(made ? 0 : 1)

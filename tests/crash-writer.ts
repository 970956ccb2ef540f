// Run as a process of its own: writes rows as fast as it can and prints the number of each acknowledged one.
import { writeSync } from 'node:fs'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { createPool } from '#platform/db/pool.ts'

const [dataDir, round] = process.argv.slice(2)
if (dataDir === undefined || round === undefined) throw new Error('usage: crash-writer.ts DATA_DIR ROUND')

const server = await startEmbedded({ dataDir })
const pool = createPool(server.url, { max: 4 })
await pool.query('create table if not exists written (id text primary key)')

const write = async (client: number): Promise<never> => {
  for (let count = 0; ; count += 1) {
    const id = `${round}-${client}-${count}`
    await pool.query('insert into written values ($1)', [id])
    writeSync(1, `${id}\n`)
  }
}
await Promise.all([write(0), write(1), write(2), write(3)])

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { serverProcesses } from '#platform/db/embedded/postmaster.ts'
import { start } from './start.ts'

const issuer = JSON.stringify({
  name: 'Test Issuer',
  lines: ['Testovacia 1'],
  vatNumber: 'SK2999999998',
  iban: 'SK1799990000001234567890',
  bic: 'TESTSKBX',
})
let home: string
const other = createServer()

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'markwright-start-'))
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
})
afterEach(async () => {
  other.close()
  await rm(home, { recursive: true, force: true })
})

test('a start on a taken port says which and what to do, and ends the PostgreSQL it began', async () => {
  const { port } = other.address() as AddressInfo
  const dataDir = path.join(home, 'data')
  const config = interpret(
    readEnvironment({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'false',
      INVOICE_ISSUER: issuer,
    }),
  )
  await expect(start(config)).rejects.toThrow(`port ${port} is taken`)
  expect(await serverProcesses(path.join(dataDir, 'postgres'))).toEqual([])
})

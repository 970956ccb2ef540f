import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { looks, medianOf, questions, timesOf } from '#tests/enumeration.ts'
import { amount, isProof } from '#tests/proof.ts'

const known = 'known@counted.test'
const waiting = 'waiting@counted.test'
const closed = 'closed@counted.test'
const unknown = 'no-one@counted.test'
let app: TestApp

/** Of this process, threads that hash included. */
const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

beforeAll(async () => {
  app = await startApp()
  await app.addUser(known, 'customer')
  await app.addUser(waiting, 'customer')
  await app.addUser(closed, 'customer')
  await app.context.pool.query(`update "user" set state = 'created', password_hash = null where email = $1`, [waiting])
  await app.context.pool.query(`update "user" set state = 'deactivated' where email = $1`, [closed])
})
afterAll(async () => await app.close())

describe.each(Object.entries(questions))('%s', (_name, question) => {
  test('looks the same for a known, a waiting, a closed and an unknown address', async () => {
    const answers = await Promise.all(
      [known, waiting, closed, unknown].map(async (email) => await looks(await (await question(app, email))(), email)),
    )
    expect(new Set(answers).size).toBe(1)
  })

  // By the processor where other tests run beside it; bench/enumeration.ts asks 500 times each and holds five per cent.
  test('costs the same', async () => {
    const ask = [await question(app, known), await question(app, unknown)] as const
    await timesOf(ask, 5)
    let isAlike = false
    // What other files of the process left is collected in some moment: a cost that differs does so each time.
    for (let round = 0; round < (isProof ? 1 : 3) && !isAlike; round += 1) {
      const [a = 0, b = 0] = (await timesOf(ask, amount(20, 40), isProof ? undefined : processorMs)).map(medianOf)
      isAlike = Math.abs(a - b) < Math.max(4, 0.2 * Math.max(a, b))
    }
    expect(isAlike).toBe(true)
  })
})

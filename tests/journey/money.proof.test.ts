import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { books, isEven } from '#tests/money-books.ts'
import { MoneyWorld } from '#tests/money-world.ts'
import { seededRandom } from '#tests/random.ts'
import { amount } from '#tests/proof.ts'

// The whole proof runs by `npm run proof`; a short form of it with every test.
const rounds = amount(40, 500)
const seed = Number(process.env['SEED'] ?? 20261122)

let app: TestApp
let staffId = ''
beforeAll(async () => {
  app = await startApp({ SERVICES: 'web', LOG_LEVEL: 'silent' })
  staffId = await app.addUser('staff@money.test', 'staff')
})
afterAll(async () => await app.close())

test(`${rounds} orders under random steps, kills and repeats: the money and the documents say the same (seed ${seed})`, async () => {
  process.stdout.write(`money: seed ${seed}, ${rounds} orders\n`)
  const random = seededRandom(seed)
  const world = new MoneyWorld(app, staffId, random)
  const history = new Map<string, string[]>()
  const banked = async () =>
    (await app.context.pool.query('select 1 from bank_allocation where payment_attempt_id is not null')).rowCount ?? 0
  // What is drawn hangs on what answers first: where no transfer came by chance there are further orders, until one did.
  for (let round = 0; round < rounds || (round < 3 * rounds && (await banked()) === 0); round++) {
    const order = await world.order()
    const steps: string[] = []
    history.set(order.productId, steps)
    for (let n = 0; n < 12; n++) {
      // Sometimes two at once.
      const together = random() < 0.25 ? 2 : 1
      // Most orders begin as orders do, so that many come to be paid.
      const first = random() < 0.8 ? (['checkout', 'start', 'pay', 'webhook'] as const)[n] : undefined
      steps.push(...(await Promise.all(Array.from({ length: together }, async () => await world.step(order, first)))))
    }
  }
  const { facilities } = app.context
  for (let n = 0; n < 40; n++) {
    await world.reconcile(facilities)
    await world.work(facilities)
  }
  const wrong = (await books(app.context.pool)).filter((book) => !isEven(book))
  expect(wrong.map((book) => ({ ...book, steps: history.get(book.id) }))).toEqual([])
  const all = await books(app.context.pool)
  // No payment of the bank is for more than it was, and no order was paid by less or more than was put to it.
  const { rows: misplaced } = await app.context.pool.query(
    `select e.id::text from bank_entry e join bank_allocation b on b.bank_entry_id = e.id group by e.id, e.amount having sum(b.amount) > e.amount
     union all
     select a.id::text from payment_attempt a join bank_allocation b on b.payment_attempt_id = a.id group by a.id, a.amount having sum(b.amount) <> a.amount
     union all
     select b.id::text from bank_allocation b join invoice i using (variable_symbol)
      where b.payment_attempt_id is null and (i.serial_number is not null or i.cancelled_at is not null)`,
  )
  expect(misplaced).toEqual([])
  // The control: something of each kind did happen.
  expect(all.filter(({ charged }) => charged > 0).length).toBeGreaterThan(rounds / 8)
  expect(all.filter(({ refunded }) => refunded > 0).length).toBeGreaterThan(0)
  expect(all.filter(({ credited }) => credited > 0).length).toBeGreaterThan(0)
  const parts = await app.context.pool.query(`select 1 from payment_refund where status = 'done'`)
  expect(parts.rowCount).toBeGreaterThan(0)
  expect(await banked()).toBeGreaterThan(0)
  expect(all.filter(({ credited, invoiced }) => credited > invoiced)).toEqual([])
  expect([...history.values()].flat().filter((step) => step.includes('killed')).length).toBeGreaterThan(rounds / 4)
}, 900_000)

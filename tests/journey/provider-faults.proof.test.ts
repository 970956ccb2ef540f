import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { books, isEven } from '#tests/money-books.ts'
import { MoneyWorld } from '#tests/money-world.ts'
import { faultModes, faulty, type FaultMode } from '#tests/payment-faults.ts'
import { amount } from '#tests/proof.ts'
import { seededRandom } from '#tests/random.ts'

// Every seed is an order of its own. The whole proof runs by `npm run proof`.
const seeds = amount(5, 500)
const first = Number(process.env['SEED'] ?? 1)
const good = '4242424242424242'
const poor = '4000000000000002'

let app: TestApp
let staffId = ''
beforeAll(async () => {
  app = await startApp({ SERVICES: 'web', LOG_LEVEL: 'silent' })
  staffId = await app.addUser('staff@faults.test', 'staff')
})
afterAll(async () => await app.close())

interface Told {
  steps: string[]
  faults: number
  charged: number
  refunded: number
}

/**
 * One order under one seed: two checkouts at once, one step that is killed, a payer who pays, messages, money that goes back,
 * all of it with a provider that misbehaves in one way and is well at last.
 */
async function scenario(mode: FaultMode, seed: number): Promise<Told> {
  const { sandbox, pool } = app.context
  const random = seededRandom(seed * 7919 + faultModes.indexOf(mode))
  const faults = faulty(sandbox, mode, random, async ({ orderId }) => {
    await sandbox.pay(orderId, random() < 0.8 ? good : poor, { times: 0, delaySeconds: 0 })
    const paid = await sandbox.order(orderId)
    await messages(orderId, paid?.state ?? 'pending')
  })
  const world = new MoneyWorld(app, staffId, random, faults.payments)
  const facilities = { ...app.context.facilities, payments: faults.payments }
  world.mortality = 0
  const order = await world.order()
  const steps: string[] = []
  const killed = Math.floor(random() * 6)
  let n = 0
  const step = async (name: string, together = 1) => {
    world.mortality = n === killed ? 1 : 0
    n += 1
    const done = await Promise.all(Array.from({ length: together }, async () => await world.step(order, name)))
    world.mortality = 0
    steps.push(...done)
  }
  const pages = async () =>
    (
      await pool.query<{ id: string; state: string }>(
        `select o.id, o.state from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference
          where i.product_id = $1 order by o.created_at`,
        [order.productId],
      )
    ).rows
  async function messages(id: string, state: string, event?: string): Promise<void> {
    const more = mode === 'messages-repeated' ? 5 : 1
    const sent = { times: 1 + Math.floor(random() * more), ...(event && { event }) }
    // A message that was not taken comes again; here by the overdue question.
    await world.tell(id, state, sent).then(
      () => steps.push(`told ${state} ${sent.times} times`),
      () => steps.push(`told ${state} in vain`),
    )
  }
  const pay = async (card: string) => {
    for (const { id } of (await pages()).filter(({ state }) => state === 'pending'))
      await sandbox.pay(id, card, { times: 0, delaySeconds: 0 })
  }
  const tellAll = async () => {
    for (const { id, state } of await pages()) {
      if (state === 'pending' || random() < 0.2) continue
      await messages(id, state)
      if (mode === 'messages-repeated') await messages(id, state, `evt_${id}_${Math.floor(random() * 3)}`)
    }
  }

  await step('checkout', 2)
  await step('checkout', 2)
  await step('start', 2)
  await step('start')
  if (mode === 'refused-after-accepted') {
    await pay(poor)
    const [refused] = await pages()
    await step('look')
    await step('start')
    await pay(good)
    await tellAll()
    // What was long past is told last: of the page that was refused, and of the one that was paid.
    for (const { id } of await pages()) await messages(id, 'declined', `evt_late_${id}`)
    if (refused) await messages(refused.id, 'declined', `evt_later_${refused.id}`)
  } else {
    await pay(random() < 0.85 ? good : poor)
    await step('look', 2)
    await step('start')
    await pay(good)
    await tellAll()
  }
  await step('work')
  const ends = random()
  if (ends < 0.3) await step('giveBack', 2)
  else if (ends < 0.5) await step('status')
  else if (ends < 0.6) await step('start', 2)
  await step('work')
  await tellAll()
  if (random() < 0.3) await step('giveBack')
  await step('reconcile')
  const misbehaved = faults.count()
  faults.heal()
  for (let round = 0; round < 4; round += 1) {
    await world.reconcile(facilities)
    await world.work(facilities)
  }
  const [book] = await books(pool, order.productId)
  if (!book || !isEven(book)) throw new Error(`${mode}, seed ${seed}: ${JSON.stringify({ book, steps })}`)
  return { steps, faults: misbehaved, charged: book.charged, refunded: book.refunded }
}

test.each(faultModes)(
  `charged less refunded is invoiced less credited: %s, ${seeds} seeds from ${first}`,
  async (mode) => {
    const told: Told[] = []
    for (let seed = first; seed < first + seeds; seed += 1) told.push(await scenario(mode, seed))
    const paid = told.filter(({ charged }) => charged > 0).length
    const back = told.filter(({ refunded }) => refunded > 0).length
    const faults = told.reduce((sum, one) => sum + one.faults, 0)
    const kills = told.flatMap(({ steps }) => steps).filter((step) => step.includes('killed')).length
    process.stdout.write(`${mode}: ${seeds} orders, ${paid} charged, ${back} given back, ${faults} faults, ${kills} steps killed\n`) // prettier-ignore
    // The control: what the mode is named for did happen, orders were paid, and processes died.
    expect(paid).toBeGreaterThan(seeds / 3)
    expect(kills).toBeGreaterThan(seeds / 10)
    const isCounted = mode !== 'messages-repeated' && mode !== 'refused-after-accepted'
    expect(faults).toBeGreaterThan(isCounted ? seeds / 2 : -1)
  },
  1_800_000,
)

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bankEntryCandidates, bankEntryMatch, bankEntrySetAside, bankEntryUndo } from '#contract/bank.ts'
import { productMarkPaid } from '#contract/product.ts'
import { requestStatus } from '#contract/registration.ts'
import { addDays } from '#kernel/dates.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { bankEntry, bankFile, type ToldPayment } from '#tests/bank-file.ts'
import { orderedMatter } from '#tests/matter.ts'
import { eventually } from '#tests/waiting.ts'

const staff = 'bank@office.test'
let app: TestApp
let token = ''
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' })
  await app.addUser(staff, 'staff')
  token = (await app.signIn(staff)).token
})
afterAll(async () => await app.close())

async function handIn(xml: string, as = token): Promise<{ status: number; body: Record<string, unknown> }> {
  const form = new FormData()
  form.append('file', new File([xml], 'statement.xml', { type: 'application/xml' }))
  const answer = await fetch(`${app.url}/api/bank-statement`, {
    method: 'POST',
    headers: as === '' ? {} : { authorization: `Bearer ${as}` },
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

let files = 0
/** Hands in one file of these payments and waits until each was looked at; answers their ids. */
async function arrived(...payments: ToldPayment[]): Promise<string[]> {
  files += 1
  const references = payments.map((one, at) => one.reference ?? `F${files}-${at}`)
  const xml = bankFile(
    payments.map((one, at) =>
      bankEntry({ on: app.context.facilities.today(), ...one, reference: references[at] ?? '' }),
    ),
    { id: `S${files}` },
  )
  expect((await handIn(xml)).status).toBe(200)
  return await eventually('the entries are looked at', async () => {
    const { rows } = await app.context.pool.query<{ id: string; reference: string }>(
      `select id, reference from bank_entry where reference = any($1) and status <> 'New'`,
      [references],
    )
    return rows.length === payments.length
      ? references.map((reference) => rows.find((row) => row.reference === reference)?.id ?? '')
      : null
  })
}

const entry = async (id: string) =>
  (
    await app.context.pool.query<{ status: string; placed: number; waiting: number }>(
      `select status, (select coalesce(sum(amount), 0)::int from bank_allocation a where a.bank_entry_id = e.id) as placed,
         (select coalesce(sum(amount), 0)::int from bank_allocation a where a.bank_entry_id = e.id and a.payment_attempt_id is null) as waiting
         from bank_entry e where id = $1`,
      [id],
    )
  ).rows[0]

const order = async (productId: string) =>
  (
    await app.context.pool.query<{ issued: number; paid: number; paidOn: string | null }>(
      `select (select count(*)::int from invoice where product_id = $1 and serial_number is not null) as issued,
         (select coalesce(sum(amount), 0)::int from payment_attempt where product_id = $1 and status = 'paid') as paid,
         (select payment_date::text from invoice where product_id = $1) as "paidOn"`,
      [productId],
    )
  ).rows[0]

const placed = async (email: string) => await orderedMatter(app, staff, `${email}@bank.test`, 'transfer')

const asStaff = async () => (await app.signIn(staff)).client
type Part = { variableSymbol: string; amount: number }
const match = async (id: string, ...parts: Part[]) =>
  await (
    await asStaff()
  )(bankEntryMatch, { params: { id }, body: { parts } })
const codeOf = async (asked: Promise<unknown>) =>
  await asked.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  )

describe('a statement of the bank', () => {
  test('pays the orders that it names to the cent, once, and leaves the rest to a person', async () => {
    const [exact, creditor, less, more] = [
      await placed('exact'),
      await placed('creditor'),
      await placed('less'),
      await placed('more'),
    ]
    const payments: ToldPayment[] = [
      { amount: exact.total, symbol: exact.variableSymbol },
      { amount: creditor.total, creditor: `VS:${creditor.variableSymbol}` },
      { amount: less.total - 1, symbol: less.variableSymbol },
      { amount: more.total + 1, message: `order ${more.variableSymbol} thank you` },
      { amount: 999, message: 'for nothing that we know' },
    ]
    const ids = await arrived(...payments)
    const states = await Promise.all(ids.map(async (id) => (await entry(id))?.status))
    expect(states).toEqual(['Matched', 'Matched', 'Open', 'Open', 'Open'])
    expect(await order(exact.productId)).toEqual({
      issued: 1,
      paid: exact.total,
      paidOn: app.context.facilities.today(),
    })
    expect(await order(creditor.productId)).toMatchObject({ issued: 1, paid: creditor.total })
    expect(await order(less.productId)).toMatchObject({ issued: 0, paid: 0 })
    // The same file, at once and again, and the same payments in another file, change nothing.
    const xml = bankFile(
      payments.map((one, at) =>
        bankEntry({ on: app.context.facilities.today(), ...one, reference: `F${files}-${at}` }),
      ),
      { id: `S${files}` },
    )
    const before = await app.context.pool.query('select count(*)::int as n from bank_entry')
    const again = await Promise.all(Array.from({ length: 4 }, async () => await handIn(xml)))
    expect(again.map(({ status, body }) => [status, body['entered'], body['known']])).toEqual(
      Array.from({ length: 4 }, () => [200, 0, 5]),
    )
    expect((await handIn(xml.replaceAll(`S${files}<`, 'OTHER<'))).body).toMatchObject({ entered: 0, known: 5 })
    expect(await app.context.pool.query('select count(*)::int as n from bank_entry')).toMatchObject({
      rows: before.rows,
    })
    expect(await order(exact.productId)).toMatchObject({ issued: 1, paid: exact.total })
  })

  test('one order that is paid twice by transfer is paid once; the second payment is for a person', async () => {
    const { productId, total, variableSymbol } = await placed('twice')
    const ids = await arrived({ amount: total, symbol: variableSymbol }, { amount: total, symbol: variableSymbol })
    const states = await Promise.all(ids.map(async (id) => (await entry(id))?.status))
    expect(states.filter((state) => state === 'Open')).toHaveLength(1)
    expect(states).toContain('Matched')
    expect(await order(productId)).toMatchObject({ issued: 1, paid: total })
  })

  test('money that the bank took back, another currency, an order that has ended: nothing by itself', async () => {
    const [reversed, foreign, ended] = [await placed('reversed'), await placed('foreign'), await placed('ended')]
    await (
      await asStaff()
    )(requestStatus, {
      params: { id: ended.requestId },
      body: { from: 'Checkout completed', to: 'Abandoned' } as never,
    })
    const ids = await arrived(
      { amount: reversed.total, symbol: reversed.variableSymbol, reversal: true },
      { amount: foreign.total, symbol: foreign.variableSymbol, currency: 'CZK' },
      { amount: ended.total, symbol: ended.variableSymbol },
    )
    for (const id of ids) expect(await entry(id)).toEqual({ status: 'Open', placed: 0, waiting: 0 })
    // Its proforma is cancelled by a job, perhaps a moment later.
    expect(['invalid-input', 'transition-refused']).toContain(
      await codeOf(match(ids[2] ?? '', { variableSymbol: ended.variableSymbol, amount: ended.total })),
    )
  })

  test('is taken from staff and for our own account only, and not without end', async () => {
    const good = bankFile([bankEntry({ amount: 1, reference: 'limits' })], { id: 'limits' })
    await app.addUser('client@bank.test', 'customer')
    expect((await handIn(good, '')).status).toBe(401)
    expect((await handIn(good, (await app.signIn('client@bank.test')).token)).status).toBe(403)
    const other = await handIn(good.replace('SK1799990000001234567890', 'SK3112000000198742637541'))
    expect(other).toMatchObject({ status: 422, body: { error: { fields: { file: 'file-other-account' } } } })
    expect((await handIn(`${good}<!--${' '.repeat(5_000_000)}-->`)).status).toBe(413)
    expect(await handIn('MZ')).toMatchObject({ status: 422 })
    const { rowCount } = await app.context.pool.query(`select 1 from bank_entry where reference = 'limits'`)
    expect(rowCount).toBe(0)
  })
})

describe('a person', () => {
  test('puts two payments to one order: it is paid when the second covers it, on its day', async () => {
    const { productId, total, variableSymbol } = await placed('halves')
    await app.context.pool.query(
      `update invoice set document_context = jsonb_set(document_context, '{issueDate}', '"2026-11-17"') where product_id = $1`,
      [productId],
    )
    const [first = '', second = ''] = await arrived(
      { amount: 1000, message: 'first half', on: '2026-11-18' },
      { amount: total - 1000, message: 'the rest', on: '2026-11-19' },
    )
    expect(await match(first, { variableSymbol, amount: 1000 })).toEqual({ paid: [] })
    expect(await entry(first)).toEqual({ status: 'Matched', placed: 1000, waiting: 1000 })
    const { candidates } = await (await asStaff())(bankEntryCandidates, { params: { id: second } })
    expect(candidates).toMatchObject([{ variableSymbol, why: 'amount', open: total - 1000, isWaiting: true }])
    expect(await match(second, { variableSymbol, amount: total - 1000 })).toEqual({ paid: [variableSymbol] })
    expect(await order(productId)).toEqual({ issued: 1, paid: total, paidOn: '2026-11-19' })
    expect(await entry(first)).toEqual({ status: 'Matched', placed: 1000, waiting: 0 })
    // What has become a paid order is not undone here.
    expect(await codeOf((await asStaff())(bankEntryUndo, { params: { id: first } }))).toBe('rules-unmet')
  })

  test('splits one payment among two orders, and sets the rest aside', async () => {
    const [a, b] = [await placed('split-a'), await placed('split-b')]
    const [id = ''] = await arrived({
      amount: a.total + b.total + 55,
      message: `${a.variableSymbol} and ${b.variableSymbol}`,
    })
    const { candidates } = await (await asStaff())(bankEntryCandidates, { params: { id } })
    expect(Object.fromEntries(candidates.map((one) => [one.variableSymbol, [one.why, one.open]]))).toEqual({
      [a.variableSymbol]: ['named', a.total],
      [b.variableSymbol]: ['named', b.total],
    })
    const parts = [a, b].map(({ variableSymbol, total }) => ({ variableSymbol, amount: total }))
    expect((await match(id, ...parts)).paid.toSorted()).toEqual([a.variableSymbol, b.variableSymbol].toSorted())
    expect(await entry(id)).toMatchObject({ status: 'Open', placed: a.total + b.total })
    const client = await asStaff()
    await client(bankEntrySetAside, { params: { id }, body: { note: 'sent back to the payer' } })
    expect(await entry(id)).toMatchObject({ status: 'Set aside' })
    await client(bankEntryUndo, { params: { id } })
    expect(await entry(id)).toMatchObject({ status: 'Open', placed: a.total + b.total })
  })

  test('undoes what waits; paid in another way meanwhile, the part is open again by itself', async () => {
    const { productId, total, variableSymbol } = await placed('undone')
    const [id = ''] = await arrived({ amount: 700, message: 'a part' })
    await match(id, { variableSymbol, amount: 700 })
    await (
      await asStaff()
    )(bankEntryUndo, { params: { id } })
    expect(await entry(id)).toEqual({ status: 'Open', placed: 0, waiting: 0 })
    await match(id, { variableSymbol, amount: 700 })
    await (
      await asStaff()
    )(productMarkPaid, {
      params: { id: productId },
      body: { amount: total, currency: 'EUR', receivedOn: app.context.facilities.today() },
    })
    expect(await entry(id)).toEqual({ status: 'Open', placed: 0, waiting: 0 })
    expect(await order(productId)).toMatchObject({ issued: 1, paid: total })
    const { rows } = await app.context.pool.query<{ moved: boolean; steps: number }>(
      `select updated_at > created_at as moved,
         (select count(*)::int from audit_log where table_name = 'bank_entry' and row_id = $1) as steps
         from bank_entry where id::text = $1`,
      [id],
    )
    // Both matches and the undoing stand in the audit log, with who did them.
    expect(rows).toEqual([{ moved: true, steps: 3 }])
  })

  test('places no cent more than there is, on either side, however many ask at once', async () => {
    const { productId, total, variableSymbol } = await placed('attack')
    const [id = '', other = ''] = await arrived(
      { amount: total + 500, message: 'attacked' },
      { amount: total + 500, message: 'attacked too' },
    )
    for (const amount of [0, -1, 1.5, total + 1, total + 501, 2 ** 53])
      expect([amount, await codeOf(match(id, { variableSymbol, amount }))]).toEqual([amount, 'invalid-input'])
    const twice = { variableSymbol, amount: total - 1 }
    expect(await codeOf(match(id, twice, twice))).toBe('invalid-input')
    expect(await codeOf(match(id))).toBe('invalid-input')
    expect(await codeOf(match(id, { variableSymbol: '9999999999', amount: 1 }))).toBe('invalid-input')
    expect(await codeOf(match(crypto.randomUUID(), { variableSymbol, amount: 1 }))).toBe('not-found')
    const tries = [id, other, id, other, id, other].map(
      async (one) => await codeOf(match(one, { variableSymbol, amount: total })),
    )
    const codes = await Promise.all(tries)
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(await order(productId)).toMatchObject({ issued: 1, paid: total })
    const { rows } = await app.context.pool.query<{ over: number }>(
      `select count(*)::int as over from (
         select 1 from bank_entry e join bank_allocation a on a.bank_entry_id = e.id group by e.id having sum(a.amount) > e.amount
         union all
         select 1 from invoice i join bank_allocation a using (variable_symbol) group by i.variable_symbol
           having sum(a.amount) > max((i.document_context->'totals'->>'total')::int)) wrong`,
    )
    expect(rows).toEqual([{ over: 0 }])
  })

  test('undoing a part and covering the rest at once never pays an order with less than it asks', async () => {
    for (let round = 0; round < 4; round++) {
      const { productId, total, variableSymbol } = await placed(`race-${round}`)
      const [first = '', second = ''] = await arrived(
        { amount: 900, message: `race ${round}` },
        { amount: total - 900, message: `race ${round} rest` },
      )
      await match(first, { variableSymbol, amount: 900 })
      const client = await asStaff()
      await Promise.all([
        codeOf(client(bankEntryUndo, { params: { id: first } })),
        codeOf(match(second, { variableSymbol, amount: total - 900 })),
      ])
      const state = await order(productId)
      const placedNow = [(await entry(first))?.placed, (await entry(second))?.placed]
      // Either both are the payment, or the first is open again and the second waits.
      expect([
        { issued: 1, paid: total, placed: [900, total - 900] },
        { issued: 0, paid: 0, placed: [0, total - 900] },
      ]).toContainEqual({ issued: state?.issued, paid: state?.paid, placed: placedNow })
    }
  })
})

describe('odd days and amounts', () => {
  test('of a day long before the order make no invoice of that day, by the bank or by hand', async () => {
    const { productId, total, variableSymbol } = await placed('long-ago')
    const [id = ''] = await arrived({ amount: total, symbol: variableSymbol, on: '1901-02-03' })
    expect(await entry(id)).toMatchObject({ status: 'Open', placed: 0 })
    expect(await codeOf(match(id, { variableSymbol, amount: total }))).toBe('invalid-input')
    const client = await asStaff()
    const paid = async (receivedOn: string) =>
      await client(productMarkPaid, {
        params: { id: productId },
        body: { amount: total, currency: 'EUR', receivedOn },
      })
    await expect(paid('0026-11-20')).rejects.toMatchObject({ fields: { receivedOn: expect.anything() as string } })
    const eve = addDays(app.context.facilities.today(), -1)
    for (const day of ['2024-11-20', eve])
      await expect(paid(day)).rejects.toMatchObject({ fields: { receivedOn: 'date-too-early' } })
    // What the bank has of the day before is kept for a person, and is no payment of the order.
    const [before = ''] = await arrived({ amount: total, symbol: variableSymbol, on: eve })
    expect(await entry(before)).toMatchObject({ status: 'Open', placed: 0 })
    const { candidates } = await (await asStaff())(bankEntryCandidates, { params: { id: before } })
    const named = candidates.find((one) => one.variableSymbol === variableSymbol)
    expect(named).toMatchObject({ why: 'named', isWaiting: true, isLater: true })
    await expect(paid('2999-01-01')).rejects.toMatchObject({ fields: { receivedOn: 'date-in-future' } })
    expect(await order(productId)).toEqual({ issued: 0, paid: 0, paidOn: null })
    // A person knows that it was meant for this order, which was placed anew: it is supplied on its own day.
    await match(before, { variableSymbol, amount: total })
    expect(await order(productId)).toEqual({ issued: 1, paid: total, paidOn: eve })
    const { rows } = await app.context.pool.query<{ supplied: string }>(
      `select document_context->>'supplyDate' as supplied from invoice where product_id = $1 and serial_number is not null`,
      [productId],
    )
    expect(rows).toEqual([{ supplied: app.context.facilities.today() }])
  })

  test('of any size and sign are no failure of ours and no money that nobody sent', async () => {
    const { productId, total, variableSymbol } = await placed('odd')
    const on = app.context.facilities.today()
    const told = bankEntry({ amount: total, symbol: variableSymbol, reference: 'ODD', on })
    for (const amount of [
      '-1.00',
      `-${total / 100}`,
      '1e3',
      'NaN',
      '0x10',
      '99999999999999999999.99',
      '92233720368547758.07',
      '1.005',
      '',
      ' ',
      '1,00',
    ]) {
      const { status } = await handIn(
        bankFile([told.replace(/>[^<]*<\/Amt>/, `>${amount}</Amt>`)], { id: `ODD${amount}` }),
      )
      expect([amount, status < 500]).toEqual([amount, true])
    }
    for (const on of ['0000-00-00', '2026-02-30', '+012026-01-01', ''])
      expect([
        on,
        (await handIn(bankFile([told.replace(/<Dt>[^<]*<\/Dt>/, `<Dt>${on}</Dt>`)], { id: `D${on}` }))).status < 500,
      ]).toEqual([on, true])
    const other = told.replace('Ccy="EUR"', 'Ccy="XXX"')
    expect((await handIn(bankFile([other], { id: 'XXX' }))).status).toBeLessThan(500)
    expect(await order(productId)).toMatchObject({ issued: 0, paid: 0 })
  })

  test('handed in by five at once, in five files, pay an order once', async () => {
    const { productId, total, variableSymbol } = await placed('at-once')
    const on = app.context.facilities.today()
    const line = bankEntry({ amount: total, symbol: variableSymbol, reference: 'AT-ONCE', on })
    const answers = await Promise.all(
      Array.from({ length: 5 }, async (_, at) => await handIn(bankFile([line], { id: `AT-ONCE-${at % 3}` }))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.reduce((all, { body }) => all + Number(body['entered']), 0)).toBe(1)
    await eventually('the order is paid', async () => (await order(productId))?.issued === 1)
    expect(await order(productId)).toMatchObject({ issued: 1, paid: total })
  })
})

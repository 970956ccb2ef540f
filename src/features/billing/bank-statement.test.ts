import { expect, test } from 'vitest'
import { asFile, bankEntry, bankFile, ourAccount } from '#tests/bank-file.ts'
import { readStatement } from './bank-statement.ts'

const read = async (xml: string) => await readStatement(new Uint8Array(await asFile(xml).arrayBuffer()))
const refusal = async (xml: string) =>
  await read(xml).then(
    () => 'taken',
    (error: unknown) => (error as { fields?: Record<string, string> }).fields?.['file'],
  )

test('a payment with all that the bank tells of it; what was sent or is not booked yet is left out', async () => {
  const { credits, accounts, skipped } = await read(
    bankFile([
      bankEntry({ amount: 123_456, symbol: '1260000042', message: 'Faktúra &\n  známka', reference: 'R1' }),
      bankEntry({ amount: 500, direction: 'DBIT' }),
      bankEntry({ amount: 500, status: 'PDNG' }),
      bankEntry({ amount: 0 }),
    ]),
  )
  expect({ accounts, skipped }).toEqual({ accounts: [ourAccount], skipped: 3 })
  expect(credits).toEqual([
    {
      account: ourAccount,
      reference: 'R1',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      amount: 123_456,
      currency: 'EUR',
      bookedOn: '2026-11-20',
      payerName: 'Payer (fictional)',
      payerAccount: 'SK3112000000198742637541',
      variableSymbol: null,
      endToEndId: '/VS1260000042/SS/KS0308',
      message: 'Faktúra & známka',
      isReversal: false,
    },
  ])
})

test('amounts are minor units of their currency, exactly', async () => {
  const { credits } = await read(
    bankFile([
      bankEntry({ amount: 1, reference: 'a' }),
      bankEntry({ amount: 500_000, currency: 'JPY', reference: 'b' }),
      bankEntry({ amount: 2_147_483_647, reference: 'c' }),
    ]),
  )
  expect(credits.map(({ amount, currency }) => [amount, currency])).toEqual([
    [1, 'EUR'],
    [500_000, 'JPY'],
    [2_147_483_647, 'EUR'],
  ])
})

test('an entry that books many payments is all of them; when they do not add up it stays one', async () => {
  const three = bankEntry({ amount: 100, symbol: '1', reference: 'B' }, { amount: 200, symbol: '2' }, { amount: 300 })
  const { credits } = await read(bankFile([three]))
  expect(credits.map(({ amount, endToEndId }) => [amount, endToEndId])).toEqual([
    [100, '/VS1/SS/KS0308'],
    [200, '/VS2/SS/KS0308'],
    [300, null],
  ])
  expect(new Set(credits.map(({ fingerprint }) => fingerprint)).size).toBe(3)
  const { credits: one } = await read(bankFile([three.replace('>6.00<', '>6.01<')]))
  expect(one.map(({ amount, endToEndId }) => [amount, endToEndId])).toEqual([[601, null]])
})

test('two payments never look like one, and one payment looks the same in every file', async () => {
  const same = bankEntry({ amount: 100, reference: 'R' })
  const { credits } = await read(bankFile([same, same, bankEntry({ amount: 101, reference: 'R' })]))
  expect(new Set(credits.map(({ fingerprint }) => fingerprint)).size).toBe(3)
  const again = await read(bankFile([same], { id: 'STMT-2' }))
  expect(again.credits[0]?.fingerprint).toBe(credits[0]?.fingerprint)
  // Without a reference of the bank, two statements that both tell of 1 euro tell of two payments.
  const bare = bankEntry({ amount: 100 })
  const [first, second] = [await read(bankFile([bare])), await read(bankFile([bare], { id: 'STMT-2' }))]
  expect(first.credits[0]?.fingerprint).not.toBe(second.credits[0]?.fingerprint)
})

test('what is no statement, is damaged or lies is refused as a whole', async () => {
  const good = bankFile([bankEntry({ amount: 100, reference: 'R' })])
  const hostile: [xml: string, code: string][] = [
    ['', 'file-kind'],
    ['not xml', 'file-kind'],
    ['<html><body/></html>', 'file-kind'],
    [good.replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn'), 'file-kind'],
    [good.slice(0, -40), 'file-kind'],
    [good.replace('1.00', '1.001'), 'file-damaged'],
    [good.replace('1.00', '-1.00'), 'file-damaged'],
    [good.replace('1.00', '1e3'), 'file-damaged'],
    [good.replace('1.00', '21474836.48'), 'file-damaged'],
    [good.replace('1.00', '9'.repeat(400)), 'file-damaged'],
    [good.replace('Ccy="EUR"', ''), 'file-damaged'],
    [good.replace('2026-11-20', '2026-11-31'), 'file-damaged'],
    [good.replace(ourAccount, 'SK0099990000001234567890'), 'file-damaged'],
    [good.replace('<Id>STMT-1</Id>', ''), 'file-damaged'],
    ['<a>'.repeat(300), 'file-kind'],
  ]
  for (const [xml, code] of hostile) expect([xml.slice(0, 300), await refusal(xml)]).toEqual([xml.slice(0, 300), code])
})

test('entities are not expanded, neither of the file nor of another one', async () => {
  const doctype = '<!DOCTYPE Document [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "&x;&x;&x;">]>'
  const using = bankFile([bankEntry({ amount: 100, message: 'MARK' })], { head: doctype })
  expect(await refusal(using.replace('MARK', '&y;'))).toBe('file-kind')
  const { credits } = await read(using)
  expect(credits).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { viesAt } from './vies.ts'

/** The register as it answers one question after the other; what it was asked is kept. */
function standIn(answers: { status?: number; body: unknown }[], requester: string | null = 'SK2999999998') {
  const asked: unknown[] = []
  const fetching: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push({ url: request.url, body: (await request.json()) as unknown })
    const { status = 200, body }: { status?: number; body: unknown } = answers[asked.length - 1] ?? { body: null }
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  return { asked, ask: viesAt('https://vies.test/rest-api/', requester, { fetching }) }
}

test('a number that stands for a business is confirmed, under the number of the question', async () => {
  const { ask, asked } = standIn([{ body: { valid: true, requestIdentifier: 'WAPIAAAAXZ', name: 'A', address: 'B' } }])
  expect(await ask('DE123456789')).toEqual({ state: 'confirmed', consultation: 'WAPIAAAAXZ' })
  expect(asked).toEqual([
    {
      url: 'https://vies.test/rest-api/check-vat-number',
      body: {
        countryCode: 'DE',
        vatNumber: '123456789',
        requesterMemberStateCode: 'SK',
        requesterNumber: '2999999998',
      },
    },
  ])
})

test('without a number of ours an answer has none of its own', async () => {
  const { ask, asked } = standIn([{ body: { valid: true, requestIdentifier: '' } }], null)
  expect(await ask('DE123456789')).toEqual({ state: 'confirmed', consultation: null })
  expect(asked).toMatchObject([{ body: { countryCode: 'DE', vatNumber: '123456789' } }])
  expect(JSON.stringify(asked)).not.toContain('requester')
})

test('our own number that is not taken keeps nobody from being confirmed', async () => {
  const { ask, asked } = standIn([
    { status: 400, body: { actionSucceed: false, errorWrappers: [{ error: 'INVALID_REQUESTER_INFO' }] } },
    { body: { valid: true } },
  ])
  expect(await ask('DE123456789')).toEqual({ state: 'confirmed', consultation: null })
  expect(asked).toHaveLength(2)
})

test.each([
  ['a number that is not there', { body: { valid: false } }],
  [
    'one that no number is written like',
    { body: { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] } },
  ],
])('%s is unknown', async (_what, answer) => {
  expect(await standIn([answer]).ask('DE1')).toEqual({ state: 'unknown-number' })
})

test.each([
  ['a member state that is away', { body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } }],
  ['too many at once', { status: 500, body: { errorWrappers: [{ error: 'GLOBAL_MAX_CONCURRENT_REQ' }] } }],
  ['a page of an upkeep', { status: 503, body: '<html>' }],
  ['a success without a word of it', { body: {} }],
  ['a failure that says valid', { status: 500, body: { valid: true } }],
])('%s is no answer, and takes off no VAT', async (_what, answer) => {
  expect(await standIn([answer]).ask('DE123456789')).toMatchObject({ state: 'no-answer' })
})

test('what does not come is not waited for', async () => {
  const never: typeof fetch = async (_input, init) =>
    await new Promise((_, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason as Error)))
  const ask = viesAt('https://vies.test', null, { fetching: never, patience: 20 })
  expect(await ask('DE123456789')).toEqual({ state: 'no-answer', why: 'TimeoutError' })
})

import { describe, expect, it } from 'vitest'
import { createDataClient, DataError, type DataClientOptions } from './data-client.ts'
import { document } from './operation.ts'

const brands = document<{ brand: { id: string }[] }, { limit: number }>(
  'brands',
  'query brands($limit: Int) { brand(limit: $limit) { id } }',
)
const rename = document<{ update_brand_by_pk: { id: string } | null }, { id: string }>(
  'rename',
  'mutation rename($id: uuid!) { update_brand_by_pk(pk_columns: { id: $id }, _set: { name: "Vela" }) { id } }',
)

function clientOver(answer: () => Response, options: DataClientOptions = {}) {
  const sent: { address: string; method: string; headers: Headers; body: string | null }[] = []
  let signedOut = 0
  const client = createDataClient({
    url: 'https://data.test/v1/graphql',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push({
        address: request.url,
        method: request.method,
        headers: request.headers,
        body: init?.body ? await request.text() : null,
      })
      return answer()
    },
    signOut: () => (signedOut += 1),
    ...options,
  })
  return { client, sent, signedOut: () => signedOut }
}

const answers =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status })

describe('how it asks', () => {
  it('sends a query by GET with query, variables and operationName in the address', async () => {
    const { client, sent } = clientOver(answers({ data: { brand: [{ id: '1' }] } }))
    expect(await client.run(brands, { limit: 2 })).toEqual({ brand: [{ id: '1' }] })
    const address = new URL(sent[0]?.address ?? '')
    expect(sent[0]?.method).toBe('GET')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      query: brands.text,
      variables: '{"limit":2}',
      operationName: 'brands',
    })
  })

  it('sends a mutation by POST, and a query too long for an address as well', async () => {
    const { client, sent } = clientOver(answers({ data: { update_brand_by_pk: null, brand: [] } }))
    await client.run(rename, { id: 'x' })
    const long = document<{ brand: [] }, Record<string, never>>(
      'long',
      `query long { brand { id } } #${'x'.repeat(7000)}`,
    )
    await client.run(long, {})
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST'])
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      query: rename.text,
      variables: { id: 'x' },
      operationName: 'rename',
    })
  })

  it('prefers the administrator token, takes the session token otherwise, and none with a cookie', async () => {
    const given = [{ administrator: 'a', session: 's' }, { administrator: null, session: 's' }, {}]
    const seen: (string | null)[] = []
    for (const tokens of given) {
      const { client, sent } = clientOver(answers({ data: { brand: [] } }), { tokens: () => tokens })
      await client.run(brands, { limit: 1 })
      seen.push(sent[0]?.headers.get('authorization') ?? null)
    }
    expect(seen).toEqual(['Bearer a', 'Bearer s', null])
  })
})

describe('how it fails', () => {
  it('signs out without asking when nobody is signed in, and when the server no longer knows the session', async () => {
    const nobody = clientOver(answers({ data: { brand: [] } }), { tokens: () => null })
    await expect(nobody.client.run(brands, { limit: 1 })).rejects.toThrow('GraphQL Error (Code: 401)')
    expect([nobody.sent.length, nobody.signedOut()]).toEqual([0, 1])
    const ended = clientOver(answers({ errors: [{ message: 'the session is over' }] }, 401))
    await expect(ended.client.run(brands, { limit: 1 })).rejects.toThrow('the session is over')
    expect(ended.signedOut()).toBe(1)
  })

  it.each([
    [
      'the first message of the server',
      answers({ errors: [{ message: 'field not found' }, { message: 'second' }] }),
      'field not found',
    ],
    ['the status when there is no message', () => new Response('<html>', { status: 502 }), 'GraphQL Error (Code: 502)'],
    ['the status when an answer has no data', answers({}), 'GraphQL Error (Code: 200)'],
  ])('says %s', async (_what, answer, message) => {
    await expect(clientOver(answer).client.run(brands, { limit: 1 })).rejects.toThrow(message)
  })

  it('keeps the code of the error, and gives partial data when asked to', async () => {
    const answer = answers({ data: { brand: [] }, errors: [{ message: 'half', extensions: { code: 'unexpected' } }] })
    const failure = await clientOver(answer)
      .client.run(brands, { limit: 1 })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DataError)
    expect(failure instanceof DataError && failure.code).toBe('unexpected')
    expect(await clientOver(answer).client.run(brands, { limit: 1 }, { errorPolicy: 'all' })).toEqual({ brand: [] })
  })
})

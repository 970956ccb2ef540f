import { expect, test } from 'vitest'
import type { DataClient } from '#operations/data-client.ts'
import { createBrandReader, staleMs } from './read-brands.ts'

const count = (n: number) => ({ aggregate: { count: n } })

function clientOf(answers: { isAway: boolean }) {
  const asked: string[] = []
  const client = {
    run: async (operation: { name: string }, { user_id: userId }: { user_id: string }) => {
      asked.push(`${operation.name} ${userId}`)
      if (answers.isAway) throw new Error('away')
      return await Promise.resolve(
        operation.name === 'brandGetMany'
          ? { brand: [{ id: 'a', name: 'Lumera' }] }
          : {
              registration_request_aggregate: count(1),
              trademark_aggregate: count(2),
              service_request_aggregate: count(0),
            },
      )
    },
  }
  return { asked, client: client as unknown as DataClient }
}

test('brands and what stands under none are read once for five minutes, and for each account', async () => {
  let now = 0
  const { asked, client } = clientOf({ isAway: false })
  const reader = createBrandReader(client, () => now)
  expect(await reader.read('one')).toEqual({ brands: [{ id: 'a', name: 'Lumera' }], unassigned: 3 })
  now = staleMs - 1
  await reader.read('one')
  expect(asked).toEqual(['brandGetMany one', 'unassignedOrders one'])
  await reader.read('two')
  now = staleMs
  await reader.read('one')
  expect(asked).toHaveLength(6)
  reader.forget()
  await reader.read('one')
  expect(asked).toHaveLength(8)
})

test('a failure is told, and the next one asks again', async () => {
  const answers = { isAway: true }
  const { client } = clientOf(answers)
  const reader = createBrandReader(client, () => 0)
  await expect(reader.read('one')).rejects.toThrow('away')
  answers.isAway = false
  expect((await reader.read('one')).unassigned).toBe(3)
})

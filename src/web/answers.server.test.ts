import { expect, test } from 'vitest'
import { formOf } from './answers.server.ts'

const sent = (body: string | FormData) => new Request('https://shop.test/', { method: 'POST', body })
const fields = (many: number) => new URLSearchParams(Array.from({ length: many }, (_, at) => [`field${at % 7}`, 'x']))
const urlencoded = (many: number) => {
  const request = sent(fields(many).toString())
  request.headers.set('content-type', 'application/x-www-form-urlencoded')
  return request
}
const multipart = (many: number) => {
  const form = new FormData()
  for (const [name, value] of fields(many)) form.append(name, value)
  return sent(form)
}

test.each([
  ['urlencoded', urlencoded],
  ['multipart', multipart],
])('a page reads a %s form of a thousand fields, and none of more', async (_kind, request) => {
  expect([...(await formOf(request(1000)))]).toHaveLength(1000)
  await expect(formOf(request(1001))).rejects.toMatchObject({ init: { status: 400 } })
})

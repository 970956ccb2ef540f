import { expect, it } from 'vitest'
import { ask } from './ask.ts'

const over =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status })

it('shows an answer in lines and says how it went', async () => {
  const answered = await ask('{ a }', '{"x": 1}', over('{"data":{"a":1}}'))
  expect(answered).toMatchObject({ text: '{\n  "data": {\n    "a": 1\n  }\n}', status: 200, failed: false })
})

it.each([
  ['errors of the server', '', over('{"errors":[{"message":"no"}]}'), '"no"'],
  ['a page instead of an answer', '', over('<html>', 502), '<html>'],
  ['no connection', '', async () => await Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['variables that are no JSON', '{x}', over('{}'), 'JSON'],
] as const)('tells %s as a failure', async (_what, variables, send, words) => {
  const answered = await ask('{ a }', variables, send)
  expect(answered.failed).toBe(true)
  expect(answered.text).toContain(words)
})

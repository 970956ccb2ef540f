import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('a failed statement is logged without its values, over all causes', () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const refused = Object.assign(new Error('invalid input syntax for type uuid: "value-one"'), {
    code: '22P02',
    detail: 'Key (email)=(value-two) exists',
    constraint: 'user_email_key',
  })
  const failed = Object.assign(
    new Error('Failed query: select $1\nparams: value-three,\n    at value-four', { cause: refused }),
    {
      query: "select 'value-five'",
      params: ['value-six'],
    },
  )
  log.error({ err: new Error('unexpected', { cause: failed }) }, 'request failed')
  expect(lines.join('')).not.toContain('value-')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'request failed',
    err: {
      message: 'unexpected',
      cause: {
        message: 'Failed query: select $1',
        stack: expect.stringContaining('log.test.ts') as string,
        cause: { message: 'invalid input syntax for type uuid', code: '22P02', constraint: 'user_email_key' },
      },
    },
  })
})

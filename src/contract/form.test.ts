import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { texts } from '#domain/catalog/texts.ts'
import { calls } from './calls.ts'
import { call } from './call.ts'
import { choice, date, done, field, nothing, optionalField, read } from './fields.ts'
import { formFor, type FormField } from './form.ts'

const order = call({
  name: 'order.place',
  method: 'PUT',
  path: '/api/order',
  summary: 'Place an order',
  who: ['customer'],
  limit: 'none',
  support: 'open',
  audit: { table: 'user' },
  params: nothing,
  query: nothing,
  body: z.strictObject({
    kind: choice(['one', 'two']),
    note: optionalField(texts.note),
    mail: field(texts.email),
    wanted: z.boolean(),
    pieces: z.number().int(),
    address: z.strictObject({ city: field(texts.city) }),
    claim: z
      .strictObject({ number: field(texts.officeNumber), day: date })
      .nullable()
      .default(null),
    lines: z.array(z.string()),
  }),
  output: done,
  errors: [],
})
const form = formFor(order, { flat: ['address'] })

describe('the form of a call', () => {
  test('has names, limits, kinds and what is required from its schema', () => {
    expect(form.shape).toEqual({
      kind: { path: ['kind'], required: true, kind: 'text' },
      note: { path: ['note'], required: false, kind: 'lines', max: 5000 },
      mail: { path: ['mail'], required: true, kind: 'email', max: 254 },
      wanted: { path: ['wanted'], required: true, kind: 'yes' },
      pieces: { path: ['pieces'], required: true, kind: 'number' },
      city: { path: ['address', 'city'], required: true, kind: 'text', max: 100 },
      claimNumber: { path: ['claim', 'number'], required: true, kind: 'text', max: 60 },
      claimDay: { path: ['claim', 'day'], required: true, kind: 'date', max: 10 },
    })
    expect(form.names).toContain('claimDay' satisfies (typeof form.names)[number])
    // @ts-expect-error -- no field has this name
    expect(form.shape.town).toBeUndefined()
  })

  const values = { kind: 'one', note: '', mail: 'a@b.test', wanted: 'yes', pieces: '2', city: 'X', claimNumber: '1' }

  test('gives back the body, with null for what is left out', () => {
    const typed = { ...values, claimDay: '2026-11-22' }
    const inner = { kind: 'one', note: '', mail: 'a@b.test', wanted: true, pieces: 2, address: { city: 'X' } }
    expect(form.body(typed)).toEqual({ ...inner, claim: { number: '1', day: '2026-11-22' } })
    expect(form.body(typed, ['claimNumber', 'claimDay'])).toEqual({ ...inner, claim: null })
    expect(form.body(typed, ['note'])).toMatchObject({ note: null, claim: { number: '1' } })
  })

  test('leads a refusal to its control', () => {
    expect(['address.city', 'claim.day', 'kind', 'lines.0'].map(form.controlOf)).toEqual([
      'city',
      'claimDay',
      'kind',
      'lines.0',
    ])
  })
})

describe.each(calls.filter(({ method }) => method !== 'GET').map((one) => [one.name, one] as const))('%s', (_, one) => {
  const { shape, body } = formFor(one)
  const fields = Object.entries<FormField>(shape)

  test('refuses what is longer than its form lets one type', () => {
    for (const [name, { max, path }] of fields) {
      if (max === undefined) continue
      const typed = { [name]: 'x'.repeat(max + 1) } as Parameters<typeof body>[0]
      expect([name, read(one.body, body(typed)).fields?.[path.join('.')]]).toEqual([name, 'too-long'])
    }
  })

  test('refuses to go without what its form calls required', () => {
    for (const [name, { required, path }] of fields) {
      if (!required) continue
      const given = body({}) as Record<string, unknown>
      let inner = given
      for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>
      delete inner[path.at(-1) ?? '']
      expect([name, Object.keys(read(one.body, given).fields ?? {})]).toEqual([
        name,
        expect.arrayContaining([path.join('.')]),
      ])
    }
  })
})

import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { jobs } from './features.ts'

/** Texts of a job that are neither an id nor one of a few words: each with the reason why it may stand there. */
const plainFacts: Record<string, string> = {
  'vat-number.ask.number': 'the number that was asked about: its row may hold another one by then',
  'account.link-mail.email': 'the address somebody typed; there is no row of it yet',
  'account.link-mail.firstName': 'the name for the account that is made',
  'account.link-mail.lastName': 'the name for the account that is made',
}

interface JsonSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: unknown
  items?: JsonSchema
  anyOf?: JsonSchema[]
  maxLength?: number
}

/** The texts of a schema that could be anything: no id, no time, no word of a list. */
function freeTexts(schema: JsonSchema, path: string): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => freeTexts(one, path))
  if (schema.items) return freeTexts(schema.items, path)
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) => freeTexts(inner, `${path}.${name}`))
  return schema.type === 'string' && !['uuid', 'date-time'].includes(schema.format ?? '') && !schema.enum ? [path] : []
}

describe.each(jobs.map((job) => [job.name, job] as const))('%s', (name, job) => {
  const schema = z.toJSONSchema(job.data) as JsonSchema

  test('carries ids and plain facts: nothing that could be a link, a secret or a path', () => {
    expect(freeTexts(schema, name).filter((path) => !(path in plainFacts))).toEqual([])
  })

  test('takes nothing that it does not name', () => {
    expect(schema.additionalProperties).toBe(false)
    expect(job.data.safeParse({ url: 'https://evil.test', path: 'x' }).success).toBe(false)
  })
})

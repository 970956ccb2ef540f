import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from './calls.ts'

interface Shape {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
}

/** Codes of a form of their own: nothing that somebody says fits in. */
const codes: ReadonlySet<string> = new Set([
  '^[A-Z]{3}$',
  '^[A-Z0-9][A-Z0-9-]{2,39}$',
  String.raw`^\d{1,11}(?:\.\d{1,2})?$`,
])

/** Whether a value can be no more than a word of ours, a day, the id of a row, a code, a number, or yes and no. */
function isBounded(shape: Shape | undefined): boolean {
  if (!shape) return false
  if (shape.format === 'date') return true
  if (shape.anyOf) return shape.anyOf.every(isBounded)
  if (shape.enum ?? 'const' in shape) return true
  if (shape.type !== 'string')
    return [shape.type].flat().some((type) => ['boolean', 'integer', 'number', 'null'].includes(type ?? ''))
  return shape.format === 'uuid' || codes.has(shape.pattern ?? '')
}

test('a fact of the audit log is a field of a vocabulary, a day, a number or a code: what somebody wrote is never kept there', () => {
  const open = calls.flatMap(({ name, audit, body }) => {
    if (audit === 'none' || !audit.facts?.length) return []
    const shape = z.toJSONSchema(body, {
      io: 'input',
      unrepresentable: 'any',
    }) as Shape
    const forms = shape.oneOf ?? shape.anyOf ?? [shape]
    return audit.facts
      .filter((fact) => !forms.every(({ properties }) => isBounded(properties?.[fact])))
      .map((fact) => `${name} ${fact}`)
  })
  // The handler refuses what is no type of a task, before anything is written.
  expect(open).toEqual(['task.clear-queue type'])
})

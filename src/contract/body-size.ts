import { z } from 'zod'
import type { AnyCall } from './call.ts'

/** Bytes of a JSON body beyond which none is read, whatever its fields would allow. */
const most = 524_288

/** Bytes for blanks between the fields, and for what a client adds out of habit. */
const slack = 4096

interface Node {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  maxLength?: number
  maxItems?: number
  maxProperties?: number
  properties?: Record<string, Node>
  additionalProperties?: Node | boolean
  propertyNames?: Node
  items?: Node
  prefixItems?: Node[]
  anyOf?: Node[]
  oneOf?: Node[]
}

/** Each is asked for with every request. */
const known = new WeakMap<z.ZodType, number>()

/**
 * Bytes of the longest body that a call's fields allow, each sign written as an escape of six, at most half a mebibyte.
 * @throws Error at start-up for a field that has no length
 */
export function largestBody(call: Pick<AnyCall, 'name' | 'body'>): number {
  const found = known.get(call.body)
  if (found !== undefined) return found
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Node
  const size = Math.min(most, sizeOf(schema, `${call.name} body`) + slack)
  known.set(call.body, size)
  return size
}

function sizeOf(node: Node, at: string): number {
  const sum = (sizes: number[]): number => sizes.reduce((left, right) => left + right, 2)
  const written = (value: unknown) => 6 * JSON.stringify(value).length
  if (node.const !== undefined) return written(node.const)
  if (node.enum) return Math.max(...node.enum.map(written))
  const choices = node.anyOf ?? node.oneOf
  if (choices) return Math.max(...choices.map((choice) => sizeOf(choice, at)))
  if (node.type === 'null' || node.type === 'boolean') return 5
  if (node.type === 'number' || node.type === 'integer') return 32
  if (node.type === 'string') return 2 + 6 * (node.format === 'uuid' ? 36 : lengthOf(node.maxLength, at))
  if (node.type === 'array') {
    if (node.prefixItems) return sum(node.prefixItems.map((item) => sizeOf(item, at) + 1))
    return 2 + lengthOf(node.maxItems, at) * (sizeOf(node.items ?? {}, `${at}[]`) + 1)
  }
  if (node.type === 'object') {
    const named = Object.entries(node.properties ?? {}).map(
      ([name, inner]) => written(name) + 2 + sizeOf(inner, `${at}.${name}`),
    )
    const free = node.additionalProperties
    if (typeof free !== 'object') return sum(named)
    return sum(named) + lengthOf(node.maxProperties, at) * (sizeOf(node.propertyNames ?? {}, at) + 2 + sizeOf(free, at))
  }
  throw new Error(`${at}: nothing says how long it may be`)
}

function lengthOf(limit: number | undefined, at: string): number {
  if (limit === undefined) throw new Error(`${at}: nothing says how long it may be`)
  return limit
}

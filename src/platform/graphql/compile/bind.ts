import { valueFromASTUntyped, type ValueNode } from 'graphql'
import { ApiError, invalid, overLimit } from '../errors.ts'
import type { Limits } from '../limits.ts'
import type { Session } from '../model.ts'
import { ArrayLiteral } from './array-literal.ts'

/** Where the value of a `$n` comes from, so that one plan serves every request of the same shape. */
export type Bind =
  | { from: 'constant'; value: unknown }
  | { from: 'variable'; path: readonly (string | number)[] }
  | { from: 'session'; name: string }
  | { from: 'list'; items: readonly Bind[] }
  /** A JSON literal with variables inside. */
  | { from: 'json'; node: ValueNode }
  /** What an earlier statement of the same transaction answered. */
  | { from: 'earlier'; read: () => unknown }

/** How a value is written for PostgreSQL. */
export type Encoding = 'plain' | 'pattern' | 'array' | 'json' | 'json-list' | 'json-path'

export interface Parameter {
  bind: Bind
  encoding: Encoding
}

/**
 * The values of a plan's parameters for one request.
 * @throws ApiError when the session lacks a variable or a list is longer than the limit.
 */
export function bindValues(
  parameters: readonly Parameter[],
  variables: Readonly<Record<string, unknown>>,
  session: Session,
  limits: Limits,
): unknown[] {
  return parameters.map(({ bind, encoding }) => {
    const value = read(bind, variables, session)
    if (Array.isArray(value) && encoding !== 'json' && value.length > limits.inList)
      throw overLimit('inList', value.length, limits.inList)
    if (encoding === 'pattern') checkPattern(String(value), limits)
    return encode(value, encoding)
  })
}

// Each `%` may be looked for at every place of the text; an escape at the end escapes nothing.
function checkPattern(pattern: string, limits: Limits): void {
  const bare = pattern.replaceAll(/\\[\s\S]/g, '')
  const found = bare.split('%').length - 1
  if (found > limits.wildcards) throw overLimit('wildcards', found, limits.wildcards)
  if (bare.endsWith('\\')) throw new ApiError('bad-request', 'LIKE pattern must not end with escape character')
}

function read(bind: Bind, variables: Readonly<Record<string, unknown>>, session: Session): unknown {
  switch (bind.from) {
    case 'constant':
      return bind.value
    case 'variable': {
      let value: unknown = variables
      for (const key of bind.path) value = (value as Record<string | number, unknown>)[key]
      return value
    }
    case 'session': {
      const value = Object.hasOwn(session.variables, bind.name) ? session.variables[bind.name] : undefined
      if (value === undefined) throw new ApiError('not-found', `missing session variable: "${bind.name}"`)
      return value
    }
    case 'list':
      return bind.items.map((item) => read(item, variables, session))
    case 'earlier':
      return bind.read()
    case 'json':
      return valueFromASTUntyped(bind.node, { ...variables })
  }
}

/** Writes a value as its encoding wants it. */
export function encode(value: unknown, encoding: Encoding): unknown {
  switch (encoding) {
    case 'plain':
    case 'pattern':
      return value
    case 'array':
      return value instanceof ArrayLiteral ? value.text : value
    case 'json':
      return JSON.stringify(value)
    case 'json-list':
      return (value as unknown[]).map((item) => JSON.stringify(item))
    case 'json-path':
      return jsonPath(String(value))
  }
}

/** `$.a.b[0]["c d"]` → `['a', 'b', '0', 'c d']`. */
export function jsonPath(text: string): string[] {
  const rest = text.startsWith('$') ? text.slice(1) : text
  const step = /\.?([^.[\]"]+)|\.?\[(\d+)\]|\.?\[(?:"([^"]*)"|'([^']*)')\]/y
  const keys: string[] = []
  while (step.lastIndex < rest.length) {
    const at = step.lastIndex
    const match = step.exec(rest)
    if (!match) throw invalid(`invalid JSON path "${text}" near "${rest.slice(at, at + 20)}"`)
    keys.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')
  }
  return keys
}

import {
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  visit,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLLeafType,
  type ValueNode,
} from 'graphql'
import { invalid } from '../errors.ts'
import { ArrayLiteral, isLiteral } from './array-literal.ts'
import type { Bind } from './bind.ts'

/**
 * An argument's value together with where it came from. `leaf.value` may shape the SQL only where the plan's key
 * holds it too: enums, booleans and limits. Everything else goes through `leaf.bind`.
 */
export type Value =
  | { kind: 'null' }
  | { kind: 'leaf'; value: unknown; bind: Bind }
  | { kind: 'list'; items: readonly Value[] }
  | { kind: 'object'; fields: ReadonlyMap<string, Value> }

export type ObjectValue = Extract<Value, { kind: 'object' }>
export type LeafValue = Extract<Value, { kind: 'leaf' }>
export type Arguments = ReadonlyMap<string, Value>
type Variables = Readonly<Record<string, unknown>>

/** The arguments a field was given; one whose variable is absent is absent. */
export function readArguments(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): Arguments {
  const given = new Map<string, Value>()
  for (const argument of node.arguments ?? []) {
    const definition = field.args.find((known) => known.name === argument.name.value)
    if (!definition) continue
    const value = fromNode(argument.value, definition.type, variables)
    if (value) given.set(definition.name, value)
  }
  return given
}

/**
 * Refuses a filter of a mutation in which a variable has no value: its test would fall away, and the mutation would
 * write more rows than its author meant.
 */
export function refuseAbsent(node: FieldNode, variables: Variables): void {
  const check = (name: string, value: ValueNode): void => {
    if (name !== 'where') return
    visit(value, {
      Variable(variable) {
        if (!Object.hasOwn(variables, variable.name.value))
          throw invalid(`the variable "$${variable.name.value}" in the filter of a mutation has no value`)
      },
    })
  }
  for (const argument of node.arguments ?? [])
    visit(argument, {
      Argument: (each) => check(each.name.value, each.value),
      ObjectField: (each) => check(each.name.value, each.value),
    })
}

function fromNode(node: ValueNode, type: GraphQLInputType, variables: Variables): Value | undefined {
  if (node.kind === Kind.VARIABLE) {
    const name = node.name.value
    if (Object.hasOwn(variables, name)) return fromVariable(variables[name], type, [name])
    if (isNonNullType(type)) throw invalid(`expecting a value for non-nullable variable "$${name}"`)
    return undefined
  }
  const nullable = isNonNullType(type) ? type.ofType : type
  if (node.kind === Kind.NULL) return { kind: 'null' }
  if (isListType(nullable)) return listFromNode(node, nullable.ofType, variables)
  if (isInputObjectType(nullable)) {
    const fields = new Map<string, Value>()
    const known = nullable.getFields()
    for (const field of node.kind === Kind.OBJECT ? node.fields : []) {
      const definition = known[field.name.value]
      const value = definition && fromNode(field.value, definition.type, variables)
      if (value) fields.set(field.name.value, value)
    }
    return { kind: 'object', fields }
  }
  if (!isLeafType(nullable)) throw invalid('unexpected type of value')
  if (hasVariables(node)) return { kind: 'leaf', value: undefined, bind: { from: 'json', node } }
  const value: unknown = nullable.parseLiteral(node, null)
  return { kind: 'leaf', value, bind: { from: 'constant', value } }
}

function listFromNode(node: ValueNode, itemType: GraphQLInputType, variables: Variables): Value {
  const items: Value[] = []
  for (const item of node.kind === Kind.LIST ? node.values : [node]) {
    const value = fromNode(item, itemType, variables)
    if (value) items.push(value)
  }
  if (!leafOf(itemType)) return { kind: 'list', items }
  const leaves = items.filter((item) => item.kind === 'leaf')
  if (leaves.length < items.length) throw invalid('unexpected null value in a list')
  const listed = leaves.map((leaf) => leaf.value)
  const value = node.kind === Kind.STRING && isLiteral(node.value) ? new ArrayLiteral(node.value) : listed
  const constant = leaves.every((leaf) => leaf.bind.from === 'constant')
  return {
    kind: 'leaf',
    value,
    bind: constant ? { from: 'constant', value } : { from: 'list', items: leaves.map((leaf) => leaf.bind) },
  }
}

function fromVariable(value: unknown, type: GraphQLInputType, path: readonly (string | number)[]): Value {
  if (value === null || value === undefined) return { kind: 'null' }
  const nullable = isNonNullType(type) ? type.ofType : type
  if (isListType(nullable)) {
    const items: unknown[] = Array.isArray(value) ? value : [value]
    const bind: Bind = { from: 'variable', path }
    if (leafOf(nullable.ofType)) return { kind: 'leaf', value: items, bind }
    return { kind: 'list', items: items.map((item, index) => fromVariable(item, nullable.ofType, [...path, index])) }
  }
  if (isInputObjectType(nullable)) {
    const known = nullable.getFields()
    const fields = new Map<string, Value>()
    for (const [key, item] of Object.entries(value)) {
      const definition = known[key]
      if (definition && item !== undefined) fields.set(key, fromVariable(item, definition.type, [...path, key]))
    }
    return { kind: 'object', fields }
  }
  return { kind: 'leaf', value, bind: { from: 'variable', path } }
}

/**
 * The part of a variable that decides the SQL: which keys are there, what is null, enums and booleans by value,
 * everything else only by being there. Lists of scalars have no length here, lists of objects do.
 */
export function shapeOf(value: unknown, type: GraphQLInputType): string {
  if (value === null || value === undefined) return '0'
  const nullable = isNonNullType(type) ? type.ofType : type
  if (isListType(nullable)) {
    const leaf = leafOf(nullable.ofType)
    if (leaf) return isEnumType(leaf) ? JSON.stringify(value) : '*'
    return `[${(value as unknown[]).map((item) => shapeOf(item, nullable.ofType)).join(',')}]`
  }
  if (isInputObjectType(nullable)) {
    const known = nullable.getFields()
    const parts: string[] = []
    for (const [key, item] of Object.entries(value)) {
      const definition = known[key]
      if (definition && item !== undefined) parts.push(`${key}:${shapeOf(item, definition.type)}`)
    }
    return `{${parts.join(',')}}`
  }
  return isEnumType(nullable) || typeof value === 'boolean' ? JSON.stringify(value) : '.'
}

/** Coerced objects carry the schema's key order; this gives them the request's, which is what `order_by` means. */
export function inRequestOrder(coerced: unknown, raw: unknown): unknown {
  if (Array.isArray(coerced)) {
    if (isLiteral(raw)) return new ArrayLiteral(raw)
    const items: unknown[] = Array.isArray(raw) ? raw : [raw]
    return coerced.map((item, index) => inRequestOrder(item, items[index]))
  }
  if (!isPlain(coerced) || !isPlain(raw) || coerced === raw) return coerced
  const ordered: Record<string, unknown> = {}
  for (const key of Object.keys(raw))
    if (Object.hasOwn(coerced, key)) ordered[key] = inRequestOrder(coerced[key], raw[key])
  return ordered
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function leafOf(type: GraphQLInputType): GraphQLLeafType | undefined {
  const nullable = isNonNullType(type) ? type.ofType : type
  return isLeafType(nullable) ? nullable : undefined
}

function hasVariables(node: ValueNode): boolean {
  if (node.kind !== Kind.OBJECT && node.kind !== Kind.LIST) return false
  let found = false
  visit(node, { Variable: () => void (found = true) })
  return found
}

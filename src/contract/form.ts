import { z } from 'zod'
import type { AnyCall, CallBody } from './call.ts'

/** What a control has to know of the field it fills. */
export interface FormField {
  /** Where its value stands in the call's body. */
  path: readonly string[]
  /** Whether the call is refused without it, whatever else it says. */
  required: boolean
  /** Characters it takes at most. */
  max?: number
  kind: 'text' | 'lines' | 'email' | 'date' | 'number' | 'yes'
}

export type FormShape<N extends string = string> = Readonly<Record<N, FormField>>

type Leaves<T, Flat extends string, Path extends string, Prefix extends string> = {
  [K in keyof T & string]-?: NonNullable<T[K]> extends readonly unknown[]
    ? never
    : NonNullable<T[K]> extends object
      ? Leaves<
          NonNullable<T[K]>,
          Flat,
          `${Path}${K}.`,
          `${Path}${K}` extends Flat ? Prefix : Prefix extends '' ? K : `${Prefix}${Capitalize<K>}`
        >
      : Prefix extends ''
        ? K
        : `${Prefix}${Capitalize<K>}`
}[keyof T & string]

/** The names of a call's form: a field of an inner object is `priorityDate`, of one that stands flat only `city`. */
export type FieldName<C extends AnyCall, Flat extends string = never> = Leaves<CallBody<C>, Flat, '', ''>

export interface Form<C extends AnyCall, N extends string> {
  shape: FormShape<N>
  names: readonly N[]
  /** The call's body from what stands in the controls; those left out are null, and so is an object that lost all of its own. */
  body: (values: Readonly<Record<N, string>>, leftOut?: readonly string[]) => CallBody<C>
  /** The control that a field of a refusal belongs to: "owner.address.city" is `city`. */
  controlOf: (field: string) => string
}

interface JsonSchema {
  type?: string
  format?: string
  maxLength?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
}

/**
 * The form of a call, from the schema of its body: names, what is required, limits and kinds of its fields, and the way back.
 * `flat` names inner objects whose fields keep their own names; lists have no control of their own.
 */
export function formFor<C extends AnyCall, const Flat extends string = never>(
  call: C,
  { flat = [] }: { flat?: readonly Flat[] } = {},
): Form<C, FieldName<C, Flat>> {
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const shape = shapeOf(schema, flat)
  const names = Object.keys(shape)
  return {
    shape: shape,
    names: names as FieldName<C, Flat>[],
    body: (values, leftOut = []) => bodyOf(shape, values, leftOut) as CallBody<C>,
    controlOf: (field) => names.find((name) => shape[name]?.path.join('.') === field) ?? field,
  }
}

function shapeOf(schema: JsonSchema, flat: readonly string[], path: string[] = [], prefix = ''): FormShape {
  const fields: Record<string, FormField> = {}
  for (const [key, given] of Object.entries(schema.properties ?? {})) {
    const part = { ...given, ...given.anyOf?.find(({ type }) => type !== 'null') }
    const at = [...path, key]
    const name = prefix === '' ? key : `${prefix}${key.charAt(0).toUpperCase()}${key.slice(1)}`
    if (part.type === 'object') {
      Object.assign(fields, shapeOf(part, flat, at, flat.includes(at.join('.')) ? prefix : name))
    } else if (part.type !== 'array') {
      if (name in fields) throw new Error(`two fields are called ${name}`)
      const required = schema.required?.includes(key) ?? false
      const max = part.maxLength === undefined ? {} : { max: part.maxLength }
      fields[name] = { path: at, required, kind: kindOf(part), ...max }
    }
  }
  return fields
}

function kindOf({ type, format }: JsonSchema): FormField['kind'] {
  if (type === 'boolean') return 'yes'
  if (type === 'number' || type === 'integer') return 'number'
  return format === 'email' || format === 'date' || format === 'lines' ? format : 'text'
}

function bodyOf(shape: FormShape, values: Readonly<Record<string, string>>, leftOut: readonly string[]): unknown {
  const body: Record<string, unknown> = {}
  const left = Object.entries(shape).filter(([name]) => leftOut.includes(name))
  for (const [name, { path, kind }] of Object.entries(shape)) {
    const isLeft = left.some(([other]) => other === name)
    const value = values[name] ?? ''
    put(body, path, isLeft ? null : kind === 'yes' ? value === 'yes' : kind === 'number' ? Number(value) : value)
  }
  for (const [, { path }] of left) collapse(body, path.slice(0, -1))
  return body
}

function put(body: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) body[key] = value
  else put((body[key] ??= {}) as Record<string, unknown>, rest, value)
}

/** An object with nothing in it is none. */
function collapse(body: Record<string, unknown>, path: readonly string[]): void {
  const [key, ...rest] = path
  const inner = key === undefined ? null : body[key]
  if (key === undefined || typeof inner !== 'object' || inner === null) return
  collapse(inner as Record<string, unknown>, rest)
  if (Object.values(inner).every((value) => value === null)) body[key] = null
}

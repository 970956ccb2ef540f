import type { z } from 'zod'
import type { LinkKind, Role } from '#domain/account/roles.ts'
import type { ErrorCode } from '#kernel/errors.ts'
import type { CallLimit } from './limits.ts'

type Schema = z.ZodType

/**
 * One call of the product as data. The router, the OpenAPI document, the typed client and the tests derive from it;
 * start-up fails when a call has no handler.
 */
export interface Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  O extends Schema = Schema,
> {
  /** Unique name, `noun.verb`. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under the host, with parameters in braces: /api/request/{id}. */
  path: string
  summary: string
  /** Roles that may call; rows are checked again by the handler's policy. */
  who: readonly Role[]
  /** How often one network may make it, by page or by program; 'none' only for what needs an account. */
  limit: 'none' | CallLimit
  /** For the role 'link': which path parameter is the link and what it opens. */
  link?: { kind: LinkKind; param: string }
  params: P
  query: Q
  body: B
  output: O
  errors: readonly ErrorCode[]
  /** The call moves money or state once: it needs an Idempotency-Key header and answers repeats with the first answer. */
  idempotent?: boolean
  /** The body comes as multipart/form-data with a file in the field `file`. */
  upload?: boolean
  /** Whoever may not call it is told that it does not exist. */
  hidden?: boolean
  /** The answer is a file and not JSON. */
  download?: boolean
}

export type AnyCall = Call

export type CallParams<C extends AnyCall> = z.input<C['params']>
export type CallQuery<C extends AnyCall> = z.input<C['query']>
export type CallBody<C extends AnyCall> = z.input<C['body']>
export type CallOutput<C extends AnyCall> = z.output<C['output']>

/** What a caller hands over. Parts a call does not have are left out. */
export interface CallInput<C extends AnyCall> {
  params?: CallParams<C>
  query?: CallQuery<C>
  body?: CallBody<C>
  idempotencyKey?: string
}

/** What a handler receives: parsed and trimmed. */
export interface ParsedInput<C extends AnyCall> {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
  idempotencyKey: string | null
}

/** Declares a call and keeps its exact types. */
export function call<P extends Schema, Q extends Schema, B extends Schema, O extends Schema>(
  declaration: Call<P, Q, B, O>,
): Call<P, Q, B, O> {
  return declaration
}

import type { z } from 'zod'
import type { LinkKind, Role } from '#domain/account/roles.ts'
import type { ErrorCode } from '#kernel/errors.ts'
import type { nouns } from '#schema/nouns.ts'
import type { CallLimit } from './limits.ts'

type Schema = z.ZodType

/** How a write stands in the audit log: one entry, made in the transaction that the handler writes in. */
export interface CallAudit<Field extends string = string> {
  /** The table of the row it is about: the path's `id`, or the `id` of the answer. Letters and tasks are the platform's. */
  table: keyof typeof nouns | 'letter' | 'task'
  /** Fields of the body whose values are few words of ours and name nobody; of every other field only its name is kept. */
  facts?: readonly Field[]
}

/** A read leaves no entry; a write that forgets its own does not compile. */
type Written<Field extends string = string> =
  | { method: 'GET'; audit: 'none' }
  | { method: 'POST' | 'PUT' | 'DELETE'; audit: CallAudit<Field> }

/** Fields of a body of which each entry has to be filled in; of several names in one entry one is enough. */
type Filled<Field extends string> = readonly (Field | readonly Field[])[]

/**
 * What has to be filled in beside what the body's schema requires, so that it is told together with all else that is wrong: by
 * everybody, by a customer, and by a visitor (whoever has no customer's account, and of whom nothing is known).
 */
interface Needing<Field extends string = string> {
  needed?: Readonly<Partial<Record<'everybody' | 'customer' | 'visitor', Filled<Field>>>>
}

interface Parts<P extends Schema, Q extends Schema, B extends Schema, O extends Schema> {
  /** Unique name, `noun.verb`. */
  name: string
  /** Under the host, with parameters in braces: /api/request/{id}. */
  path: string
  summary: string
  /** Roles that may call; rows are checked again by the handler's policy. */
  who: readonly Role[]
  /** How often one network may make it, by page or by program; 'none' only for what needs an account. */
  limit: 'none' | CallLimit
  /**
   * Whether staff who act for a customer may make it, as if typing for somebody on the phone. Closed is what binds or costs
   * (orders, payments, approvals), what proves who somebody is (passwords, second factors, sessions), and what takes the
   * account's data away or along.
   */
  support: 'open' | 'closed'
  /** For the role 'link': which path parameter is the link and what it opens. */
  link?: { kind: LinkKind; param: string }
  params: P
  query: Q
  body: B
  output: O
  errors: readonly ErrorCode[]
  /**
   * It moves money or state once and needs an Idempotency-Key header. 'by-key': a repeat with the key gets the first answer.
   * 'by-row': the row itself lets it happen once, and a repeat is told how it stands now.
   */
  idempotent?: 'by-key' | 'by-row'
  /** The body comes as multipart/form-data with a file in the field `file`. */
  upload?: boolean
  /** A file may come with it: then it is multipart/form-data too, with the file in `file` and the body as JSON in `body`. */
  takesFile?: true
  /** Whoever may not call it is told that it does not exist. */
  hidden?: boolean
  /** The answer is a file and not JSON. */
  download?: boolean
}

/**
 * One call of the product as data, with all that it may do. The router, the OpenAPI document, the typed client, the limits,
 * the audit log and the tests derive from it; start-up fails when a call has no handler.
 */
export type Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  O extends Schema = Schema,
> = Parts<P, Q, B, O> & Written & Needing

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
  declaration: Parts<P, Q, B, O> &
    Written<Extract<keyof z.output<B>, string>> &
    Needing<Extract<keyof z.output<B>, string>>,
): Call<P, Q, B, O> {
  return declaration
}

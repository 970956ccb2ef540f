import type { Reads } from './generated/reads.ts'

/** A named GraphQL document with the types of what it takes and gives. Reads go through these and nothing else. */
export interface Operation<Data, Variables> {
  name: string
  text: string
  /** So many seconds old it may be, and one answer serves everybody who asks the same; what the process writes itself is in it at once. */
  sharedSeconds?: number
  /** Never present; carries the types. */
  readonly types?: { data: Data; variables: Variables }
}

/**
 * Declares a document of the product. Its types are worked out from its text by `npm run reads`; `npm run check` says when
 * they are stale.
 */
export function operation<N extends keyof Reads>(
  name: N,
  text: string,
): Operation<Reads[N]['data'], Reads[N]['variables']> {
  return document(name, text)
}

/** A document whose types are worked out elsewhere. @throws Error when its operation has another name. */
export function document<Data, Variables>(
  name: string,
  text: string,
  more: Pick<Operation<Data, Variables>, 'sharedSeconds'> = {},
): Operation<Data, Variables> {
  if (!new RegExp(`\\b(query|mutation) ${name}\\b`).test(text))
    throw new Error(`the document of ${name} has another name`)
  return { name, text, ...more }
}

export type OperationData<O> = O extends Operation<infer D, infer _V> ? D : never
export type OperationVariables<O> = O extends Operation<infer _D, infer V> ? V : never

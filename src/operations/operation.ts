/** A named GraphQL document with the types of what it takes and gives. Reads go through these and nothing else. */
export interface Operation<Data, Variables> {
  name: string
  text: string
  /** Never present; carries the types. */
  readonly types?: { data: Data; variables: Variables }
}

/** Declares an operation; the document's operation name must be `name`. */
export function operation<Data, Variables = Record<string, never>>(
  name: string,
  text: string,
): Operation<Data, Variables> {
  if (!new RegExp(`\\b(query|mutation) ${name}\\b`).test(text))
    throw new Error(`the document of ${name} has another name`)
  return { name, text }
}

export type OperationData<O> = O extends Operation<infer D, infer _V> ? D : never
export type OperationVariables<O> = O extends Operation<infer _D, infer V> ? V : never

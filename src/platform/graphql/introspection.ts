import { executeSync, Kind, type GraphQLSchema } from 'graphql'
import type { Selected } from './compile/collect.ts'
import { fromGraphql } from './document-error.ts'
import type { Prepared } from './plan-cache.ts'

/**
 * Adds what is asked about the schema, which graphql-js answers, to the text of the data; in the order of the fields.
 * @throws ApiError
 */
export function withIntrospection(
  schema: GraphQLSchema,
  prepared: Prepared,
  plan: { fields: readonly Selected[]; introspected: readonly Selected[] },
  variableValues: Record<string, unknown>,
  text: string | undefined,
): string {
  const { operation, document } = prepared
  const selections = plan.introspected.flatMap((field) => field.nodes)
  const asked = { ...operation, selectionSet: { kind: Kind.SELECTION_SET as const, selections } }
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const result = executeSync({
    schema,
    document: { kind: Kind.DOCUMENT, definitions: [asked, ...fragments] },
    variableValues,
  })
  if (result.errors?.[0]) throw fromGraphql(result.errors[0], document)
  const data: Record<string, unknown> = text === undefined ? {} : (JSON.parse(text) as Record<string, unknown>)
  return JSON.stringify(
    Object.fromEntries(plan.fields.map(({ key }) => [key, result.data?.[key] ?? data[key] ?? null])),
  )
}

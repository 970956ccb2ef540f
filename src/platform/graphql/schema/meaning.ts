import type { GraphQLField } from 'graphql'
import type { Column, Relation } from '../model.ts'

export type AggregateFunction =
  | 'sum'
  | 'avg'
  | 'min'
  | 'max'
  | 'stddev'
  | 'stddev_pop'
  | 'stddev_samp'
  | 'variance'
  | 'var_pop'
  | 'var_samp'

/** What a field of a role's schema stands for; the compiler reads nothing else of the schema. */
export type Meaning =
  | { kind: 'list' | 'by_pk' | 'aggregate_list'; table: string }
  | { kind: 'column'; column: Column }
  | { kind: 'object' | 'array' | 'array_aggregate'; relation: Relation }
  | { kind: 'nodes' | 'aggregate' | 'count' }
  | { kind: 'function'; name: AggregateFunction }
  | { kind: WriteKind; table: string }
  | { kind: 'affected_rows' | 'returning' }

/** The root fields that write. */
export type WriteKind = 'insert' | 'insert_one' | 'update' | 'update_by_pk' | 'update_many' | 'delete' | 'delete_by_pk'

/** Attaches a meaning to a field's configuration. */
export function means(meaning: Meaning): { extensions: { meaning: Meaning } } {
  return { extensions: { meaning } }
}

/** The meaning a field was built with; none for a field that graphql-js answers itself. */
export function meaningOf(field: GraphQLField<unknown, unknown>): Meaning | undefined {
  const { meaning } = field.extensions
  return meaning as Meaning | undefined
}

import type { GraphQLObjectType } from 'graphql'
import type { Selected } from './collect.ts'
import type { Context } from './context.ts'
import { rootSql } from './select.ts'
import { jsonRows, type Entry } from './sql-builder.ts'
import type { Parameter } from './bind.ts'

/** A statement without its values. */
export interface Compiled {
  sql: string
  parameters: readonly Parameter[]
}

/** One statement answering all root fields as the text of one JSON object. */
export function compileQuery(context: Context, fields: readonly Selected[]): Compiled {
  const entries = fields.map((field): Entry => ({ key: field.key, sql: rootSql(context, field) }))
  return {
    sql: context.builder.withShared(`select r.j::text from (${jsonRows(context.builder, entries, '')}) r`),
    parameters: context.builder.parameters,
  }
}

/** Whether graphql-js answers this root field: introspection, or the field of a role that may read nothing. */
export function isIntrospection(field: Selected, root: GraphQLObjectType): boolean {
  if (field.name === '__schema' || field.name === '__type') return true
  return field.name !== '__typename' && root.getFields()[field.name]?.extensions['meaning'] === undefined
}

import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
} from 'graphql'
import { boolExp } from './bool-exp.ts'
import { insertInput, onConflict, primaryKeyInput, requiredValuesOf, updateOperators, updatesInput } from './inputs.ts'
import { means, type WriteKind } from './meaning.ts'
import { outputType } from './outputs.ts'
import type { Types } from './types.ts'

const required = <T extends ConstructorParameters<typeof GraphQLNonNull>[0]>(type: T): GraphQLNonNull<T> =>
  new GraphQLNonNull(type)

/**
 * The root fields that write: exactly what the role's permissions open. Updates and deletes need a table the role may
 * read: a filter is made of readable columns, and one that can name none would hit every row.
 */
export function mutationFields(types: Types): GraphQLFieldConfigMap<unknown, unknown> {
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {}
  for (const { name: table, primaryKey, readOnly } of types.catalog.tables()) {
    const permission = types.catalog.permission(types.role, table)
    if (!permission || readOnly) continue
    const readable = types.columns(table)
    const key = readable.filter((column) => primaryKey.includes(column.name))
    const keyed = primaryKey.length > 0 && key.length === primaryKey.length
    const add = (
      name: string,
      kind: WriteKind,
      type: GraphQLOutputType,
      args: GraphQLFieldConfigArgumentMap,
      description: string | undefined,
    ): void => {
      fields[name] = { type, args, ...(description ? { description } : {}), ...means({ kind, table }) }
    }
    const response = responseType(types, table)
    if (permission.insert && types.writable(table, 'insert').length > 0) {
      const { description } = permission.insert
      const conflict = onConflict(types, table)
      const rest: GraphQLFieldConfigArgumentMap = conflict ? { on_conflict: { type: conflict } } : {}
      const row = required(insertInput(types, table))
      add(
        `insert_${table}`,
        'insert',
        response,
        { objects: { type: required(new GraphQLList(row)) }, ...rest },
        description,
      )
      if (readable.length > 0)
        add(
          `insert_${table}_one`,
          'insert_one',
          outputType(types, table),
          { object: { type: row }, ...rest },
          description,
        )
    }
    if (readable.length === 0) continue
    const where = { where: { type: required(boolExp(types, table)) } }
    if (permission.update && types.writable(table, 'update').length > 0) {
      const { description } = permission.update
      const operators = updateOperators(types, table)
      add(`update_${table}`, 'update', response, { ...operators, ...where }, description)
      const updates = { updates: { type: required(new GraphQLList(required(updatesInput(types, table)))) } }
      add(`update_${table}_many`, 'update_many', new GraphQLList(response), updates, description)
      const pk = { pk_columns: { type: required(primaryKeyInput(types, table, key)) } }
      if (keyed)
        add(`update_${table}_by_pk`, 'update_by_pk', outputType(types, table), { ...operators, ...pk }, description)
    }
    if (permission.delete) {
      const { description } = permission.delete
      add(`delete_${table}`, 'delete', response, where, description)
      if (keyed)
        add(`delete_${table}_by_pk`, 'delete_by_pk', outputType(types, table), requiredValuesOf(key), description)
    }
  }
  return fields
}

/** `x_mutation_response`; without `returning` for a role that may not read the table. */
function responseType(types: Types, table: string): GraphQLObjectType {
  const name = `${table}_mutation_response`
  return types.once(
    name,
    () =>
      new GraphQLObjectType({
        name,
        fields: () => ({
          affected_rows: { type: required(GraphQLInt), ...means({ kind: 'affected_rows' }) },
          ...(types.columns(table).length > 0
            ? {
                returning: {
                  type: required(new GraphQLList(required(outputType(types, table)))),
                  ...means({ kind: 'returning' }),
                },
              }
            : {}),
        }),
      }),
  )
}

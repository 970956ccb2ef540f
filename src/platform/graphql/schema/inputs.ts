import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputType,
} from 'graphql'
import { conflictKeys } from '../catalog.ts'
import type { Column } from '../model.ts'
import { pgType } from '../pg-types.ts'
import { boolExp } from './bool-exp.ts'
import { scalar } from './scalars.ts'
import { columnEnum, type Types } from './types.ts'

/** Hasura's word for "no column": an enum cannot be empty. */
export const noColumn = '_PLACEHOLDER'

const required = (type: GraphQLInputType): GraphQLNonNull<GraphQLInputType> => new GraphQLNonNull(type)

/** `x_insert_input`: the columns the role may give, and the related rows it may insert along. */
export function insertInput(types: Types, table: string): GraphQLInputObjectType {
  const name = `${table}_insert_input`
  return types.once(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        fields: () => {
          const fields = valuesOf(types.writable(table, 'insert'))
          for (const relation of types.insertable(table))
            fields[relation.name] = { type: relationInput(types, relation.target, relation.kind) }
          return fields
        },
      }),
  )
}

function relationInput(types: Types, table: string, kind: 'object' | 'array'): GraphQLInputObjectType {
  const name = `${table}_${kind === 'object' ? 'obj' : 'arr'}_rel_insert_input`
  return types.once(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        fields: () => {
          const row = required(insertInput(types, table))
          const conflict = onConflict(types, table)
          return {
            data: { type: kind === 'object' ? row : required(new GraphQLList(row)) },
            ...(conflict ? { on_conflict: { type: conflict } } : {}),
          }
        },
      }),
  )
}

/** `x_on_conflict`, where a unique key exists. A role that may not update can only leave the row as it is. */
export function onConflict(types: Types, table: string): GraphQLInputObjectType | undefined {
  const keys = conflictKeys(types.catalog.table(table))
  if (keys.length === 0) return undefined
  const name = `${table}_on_conflict`
  return types.once(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        fields: () => {
          const constraint = types.once(
            `${table}_constraint`,
            () =>
              new GraphQLEnumType({
                name: `${table}_constraint`,
                values: Object.fromEntries(keys.map((key) => [key.name, { value: key.name }])),
              }),
          )
          return {
            constraint: { type: required(constraint) },
            update_columns: { type: required(new GraphQLList(required(updateColumn(types, table)))), defaultValue: [] },
            ...(types.columns(table).length > 0 ? { where: { type: boolExp(types, table) } } : {}),
          }
        },
      }),
  )
}

function updateColumn(types: Types, table: string): GraphQLEnumType {
  const columns = types.writable(table, 'update')
  if (columns.length > 0) return columnEnum(types, `${table}_update_column`, columns)
  const name = `${table}_update_column`
  return types.once(name, () => new GraphQLEnumType({ name, values: { [noColumn]: { value: noColumn } } }))
}

/** `_set`, `_inc` and the jsonb operators, as far as the role's columns allow them. */
export function updateOperators(types: Types, table: string): GraphQLFieldConfigArgumentMap {
  const settable = types.writable(table, 'update')
  // An operator that starts from the old value tells something of it, so the role must be able to read it.
  const changeable = settable.filter((column) => types.columns(table).includes(column))
  const json = changeable.filter(({ type }) => pgType(type).json && pgType(type).cast === 'jsonb')
  const numeric = changeable.filter(({ type }) => pgType(type).numeric)
  const operators: [name: string, columns: readonly Column[], type?: GraphQLInputType][] = [
    ['set', settable],
    ['inc', numeric],
    ['append', json],
    ['prepend', json],
    ['delete_key', json, GraphQLString],
    ['delete_elem', json, GraphQLInt],
    ['delete_at_path', json, new GraphQLList(required(GraphQLString))],
  ]
  return Object.fromEntries(
    operators
      .filter(([, columns]) => columns.length > 0)
      .map(([operator, columns, type]) => {
        const name = `${table}_${operator}_input`
        const make = (): GraphQLInputObjectType => new GraphQLInputObjectType({ name, fields: valuesOf(columns, type) })
        return [`_${operator}`, { type: types.once(name, make) }]
      }),
  )
}

/** `x_updates`: one change of several in `update_x_many`. */
export function updatesInput(types: Types, table: string): GraphQLInputObjectType {
  const name = `${table}_updates`
  const make = (): GraphQLInputObjectType =>
    new GraphQLInputObjectType({
      name,
      fields: () => ({ ...updateOperators(types, table), where: { type: required(boolExp(types, table)) } }),
    })
  return types.once(name, make)
}

/** `x_pk_columns_input`. */
export function primaryKeyInput(types: Types, table: string, key: readonly Column[]): GraphQLInputObjectType {
  const name = `${table}_pk_columns_input`
  return types.once(name, () => new GraphQLInputObjectType({ name, fields: requiredValuesOf(key) }))
}

/** Every column of a key, each required. */
export function requiredValuesOf(columns: readonly Column[]): Record<string, { type: GraphQLInputType }> {
  return Object.fromEntries(columns.map((column) => [column.name, { type: required(inputType(column)) }]))
}

function valuesOf(columns: readonly Column[], type?: GraphQLInputType): GraphQLInputFieldConfigMap {
  return Object.fromEntries(
    columns.map((column) => [
      column.name,
      { type: type ?? inputType(column), ...(column.description ? { description: column.description } : {}) },
    ]),
  )
}

function inputType(column: Column): GraphQLInputType {
  const { scalar: name, array } = pgType(column.type)
  return array ? new GraphQLList(required(scalar(name))) : scalar(name)
}

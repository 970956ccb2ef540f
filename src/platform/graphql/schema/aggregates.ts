import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLFieldConfigMap,
} from 'graphql'
import type { Column } from '../model.ts'
import { aggregateFunctions, columnsFor } from './aggregate-columns.ts'
import { pgType } from '../pg-types.ts'
import { means, type AggregateFunction } from './meaning.ts'
import { scalar } from './scalars.ts'
import { columnEnum, type Types } from './types.ts'

/** `x_aggregate`: the figures of a set of rows, and the rows where the role reads any of their columns. */
export function aggregateType(types: Types, table: string, row?: GraphQLObjectType): GraphQLObjectType {
  const name = `${table}_aggregate`
  return types.once(
    name,
    () =>
      new GraphQLObjectType({
        name,
        fields: () => ({
          aggregate: { type: figuresType(types, table), ...means({ kind: 'aggregate' }) },
          ...(row
            ? {
                nodes: {
                  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(row))),
                  ...means({ kind: 'nodes' }),
                },
              }
            : {}),
        }),
      }),
  )
}

function figuresType(types: Types, table: string): GraphQLObjectType {
  const name = `${table}_aggregate_fields`
  return types.once(name, () => {
    const readable = types.columns(table)
    const column = () => columnEnum(types, `${table}_select_column`, readable)
    const fields: GraphQLFieldConfigMap<unknown, unknown> = {
      count: {
        type: new GraphQLNonNull(GraphQLInt),
        args:
          readable.length === 0
            ? {}
            : {
                columns: { type: new GraphQLList(new GraphQLNonNull(column())) },
                distinct: { type: GraphQLBoolean },
              },
        ...means({ kind: 'count' }),
      },
    }
    for (const fn of aggregateFunctions) {
      const columns = columnsFor(types, table, fn)
      if (columns.length > 0)
        fields[fn] = { type: functionType(types, table, fn, columns), ...means({ kind: 'function', name: fn }) }
    }
    return new GraphQLObjectType({ name, fields })
  })
}

function functionType(
  types: Types,
  table: string,
  fn: AggregateFunction,
  columns: readonly Column[],
): GraphQLObjectType {
  const name = `${table}_${fn}_fields`
  const keepsType = fn === 'min' || fn === 'max' || fn === 'sum'
  return types.once(
    name,
    () =>
      new GraphQLObjectType({
        name,
        fields: Object.fromEntries(
          columns.map((column) => [
            column.name,
            {
              type: keepsType ? scalar(pgType(column.type).scalar) : GraphQLFloat,
              ...means({ kind: 'column', column }),
            },
          ]),
        ),
      }),
  )
}

import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
} from 'graphql'
import type { Column } from '../model.ts'
import { pgType } from '../pg-types.ts'
import { aggregateType } from './aggregates.ts'
import { boolExp } from './bool-exp.ts'
import { means } from './meaning.ts'
import { orderBy } from './order-by.ts'
import { scalar } from './scalars.ts'
import { columnEnum, type Types } from './types.ts'

/** The arguments of every list: distinct_on, limit, offset, order_by, where. */
export function listArguments(types: Types, table: string): GraphQLFieldConfigArgumentMap {
  const column = columnEnum(types, `${table}_select_column`, types.columns(table))
  return {
    distinct_on: { type: new GraphQLList(new GraphQLNonNull(column)) },
    limit: { type: GraphQLInt },
    offset: { type: GraphQLInt },
    order_by: { type: new GraphQLList(new GraphQLNonNull(orderBy(types, table))) },
    where: { type: boolExp(types, table) },
  }
}

/** The arguments of an aggregate over a table of which the role reads no column. */
export function countArguments(types: Types, table: string): GraphQLFieldConfigArgumentMap {
  return { limit: { type: GraphQLInt }, offset: { type: GraphQLInt }, where: { type: boolExp(types, table) } }
}

/** The object type of a table's row, with its relations. */
export function outputType(types: Types, table: string): GraphQLObjectType {
  return types.once(
    table,
    () =>
      new GraphQLObjectType({
        name: table,
        ...described(types.catalog.table(table)),
        fields: () => {
          const fields: GraphQLFieldConfigMap<unknown, unknown> = {}
          for (const column of types.columns(table))
            fields[column.name] = {
              type: columnType(column),
              ...described(column),
              ...(pgType(column.type).json ? { args: { path: { type: GraphQLString } } } : {}),
              ...means({ kind: 'column', column }),
            }
          for (const relation of types.relations(table)) {
            const { name, target, kind } = relation
            if (kind === 'object') {
              const row = outputType(types, target)
              const type = types.isAlwaysThere(relation) ? new GraphQLNonNull(row) : row
              fields[name] = { type, ...means({ kind: 'object', relation }) }
              continue
            }
            const args = listArguments(types, target)
            const rows = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(outputType(types, target))))
            fields[name] = { type: rows, args, ...means({ kind: 'array', relation }) }
            if (types.mayAggregate(target))
              fields[`${name}_aggregate`] = {
                type: new GraphQLNonNull(aggregateType(types, target, outputType(types, target))),
                args,
                ...means({ kind: 'array_aggregate', relation }),
              }
          }
          return fields
        },
      }),
  )
}

function described({ description }: { description?: string }): { description?: string } {
  return description ? { description } : {}
}

function columnType(column: Column): GraphQLOutputType {
  const { scalar: name, array } = pgType(column.type)
  const type = array ? new GraphQLList(new GraphQLNonNull(scalar(name))) : scalar(name)
  return column.nullable ? type : new GraphQLNonNull(type)
}

import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLInputFieldConfigMap,
} from 'graphql'
import { pgType } from '../pg-types.ts'
import { comparisonExp } from './comparison.ts'
import { columnEnum, type Types } from './types.ts'

/** `x_bool_exp`: the filter on a table, through its relations and their aggregates. */
export function boolExp(types: Types, table: string): GraphQLInputObjectType {
  const name = `${table}_bool_exp`
  return types.once(name, () => {
    const self: GraphQLInputObjectType = new GraphQLInputObjectType({
      name,
      fields: () => {
        const list = new GraphQLList(new GraphQLNonNull(self))
        const fields: GraphQLInputFieldConfigMap = { _and: { type: list }, _or: { type: list }, _not: { type: self } }
        for (const column of types.columns(table)) fields[column.name] = { type: comparisonExp(types, column.type) }
        for (const relation of types.relations(table)) {
          fields[relation.name] = { type: boolExp(types, relation.target) }
          if (relation.kind === 'array' && types.mayAggregate(relation.target))
            fields[`${relation.name}_aggregate`] = { type: aggregateBoolExp(types, relation.target) }
        }
        return fields
      },
    })
    return self
  })
}

function aggregateBoolExp(types: Types, table: string): GraphQLInputObjectType {
  const name = `${table}_aggregate_bool_exp`
  return types.once(name, () => {
    const columns = types.columns(table)
    const booleans = columns.filter((column) => pgType(column.type).scalar === 'Boolean' && !pgType(column.type).array)
    return new GraphQLInputObjectType({
      name,
      fields: () => ({
        count: {
          type: types.once(`${name}_count`, () => {
            const column = columnEnum(types, `${table}_select_column`, columns)
            return new GraphQLInputObjectType({
              name: `${name}_count`,
              fields: {
                arguments: { type: new GraphQLList(new GraphQLNonNull(column)) },
                distinct: { type: GraphQLBoolean },
                filter: { type: boolExp(types, table) },
                predicate: { type: new GraphQLNonNull(comparisonExp(types, 'int4')) },
              },
            })
          }),
        },
        ...(booleans.length === 0
          ? {}
          : Object.fromEntries(
              ['bool_and', 'bool_or'].map((fn) => [
                fn,
                {
                  type: new GraphQLInputObjectType({
                    name: `${name}_${fn}`,
                    fields: {
                      arguments: {
                        type: new GraphQLNonNull(columnEnum(types, `${table}_select_column_boolean`, booleans)),
                      },
                      distinct: { type: GraphQLBoolean },
                      filter: { type: boolExp(types, table) },
                      predicate: { type: new GraphQLNonNull(comparisonExp(types, 'bool')) },
                    },
                  }),
                },
              ]),
            )),
      }),
    })
  })
}

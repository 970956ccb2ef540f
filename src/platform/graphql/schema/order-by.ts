import { GraphQLEnumType, GraphQLInputObjectType, type GraphQLInputFieldConfigMap } from 'graphql'
import { aggregateFunctions, columnsFor } from './aggregate-columns.ts'
import type { Types } from './types.ts'

export const directions: Readonly<Record<string, string>> = {
  asc: 'asc nulls last',
  asc_nulls_first: 'asc nulls first',
  asc_nulls_last: 'asc nulls last',
  desc: 'desc nulls first',
  desc_nulls_first: 'desc nulls first',
  desc_nulls_last: 'desc nulls last',
}

function direction(types: Types): GraphQLEnumType {
  const values = Object.fromEntries(Object.keys(directions).map((name) => [name, { value: name }]))
  return types.once('order_by', () => new GraphQLEnumType({ name: 'order_by', values }))
}

/** `x_order_by`: by columns, through object relations, by aggregates of array relations. */
export function orderBy(types: Types, table: string): GraphQLInputObjectType {
  const name = `${table}_order_by`
  return types.once(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        fields: () => {
          const fields: GraphQLInputFieldConfigMap = {}
          for (const column of types.columns(table)) fields[column.name] = { type: direction(types) }
          for (const relation of types.relations(table)) {
            if (relation.kind === 'object') fields[relation.name] = { type: orderBy(types, relation.target) }
            else if (types.mayAggregate(relation.target))
              fields[`${relation.name}_aggregate`] = { type: aggregateOrderBy(types, relation.target) }
          }
          return fields
        },
      }),
  )
}

function aggregateOrderBy(types: Types, table: string): GraphQLInputObjectType {
  const name = `${table}_aggregate_order_by`
  return types.once(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        fields: () => {
          const fields: GraphQLInputFieldConfigMap = { count: { type: direction(types) } }
          for (const fn of aggregateFunctions) {
            const columns = columnsFor(types, table, fn)
            if (columns.length === 0) continue
            fields[fn] = {
              type: new GraphQLInputObjectType({
                name: `${table}_${fn}_order_by`,
                fields: Object.fromEntries(columns.map((column) => [column.name, { type: direction(types) }])),
              }),
            }
          }
          return fields
        },
      }),
  )
}

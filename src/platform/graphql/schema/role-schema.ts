import {
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfigMap,
} from 'graphql'
import type { Catalog } from '../catalog.ts'
import { pgType } from '../pg-types.ts'
import { aggregateType } from './aggregates.ts'
import { means } from './meaning.ts'
import { mutationFields } from './mutations.ts'
import { countArguments, listArguments, outputType } from './outputs.ts'
import { scalar } from './scalars.ts'
import { Types } from './types.ts'

/** The schema of one role: exactly what its permissions let it read and write, in Hasura's names. */
export function roleSchema(
  catalog: Catalog,
  role: string,
  options: { mutations: boolean; expressions?: boolean },
): GraphQLSchema {
  const types = new Types(catalog, role, options.expressions)
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {}
  for (const { name, primaryKey, description: ofTable } of catalog.tables()) {
    const columns = types.columns(name)
    if (columns.length === 0) {
      if (types.mayAggregate(name))
        fields[`${name}_aggregate`] = {
          type: new GraphQLNonNull(aggregateType(types, name)),
          args: countArguments(types, name),
          ...means({ kind: 'aggregate_list', table: name }),
        }
      continue
    }
    const row = outputType(types, name)
    const args = listArguments(types, name)
    const description = catalog.permission(role, name)?.select?.description ?? ofTable
    const described = description ? { description } : {}
    fields[name] = {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(row))),
      args,
      ...described,
      ...means({ kind: 'list', table: name }),
    }
    if (types.mayAggregate(name))
      fields[`${name}_aggregate`] = {
        type: new GraphQLNonNull(aggregateType(types, name, row)),
        args,
        ...described,
        ...means({ kind: 'aggregate_list', table: name }),
      }
    const key = columns.filter((column) => primaryKey.includes(column.name))
    if (primaryKey.length > 0 && key.length === primaryKey.length)
      fields[`${name}_by_pk`] = {
        type: row,
        ...described,
        args: Object.fromEntries(
          key.map((column) => [column.name, { type: new GraphQLNonNull(scalar(pgType(column.type).scalar)) }]),
        ),
        ...means({ kind: 'by_pk', table: name }),
      }
  }
  // A schema needs a field; this is the one Hasura gives to a role without permissions.
  if (Object.keys(fields).length === 0) fields['no_queries_available'] = { type: GraphQLString }
  const writes = options.mutations ? mutationFields(types) : {}
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'query_root', fields }),
    ...(Object.keys(writes).length > 0
      ? { mutation: new GraphQLObjectType({ name: 'mutation_root', fields: writes }) }
      : {}),
  })
}

import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLScalarType,
} from 'graphql'
import { pgType } from '../pg-types.ts'
import { scalar } from './scalars.ts'
import type { Types } from './types.ts'

const listOf = (type: GraphQLScalarType): GraphQLList<GraphQLNonNull<GraphQLScalarType>> =>
  new GraphQLList(new GraphQLNonNull(type))

const ofAll = ['_eq', '_neq', '_gt', '_gte', '_lt', '_lte']
const ofText = ['_like', '_nlike', '_ilike', '_nilike']
const expressions = ['_similar', '_nsimilar', '_regex', '_nregex', '_iregex', '_niregex']

/** `uuid_comparison_exp`, `String_array_comparison_exp` …: the operators a column of this type takes. */
export function comparisonExp(types: Types, columnType: string): GraphQLInputObjectType {
  const { scalar: name, array, text, json } = pgType(columnType)
  const typeName = `${name}${array ? '_array' : ''}_comparison_exp`
  return types.once(typeName, () => {
    const value = array ? listOf(scalar(name)) : scalar(name)
    return new GraphQLInputObjectType({
      name: typeName,
      fields: () => ({
        ...Object.fromEntries(ofAll.map((operator) => [operator, { type: value }])),
        _in: { type: new GraphQLList(new GraphQLNonNull(value)) },
        _nin: { type: new GraphQLList(new GraphQLNonNull(value)) },
        _is_null: { type: GraphQLBoolean },
        ...(text
          ? Object.fromEntries(
              [...ofText, ...(types.expressions ? expressions : [])].map((operator) => [operator, { type: value }]),
            )
          : {}),
        ...(array || json ? { _contains: { type: value }, _contained_in: { type: value } } : {}),
        ...(json
          ? {
              _has_key: { type: GraphQLString },
              _has_keys_any: { type: listOf(GraphQLString) },
              _has_keys_all: { type: listOf(GraphQLString) },
              _cast: { type: castExp(types, name) },
            }
          : {}),
      }),
    })
  })
}

function castExp(types: Types, name: string): GraphQLInputObjectType {
  const typeName = `${name}_cast_exp`
  return types.once(
    typeName,
    () =>
      new GraphQLInputObjectType({
        name: typeName,
        fields: () => ({ String: { type: comparisonExp(types, 'text') } }),
      }),
  )
}

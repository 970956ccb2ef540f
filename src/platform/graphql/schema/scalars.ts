import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  Kind,
  valueFromASTUntyped,
  type ValueNode,
} from 'graphql'

const scalars = new Map<string, GraphQLScalarType>(
  [GraphQLInt, GraphQLFloat, GraphQLString, GraphQLBoolean].map((scalar) => [scalar.name, scalar]),
)

/** The scalar of that name; PostgreSQL itself judges the text of all but GraphQL's own ones. */
export function scalar(name: string): GraphQLScalarType {
  const known = scalars.get(name)
  if (known) return known
  const made =
    name === 'jsonb' || name === 'json'
      ? new GraphQLScalarType({ name, parseValue: (value) => value, parseLiteral: valueFromASTUntyped })
      : new GraphQLScalarType({
          name,
          parseValue: (value) => plain(name, value),
          parseLiteral: (node) => literal(name, node),
        })
  scalars.set(name, made)
  return made
}

function plain(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  throw new GraphQLError(`a value of type ${name} is a string or a number`)
}

// The digits of a literal stay text: 9007199254740993 must not pass through a double.
function literal(name: string, node: ValueNode): string {
  if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT) return node.value
  throw new GraphQLError(`a value of type ${name} is a string or a number`, { nodes: node })
}

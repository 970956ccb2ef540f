// The TypeScript types of what a GraphQL document takes and gives, worked out from its text and the data API's schema.
import {
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  type TypeNode,
  validate,
} from 'graphql'

/** What a column holds, more exactly than the data API's scalar says; undefined when nothing more is known. */
export type ColumnType = (table: string, column: string) => string | undefined

const scalars: Record<string, string> = {
  Boolean: 'boolean',
  Int: 'number',
  Float: 'number',
  bigint: 'number',
  numeric: 'number',
  jsonb: 'unknown',
}

/** The text of `{ data: …; variables: … }` for one document. Throws with what is wrong when it does not fit the schema. */
export function readType(schema: GraphQLSchema, text: string, columnType: ColumnType): string {
  const document = parse(text)
  const problems = validate(schema, document)
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('; '))
  const [definition] = document.definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION || document.definitions.length !== 1)
    throw new Error('a document of the product is one operation, without fragments')
  const root = definition.operation === OperationTypeNode.MUTATION ? schema.getMutationType() : schema.getQueryType()
  if (!root) throw new Error(`the schema has no ${definition.operation}`)
  const variables = (definition.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
    const required = type.kind === Kind.NON_NULL_TYPE && !defaultValue
    return `${variable.name.value}${required ? '' : '?'}: ${variableType(type)}`
  })
  const taken = variables.length === 0 ? 'Record<string, never>' : `{ ${variables.join('; ')} }`
  return `{ data: ${selectionType(root, definition.selectionSet, columnType)}; variables: ${taken} }`
}

function selectionType(parent: GraphQLObjectType, set: SelectionSetNode, columnType: ColumnType): string {
  const known = parent.getFields()
  const fields = set.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) throw new Error('a document of the product has no fragments')
    const field = known[selection.name.value]
    if (!field) throw new Error(`${parent.name} has no ${selection.name.value}`)
    const own = columnType(parent.name, field.name)
    // The dialect declares it nullable and the engine always gives it.
    const type = field.name === 'aggregate' ? new GraphQLNonNull(getNullableType(field.type)) : field.type
    return `${selection.alias?.value ?? field.name}: ${outputType(type, selection.selectionSet, own, columnType)}`
  })
  return `{ ${fields.join('; ')} }`
}

function outputType(
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  own: string | undefined,
  columnType: ColumnType,
): string {
  const plain = getNullableType(type)
  const named = getNamedType(plain)
  const element = isObjectType(named) && set ? selectionType(named, set, columnType) : (own ?? scalarType(named.name))
  const whole = isListType(plain) ? `(${element})[]` : element
  return isNonNullType(type) ? whole : `${whole} | null`
}

function variableType(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return bareVariableType(type.type)
  return `${bareVariableType(type)} | null`
}

function bareVariableType(type: Exclude<TypeNode, { kind: Kind.NON_NULL_TYPE }>): string {
  if (type.kind === Kind.LIST_TYPE) return `readonly (${variableType(type.type)})[]`
  const name = type.name.value
  return /_(bool_exp|order_by|set_input|insert_input)$/.test(name) ? 'Condition' : scalarType(name)
}

const scalarType = (name: string): string => scalars[name] ?? 'string'

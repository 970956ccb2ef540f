import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLObjectType,
  GraphQLSkipDirective,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { meaningOf, type Meaning } from '../schema/meaning.ts'
import { readArguments, refuseAbsent, type Arguments } from './values.ts'

const mutationRoot = 'mutation_root'

/** A field of the answer: same-named selections merged, directives applied, arguments read. */
export interface Selected {
  /** Its key in the answer. */
  key: string
  name: string
  /** Absent for `__typename` and for what graphql-js answers itself. */
  meaning: Meaning | undefined
  args: Arguments
  fields: readonly Selected[]
  typeName: string
  nodes: readonly FieldNode[]
}

export interface Source {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Readonly<Record<string, unknown>>
}

/** The fields of selection sets on one type, in the order of their first mention. */
export function collectFields(source: Source, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Selected[] {
  const grouped = new Map<string, FieldNode[]>()
  const spread = new Set<string>()
  for (const set of sets) group(source, set, grouped, spread)
  const definitions = type.getFields()
  return [...grouped].map(([key, nodes]) => {
    const [node] = nodes
    const name = node?.name.value ?? ''
    const definition = definitions[name]
    const named = definition && getNamedType(definition.type)
    const inner = nodes.flatMap((each) => each.selectionSet ?? [])
    if (type.name === mutationRoot && node) refuseAbsent(node, source.variables)
    return {
      key,
      name,
      nodes,
      typeName: type.name,
      meaning: definition && meaningOf(definition),
      args: definition && node ? readArguments(definition, node, source.variables) : new Map(),
      fields: named instanceof GraphQLObjectType ? collectFields(source, named, inner) : [],
    }
  })
}

function group(source: Source, set: SelectionSetNode, grouped: Map<string, FieldNode[]>, spread: Set<string>): void {
  for (const selection of set.selections) {
    if (!included(source, selection)) continue
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value
      const nodes = grouped.get(key)
      if (nodes) nodes.push(selection)
      else grouped.set(key, [selection])
    } else if (selection.kind === Kind.INLINE_FRAGMENT) group(source, selection.selectionSet, grouped, spread)
    else if (!spread.has(selection.name.value)) {
      spread.add(selection.name.value)
      const fragment = source.fragments.get(selection.name.value)
      if (fragment) group(source, fragment.selectionSet, grouped, spread)
    }
  }
}

function included(source: Source, node: SelectionNode): boolean {
  if (!node.directives || node.directives.length === 0) return true
  const skip = getDirectiveValues(GraphQLSkipDirective, node, source.variables)
  if (skip?.['if'] === true) return false
  return getDirectiveValues(GraphQLIncludeDirective, node, source.variables)?.['if'] !== false
}

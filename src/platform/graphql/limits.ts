import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { overLimit } from './errors.ts'

export interface Limits {
  /** Nested selection sets of an operation, introspection exempt, and rows nested in rows to insert. */
  depth: number
  /** Fields of an operation, fragments counted wherever they are spread. */
  fields: number
  aliases: number
  tokens: number
  /** Length of a document's text. */
  characters: number
  rootFields: number
  /** Rows of one list; a larger `limit` is lowered to it. */
  rows: number
  /** Nesting of a filter, in the document or in its variables. */
  filterDepth: number
  /** Comparisons, connectives and sort keys of a whole request. */
  filterTerms: number
  /** `%` in one pattern of `_like`. */
  wildcards: number
  /** Values of one `_in`. */
  inList: number
  statementTimeoutMs: number
  /** Rows a request may touch at worst: the product of nested limits, 50 for a nested list without one. */
  cost: number
  /** Rows that a request hands over to be inserted, those nested in others included, and changes of `update_x_many`. */
  objects: number
  /** Rows that one field of a mutation may write. */
  writtenRows: number
  /** Values of all kinds in a request's variables. */
  variableValues: number
  /** Length of a request's variables, in characters of their keys and texts. */
  variableCharacters: number
  /** Operations of one batch. */
  batch: number
  /** Root fields, aliases counted one by one, of all operations of a batch together. */
  batchFields: number
}

export const defaultLimits: Limits = {
  depth: 10,
  fields: 300,
  aliases: 100,
  tokens: 10_000,
  characters: 100_000,
  rootFields: 20,
  rows: 1000,
  filterDepth: 20,
  filterTerms: 1000,
  wildcards: 20,
  inList: 1000,
  statementTimeoutMs: 10_000,
  cost: 5_000_000,
  objects: 500,
  writtenRows: 5000,
  variableValues: 12_000,
  variableCharacters: 200_000,
  batch: 20,
  batchFields: 60,
}

export interface Size {
  /** Fields of the set itself, those of its fragments included. */
  level: number
  depth: number
  fields: number
  aliases: number
}

/** Refuses an operation that is too deep, too wide or too much aliased, else tells its size. Safe on a document not yet validated. */
export function checkOperation(document: DocumentNode, operation: OperationDefinitionNode, limits: Limits): Size {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const known = new Map<string, Size>()

  const measure = (set: SelectionSetNode): Size => {
    const size: Size = { level: 0, depth: 1, fields: 0, aliases: 0 }
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        size.fields += 1
        size.level += 1
        if (selection.alias) size.aliases += 1
        if (selection.name.value === '__schema' || selection.name.value === '__type') continue
        if (selection.selectionSet) add(size, measure(selection.selectionSet), 1)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) add(size, measure(selection.selectionSet), 0)
      else add(size, fragmentSize(selection.name.value), 0)
    }
    return size
  }
  const fragmentSize = (name: string): Size => {
    const done = known.get(name)
    if (done) return done
    // A fragment that spreads itself counts as empty here; validation refuses it afterwards.
    known.set(name, empty)
    const fragment = fragments.get(name)
    const size = fragment ? measure(fragment.selectionSet) : empty
    known.set(name, size)
    return size
  }

  const size = measure(operation.selectionSet)
  within('rootFields', size.level, limits)
  within('depth', size.depth, limits)
  within('fields', size.fields, limits)
  within('aliases', size.aliases, limits)
  return size
}

const empty: Size = { level: 0, depth: 0, fields: 0, aliases: 0 }

function add(into: Size, part: Size, deeper: 0 | 1): void {
  if (deeper === 0) into.level += part.level
  into.depth = Math.max(into.depth, part.depth + deeper)
  into.fields += part.fields
  into.aliases += part.aliases
}

function within(limit: 'depth' | 'fields' | 'aliases' | 'rootFields', found: number, limits: Limits): void {
  if (found > limits[limit]) throw overLimit(limit, found, limits[limit])
}

/**
 * Refuses variables that are too many, too long or nested so deep that reading them would exhaust the stack; walks
 * without recursion.
 */
export function checkVariables(variables: unknown, limits: Limits): void {
  // One level of a filter is two of JSON (`_and: [{`), with room for the values themselves.
  const allowed = limits.filterDepth * 3 + 4
  let level: unknown[] = [variables]
  let values = 0
  let characters = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > allowed) throw overLimit('filterDepth', Math.ceil(depth / 3), limits.filterDepth)
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') characters += value.length
      if (typeof value !== 'object' || value === null) continue
      const children: unknown[] = Object.values(value)
      values += children.length
      if (!Array.isArray(value)) for (const key of Object.keys(value)) characters += key.length
      if (values > limits.variableValues) throw overLimit('variableValues', values, limits.variableValues)
      for (const child of children)
        if (typeof child === 'string' || (typeof child === 'object' && child !== null)) next.push(child)
    }
    if (characters > limits.variableCharacters)
      throw overLimit('variableCharacters', characters, limits.variableCharacters)
    level = next
  }
}

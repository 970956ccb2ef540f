import {
  getVariableValues,
  Kind,
  OperationTypeNode,
  parse,
  stripIgnoredCharacters,
  typeFromAST,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  isInputType,
} from 'graphql'
import { inRequestOrder, shapeOf } from './compile/values.ts'
import { fromGraphql, fromParser, fromVariable } from './document-error.ts'
import { ApiError, invalid, overLimit } from './errors.ts'
import { checkOperation, checkVariables, type Limits } from './limits.ts'
import { Lru } from '../lru/lru.ts'

/** A parsed and validated operation of one role. */
export interface Prepared {
  /** Its part of a plan's key. */
  id: number
  document: DocumentNode
  operation: OperationDefinitionNode
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: readonly { name: string; type: GraphQLInputType; literal: boolean }[]
  /** Fields of the root, aliases counted one by one. */
  rootFields: number
}

// In characters of text: a parsed document takes some fifty times its text, a plan little more than its SQL.
const documentsKept = 1_000_000
const plansKept = 4_000_000

/** The operations one role has asked for, by normalised text: comments and layout make no new document. */
export class DocumentCache<Plan> {
  readonly #schema: GraphQLSchema
  readonly #limits: Limits
  readonly #normalised = new Lru<string, string>(documentsKept)
  readonly #prepared = new Lru<string, Prepared>(documentsKept)
  readonly #plans = new Lru<string, Plan>(plansKept)
  #lastId = 0

  constructor(schema: GraphQLSchema, limits: Limits) {
    this.#schema = schema
    this.#limits = limits
  }

  /**
   * @param options.mutations false refuses a document whose chosen operation is a mutation, whatever else it is.
   * @param options.allowed the only documents that may run, by normalised text.
   * @throws ApiError when the document does not parse, is over a limit or does not fit the role's schema.
   */
  prepare(
    text: string,
    operationName: string | undefined,
    options: { mutations: boolean; allowed?: ReadonlySet<string> | undefined },
  ): Prepared {
    const normal = this.#normalise(text)
    if (options.allowed && !options.allowed.has(normal)) throw invalid('query is not in any of the allowlists')
    const key = `${operationName ?? ''}\n${normal}`
    const known = this.#prepared.get(key)
    if (known) {
      refuseMutation(known.operation, options.mutations)
      return known
    }
    const fresh = this.#read(text, operationName, options.mutations)
    this.#prepared.set(key, fresh, key.length)
    return fresh
  }

  /** The plan of an operation for variables of one shape, made when there is none. */
  plan(prepared: Prepared, shape: string, make: () => Plan, sizeOf: (plan: Plan) => number): Plan {
    const key = `${prepared.id}\n${shape}`
    const known = this.#plans.get(key)
    if (known) return known
    const fresh = make()
    this.#plans.set(key, fresh, key.length + sizeOf(fresh))
    return fresh
  }

  #normalise(text: string): string {
    const known = this.#normalised.get(text)
    if (known !== undefined) return known
    if (text.length > this.#limits.characters) throw overLimit('characters', text.length, this.#limits.characters)
    try {
      const normal = stripIgnoredCharacters(text)
      this.#normalised.set(text, normal, text.length + normal.length)
      return normal
    } catch (error) {
      throw fromParser(error)
    }
  }

  #read(text: string, operationName: string | undefined, mutations: boolean): Prepared {
    const document = this.#parse(text)
    const operation = chooseOperation(document, operationName)
    refuseMutation(operation, mutations)
    for (const definition of document.definitions)
      if (definition.kind === Kind.OPERATION_DEFINITION && definition !== operation)
        checkOperation(document, definition, this.#limits)
    const { level: rootFields } = checkOperation(document, operation, this.#limits)
    if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw invalid('no subscriptions exist')
    if (operation.operation === OperationTypeNode.MUTATION && !this.#schema.getMutationType())
      throw invalid('no mutations exist')
    const [error] = validate(this.#schema, document, undefined, { maxErrors: 1 })
    if (error) throw fromGraphql(error, document)
    this.#lastId += 1
    return {
      id: this.#lastId,
      document,
      operation,
      fragments: fragmentsOf(document),
      variables: this.#variables(document, operation),
      rootFields,
    }
  }

  #parse(text: string): DocumentNode {
    try {
      return parse(text, { noLocation: true, maxTokens: this.#limits.tokens })
    } catch (error) {
      throw fromParser(error)
    }
  }

  #variables(document: DocumentNode, operation: OperationDefinitionNode): Prepared['variables'] {
    const limits = new Set<string>()
    visit(document, {
      Argument(node) {
        if (node.name.value === 'limit' && node.value.kind === Kind.VARIABLE) limits.add(node.value.name.value)
      },
    })
    return (operation.variableDefinitions ?? []).map((definition) => {
      const name = definition.variable.name.value
      const type = typeFromAST(this.#schema, definition.type)
      if (!isInputType(type)) throw invalid(`variable "$${name}" has no input type`)
      return { name, type, literal: limits.has(name) }
    })
  }
}

/** A request's variables, coerced, and the part of them that decides the SQL. */
export function readVariables(
  schema: GraphQLSchema,
  prepared: Prepared,
  given: unknown,
  limits: Limits,
): { values: Record<string, unknown>; shape: string } {
  if (given !== undefined && given !== null && (typeof given !== 'object' || Array.isArray(given)))
    throw new ApiError('parse-failed', 'expected an object for "variables"', { path: '$.variables' })
  if (prepared.variables.length === 0) return { values: {}, shape: '' }
  checkVariables(given, limits)
  const raw: { readonly [name: string]: unknown } = { ...given }
  const { coerced, errors } = getVariableValues(schema, prepared.operation.variableDefinitions ?? [], raw, {
    maxErrors: 1,
  })
  if (errors?.[0]) throw fromVariable(errors[0], prepared.document)
  const values: Record<string, unknown> = {}
  let shape = ''
  for (const { name, type, literal } of prepared.variables) {
    if (!coerced || !Object.hasOwn(coerced, name)) {
      shape += '-;'
      continue
    }
    const value = inRequestOrder(coerced[name], raw[name])
    values[name] = value
    shape += `${literal ? JSON.stringify(value) : shapeOf(value, type)};`
  }
  return { values, shape }
}

function chooseOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (name !== undefined) {
    const named = operations.find((operation) => operation.name?.value === name)
    if (!named) throw invalid(`no such operation found in the document: "${name}"`)
    return named
  }
  const [only, another] = operations
  if (!only) throw invalid('the document contains no operation')
  if (another)
    throw invalid('exactly one operation has to be present in the document when operationName is not specified')
  return only
}

function refuseMutation(operation: OperationDefinitionNode, allowed: boolean): void {
  if (operation.operation === OperationTypeNode.MUTATION && !allowed)
    throw new ApiError('validation-failed', 'mutations are only taken by POST', { status: 405 })
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  return fragments
}

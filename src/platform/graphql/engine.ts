import { createHash } from 'node:crypto'
import { executeSync, Kind, OperationTypeNode, print, type DocumentNode, type GraphQLSchema } from 'graphql'
import { createCatalog, predicatesOf, type Catalog } from './catalog.ts'
import { bindValues } from './compile/bind.ts'
import { collectFields, type Selected } from './compile/collect.ts'
import { Context, tableScope } from './compile/context.ts'
import { compileQuery, isIntrospection, type Compiled } from './compile/operation.ts'
import { predicateSql } from './compile/where.ts'
import { fromGraphql } from './document-error.ts'
import { ApiError, errorBody, fromDatabase, invalid } from './errors.ts'
import { defaultLimits, type Limits } from './limits.ts'
import type { Model, Run, Session } from './model.ts'
import { DocumentCache, readVariables, type Prepared } from './plan-cache.ts'
import { roleSchema } from './schema/role-schema.ts'

export interface EngineOptions {
  model: Model
  run: Run
  /** Departures from `defaultLimits`, for all roles or by role. */
  limits?: Partial<Limits> | ((role: string) => Partial<Limits>)
  /** Whether a role may ask for the schema; everybody by default. */
  introspection?: (role: string) => boolean
  /** Told of every failure that the caller is not told the cause of. */
  report?: (error: ApiError) => void
  /** False leaves the permission predicates to the database: for tests of row security only. */
  predicates?: boolean
}

export interface Request {
  query: string
  variables?: unknown
  operationName?: string
}

export interface Engine {
  /** Answers a GraphQL-over-HTTP request with the JSON text of `{ data }` or `{ errors }`; never throws. */
  execute(
    request: Request,
    session: Session,
    options?: { allowMutations?: boolean },
  ): Promise<{ status: number; body: string }>
  /**
   * Answers a document's data to code of the same process.
   * @throws ApiError
   */
  query<T>(document: string | DocumentNode, variables: Record<string, unknown>, session: Session): Promise<T>
  schemaFor(role: string): GraphQLSchema
}

interface Plan {
  fields: readonly Selected[]
  introspected: readonly Selected[]
  statement: Compiled | undefined
  name: string
  hits: number
}

interface RoleState {
  schema: GraphQLSchema
  limits: Limits
  documents: DocumentCache<Plan>
}

/** A statement is kept prepared once its plan has served so often. */
const hitsBeforeNaming = 3

/**
 * Builds the engine over a model.
 * @throws Error when the model names something that does not exist.
 */
export function createEngine(options: EngineOptions): Engine {
  const catalog = createCatalog(options.model)
  checkPredicates(catalog)
  const roles = new Map<string, RoleState>()
  const texts = new WeakMap<DocumentNode, string>()
  const { limits: adjusted = {} } = options

  const roleState = (role: string): RoleState => {
    const known = roles.get(role)
    if (known) return known
    const schema = roleSchema(catalog, role)
    const limits = { ...defaultLimits, ...(typeof adjusted === 'function' ? adjusted(role) : adjusted) }
    const state = { schema, limits, documents: new DocumentCache<Plan>(schema, limits) }
    roles.set(role, state)
    return state
  }

  const makePlan = (state: RoleState, role: string, prepared: Prepared, variables: Record<string, unknown>): Plan => {
    const root = state.schema.getQueryType()
    if (!root) throw invalid('no queries exist')
    const fields = collectFields({ fragments: prepared.fragments, variables }, root, [prepared.operation.selectionSet])
    const introspected = fields.filter((field) => isIntrospection(field, root))
    const data = fields.filter((field) => !introspected.includes(field))
    const context = new Context(catalog, role, state.limits, options.predicates ?? true)
    const statement = data.length > 0 || introspected.length === 0 ? compileQuery(context, data) : undefined
    const name = `q${createHash('sha1')
      .update(statement?.sql ?? '')
      .digest('hex')
      .slice(0, 24)}`
    return { fields, introspected, statement, name, hits: 0 }
  }

  const answer = async (request: Request, session: Session, allowMutations: boolean): Promise<string> => {
    if (typeof request.query !== 'string') throw new ApiError('parse-failed', 'the key "query" must be a string')
    const state = roleState(session.role)
    const prepared = state.documents.prepare(request.query, request.operationName ?? undefined)
    if (prepared.operation.operation === OperationTypeNode.MUTATION && !allowMutations)
      throw invalid('mutations are not allowed in this kind of request')
    const { values, shape } = readVariables(state.schema, prepared, request.variables, state.limits)
    const plan = state.documents.plan(prepared, shape, () => makePlan(state, session.role, prepared, values), sizeOf)
    plan.hits += 1
    if (plan.introspected.length > 0 && options.introspection?.(session.role) === false)
      throw invalid('introspection is not allowed')
    const { statement } = plan
    const text =
      statement &&
      (await options.run(
        {
          sql: statement.sql,
          values: bindValues(statement.parameters, values, session, state.limits),
          timeoutMs: state.limits.statementTimeoutMs,
          ...(plan.hits > hitsBeforeNaming ? { name: plan.name } : {}),
        },
        session,
        'read',
      ))
    if (text !== undefined && plan.introspected.length === 0) return text
    return withIntrospection(state.schema, prepared, plan, values, text)
  }

  const answerOrThrow = async (request: Request, session: Session, allowMutations: boolean): Promise<string> => {
    try {
      return await answer(request, session, allowMutations)
    } catch (thrown) {
      const error =
        thrown instanceof RangeError ? invalid('the request is over the limit "depth"') : fromDatabase(thrown)
      if (error.cause !== undefined) options.report?.(error)
      throw error
    }
  }

  return {
    async execute(request, session, { allowMutations = true } = {}) {
      try {
        return { status: 200, body: `{"data":${await answerOrThrow(request, session, allowMutations)}}` }
      } catch (thrown) {
        const error = fromDatabase(thrown)
        return { status: error.status, body: errorBody(error) }
      }
    },
    async query<T>(document: string | DocumentNode, variables: Record<string, unknown>, session: Session) {
      const query = typeof document === 'string' ? document : (texts.get(document) ?? print(document))
      if (typeof document !== 'string') texts.set(document, query)
      // The caller's type argument is its claim about its own document.
      return JSON.parse(await answerOrThrow({ query, variables }, session, true)) as T
    },
    schemaFor: (role) => roleState(role).schema,
  }
}

function sizeOf(plan: Plan): number {
  return plan.statement?.sql.length ?? 0
}

// graphql-js answers what is asked about the schema; the two answers are joined in the order of the fields.
function withIntrospection(
  schema: GraphQLSchema,
  prepared: Prepared,
  plan: Plan,
  variableValues: Record<string, unknown>,
  text: string | undefined,
): string {
  const { operation, document } = prepared
  const selections = plan.introspected.flatMap((field) => field.nodes)
  const asked = { ...operation, selectionSet: { kind: Kind.SELECTION_SET as const, selections } }
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const result = executeSync({
    schema,
    document: { kind: Kind.DOCUMENT, definitions: [asked, ...fragments] },
    variableValues,
  })
  if (result.errors?.[0]) throw fromGraphql(result.errors[0], document)
  const data: Record<string, unknown> = text === undefined ? {} : (JSON.parse(text) as Record<string, unknown>)
  return JSON.stringify(
    Object.fromEntries(plan.fields.map(({ key }) => [key, result.data?.[key] ?? data[key] ?? null])),
  )
}

// A predicate that does not compile must stop the start, not the first request that meets it.
function checkPredicates(catalog: Catalog): void {
  for (const [role, tables] of Object.entries(catalog.model.permissions))
    for (const [table, permission] of Object.entries(tables))
      for (const [place, predicate] of predicatesOf(permission))
        try {
          predicateSql(new Context(catalog, role, defaultLimits, true), tableScope(table, 't0'), predicate)
        } catch (cause) {
          const detail = cause instanceof Error ? cause.message : ''
          throw new Error(`permission of ${role} on ${table}, ${place}: ${detail}`, { cause })
        }
}

import { createHash } from 'node:crypto'
import { OperationTypeNode, print, stripIgnoredCharacters, type DocumentNode, type GraphQLSchema } from 'graphql'
import { createCatalog, predicatesOf, type Catalog } from './catalog.ts'
import { type Bind, bindValues } from './compile/bind.ts'
import { collectFields, type Selected } from './compile/collect.ts'
import { Context, tableScope } from './compile/context.ts'
import { SqlBuilder } from './compile/sql-builder.ts'
import { compileQuery, isIntrospection, type Compiled } from './compile/operation.ts'
import { predicateSql } from './compile/where.ts'
import { ApiError, errorBody, fromDatabase, invalid, overLimit, type OwnFailures } from './errors.ts'
import { withIntrospection } from './introspection.ts'
import { defaultLimits, type Limits } from './limits.ts'
import type { Model, OnWrite, Run, Session, Transact } from './model.ts'
import { mutate } from './mutate/mutate.ts'
import { DocumentCache, readVariables, type Prepared } from './plan-cache.ts'
import { roleSchema } from './schema/role-schema.ts'

export interface EngineOptions {
  model: Model
  run: Run
  /** Runs mutations; without it the schema has none. */
  transaction?: Transact
  /** Departures from `defaultLimits`, for all roles or by role. */
  limits?: Partial<Limits> | ((role: string) => Partial<Limits>)
  /** Whether a role may ask for the schema; everybody by default. */
  introspection?: (role: string) => boolean
  /** Whether a role may search by regular expressions, which can take any time; everybody by default. */
  expressions?: (role: string) => boolean
  /** The texts of the only documents a role may send to `execute`; any document when it answers undefined. */
  allowedDocuments?: (role: string) => Iterable<string> | undefined
  /** Milliseconds for which the answer to a document may serve everybody of a role, where nothing in it depends on who asks. */
  shareMs?: (document: string) => number | undefined
  /** Told of every write, inside its transaction: what it does is undone with the mutation. */
  onWrite?: OnWrite
  /** Codes for the SQLSTATEs that the application's own triggers raise; their messages go to the caller. */
  ownFailures?: OwnFailures
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

/** What a request is answered. */
export interface Answered {
  status: number
  body: string
  retryAfter: number | null
}

export interface Engine {
  /**
   * Answers a GraphQL-over-HTTP request, or a batch of them, with the JSON text of `{ data }` or `{ errors }`, or of an
   * array of these; never throws. Refusals answer 200 as Hasura's do, except 405 for a mutation that `allowMutations`
   * forbids and 503 when the database is not reachable; `retryAfter` (seconds) where somebody knows when it may help.
   */
  execute(
    request: Request | readonly Request[],
    session: Session,
    options?: { allowMutations?: boolean },
  ): Promise<Answered>
  /**
   * Answers a document's data to code of the same process; the list of allowed documents does not hold for it.
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

/** What was worked out for a role. */
interface Worked {
  schema: GraphQLSchema
  documents: DocumentCache<Plan>
}

interface RoleState extends Worked {
  limits: Limits
  allowed: ReadonlySet<string> | undefined
}

/** By model, then by role and what bounds it: engines over one model, each with its own database, work the same out. */
const workedOut = new WeakMap<Model, Map<string, Worked>>()

interface Terms {
  allowMutations: boolean
  /** Whether the list of allowed documents holds. */
  listed: boolean
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
  const ofModel = workedOut.get(options.model) ?? new Map<string, Worked>()
  workedOut.set(options.model, ofModel)
  const texts = new WeakMap<DocumentNode, string>()
  const { limits: adjusted = {}, predicates = true } = options
  const failure = (thrown: unknown): ApiError => fromDatabase(thrown, options.ownFailures)

  const roleState = (role: string): RoleState => {
    const known = roles.get(role)
    if (known) return known
    const terms = { mutations: options.transaction !== undefined, expressions: options.expressions?.(role) ?? true }
    const limits = { ...defaultLimits, ...(typeof adjusted === 'function' ? adjusted(role) : adjusted) }
    const key = JSON.stringify([role, terms, predicates, limits])
    let worked = ofModel.get(key)
    if (!worked) {
      const schema = roleSchema(catalog, role, terms)
      worked = { schema, documents: new DocumentCache<Plan>(schema, limits) }
      ofModel.set(key, worked)
    }
    const listed = options.allowedDocuments?.(role)
    const allowed = listed && new Set([...listed].map((text) => stripIgnoredCharacters(text)))
    const state = { ...worked, limits, allowed }
    roles.set(role, state)
    return state
  }

  const makePlan = (state: RoleState, role: string, prepared: Prepared, variables: Record<string, unknown>): Plan => {
    const root = state.schema.getQueryType()
    if (!root) throw invalid('no queries exist')
    const fields = collectFields({ fragments: prepared.fragments, variables }, root, [prepared.operation.selectionSet])
    const introspected = fields.filter((field) => isIntrospection(field, root))
    const data = fields.filter((field) => !introspected.includes(field))
    const context = new Context(catalog, role, state.limits, predicates, new SqlBuilder(true))
    const statement = data.length > 0 || introspected.length === 0 ? compileQuery(context, data) : undefined
    const name = `q${createHash('sha1')
      .update(statement?.sql ?? '')
      .digest('hex')
      .slice(0, 24)}`
    return { fields, introspected, statement, name, hits: 0 }
  }

  const prepare = (state: RoleState, request: Request, terms: Terms): Prepared => {
    if (typeof request?.query !== 'string') throw new ApiError('parse-failed', 'the key "query" must be a string')
    return state.documents.prepare(request.query, request.operationName ?? undefined, {
      mutations: terms.allowMutations,
      allowed: terms.listed ? state.allowed : undefined,
    })
  }

  const answerMutation = async (
    state: RoleState,
    prepared: Prepared,
    variables: Record<string, unknown>,
    session: Session,
  ): Promise<string> => {
    const root = state.schema.getMutationType()
    if (!root || !options.transaction) throw invalid('no mutations exist')
    const { fragments, operation } = prepared
    const fields = collectFields({ fragments, variables }, root, [operation.selectionSet])
    const { statementTimeoutMs } = state.limits
    return await options.transaction(session, statementTimeoutMs, async (execute) => {
      const context = new Context(catalog, session.role, state.limits, predicates)
      const deadline = performance.now() + statementTimeoutMs
      const { onWrite } = options
      return await mutate({ context, session, variables, execute, onWrite, failure, deadline }, fields)
    })
  }

  const answer = async (request: Request, session: Session, terms: Terms): Promise<string> => {
    const state = roleState(session.role)
    const prepared = prepare(state, request, terms)
    const { values, shape } = readVariables(state.schema, prepared, request.variables, state.limits)
    if (prepared.operation.operation === OperationTypeNode.MUTATION)
      return await answerMutation(state, prepared, values, session)
    const plan = state.documents.plan(prepared, shape, () => makePlan(state, session.role, prepared, values), sizeOf)
    plan.hits += 1
    if (plan.introspected.length > 0 && options.introspection?.(session.role) === false)
      throw new ApiError('not-supported', 'introspection is not allowed')
    const { statement } = plan
    const isAlike = predicates && statement?.parameters.every(({ bind }) => !ofCaller(bind))
    const shareMs = isAlike ? options.shareMs?.(request.query) : undefined
    const text =
      statement &&
      (await options.run(
        {
          sql: statement.sql,
          values: bindValues(statement.parameters, values, session, state.limits),
          timeoutMs: state.limits.statementTimeoutMs,
          ...(plan.hits > hitsBeforeNaming ? { name: plan.name } : {}),
          ...(shareMs === undefined ? {} : { shareMs }),
        },
        session,
        'read',
      ))
    if (text !== undefined && plan.introspected.length === 0) return text
    return withIntrospection(state.schema, prepared, plan, values, text)
  }

  const answerOrThrow = async (request: Request, session: Session, terms: Terms): Promise<string> => {
    try {
      return await answer(request, session, terms)
    } catch (thrown) {
      const error = thrown instanceof RangeError ? invalid('the request is over the limit "depth"') : failure(thrown)
      if (!error.told) options.report?.(error)
      throw error
    }
  }

  const executeOne = async (request: Request, session: Session, terms: Terms) => {
    try {
      return { status: 200, body: `{"data":${await answerOrThrow(request, session, terms)}}`, retryAfter: null }
    } catch (thrown) {
      return failed(failure(thrown))
    }
  }

  const executeBatch = async (requests: readonly Request[], session: Session, terms: Terms) => {
    const state = roleState(session.role)
    const { batch, batchFields } = state.limits
    if (requests.length > batch) return failed(overLimit('batch', requests.length, batch))
    const fields = requests.reduce((sum, request) => sum + rootFieldsOf(() => prepare(state, request, terms)), 0)
    if (fields > batchFields) return failed(overLimit('batchFields', fields, batchFields))
    const answers: Answered[] = []
    for (const request of requests) answers.push(await executeOne(request, session, terms))
    const status = Math.max(200, ...answers.map((each) => each.status))
    const waits = answers.flatMap(({ retryAfter }) => retryAfter ?? [])
    const retryAfter = waits.length > 0 ? Math.max(...waits) : null
    return { status, body: `[${answers.map(({ body }) => body).join(',')}]`, retryAfter }
  }

  return {
    async execute(request, session, { allowMutations = true } = {}) {
      const terms = { allowMutations, listed: true }
      if (isBatch(request)) return await executeBatch(request, session, terms)
      return await executeOne(request, session, terms)
    },
    async query<T>(document: string | DocumentNode, variables: Record<string, unknown>, session: Session) {
      const query = typeof document === 'string' ? document : (texts.get(document) ?? print(document))
      if (typeof document !== 'string') texts.set(document, query)
      const terms = { allowMutations: true, listed: false }
      // The caller's type argument is its claim about its own document.
      return JSON.parse(await answerOrThrow({ query, variables }, session, terms)) as T
    },
    schemaFor: (role) => roleState(role).schema,
  }
}

function isBatch(request: Request | readonly Request[]): request is readonly Request[] {
  return Array.isArray(request)
}

function failed(error: ApiError): Answered {
  return { status: error.status, body: errorBody(error), retryAfter: error.retryAfter }
}

// One that is refused counts for one field: its own answer tells why.
function rootFieldsOf(prepare: () => Prepared): number {
  try {
    return prepare().rootFields
  } catch {
    return 1
  }
}

function ofCaller(bind: Bind): boolean {
  return bind.from === 'session' || (bind.from === 'list' && bind.items.some(ofCaller))
}

function sizeOf(plan: Plan): number {
  return plan.statement?.sql.length ?? 0
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

import { document, type Operation } from './operation.ts'

/** How an entity is written in the documents. Field lists are those of staff and of a customer. */
export interface EntityShape {
  entity: string
  /** The parts of the primary key with their types in the data API, e.g. `{ id: 'uuid!' }`. */
  key: Record<string, string>
  fields: readonly string[]
  /** What a customer reads of their own rows; empty when customers have none. */
  ownFields: readonly string[]
  /** The primary key's constraint; null when the entity is a view, whose insert decides by itself. */
  constraint: string | null
  /** Customers may count what they may read. */
  ownTotal?: boolean
  /** What customers are shown of it at all, as a filter. */
  ownOnly?: string
}

type Where = Record<string, unknown>
type Order = Record<string, unknown>
type One<Prefix extends string, N extends string, Suffix extends string, Row> = {
  [K in `${Prefix}${N}${Suffix}`]: Row | null
}
type Many<Prefix extends string, N extends string, Row> = {
  [K in `${Prefix}${N}`]: { affected_rows: number; returning: Row[] }
}
interface Page {
  where?: Where
  order_by?: Order[]
  limit?: number
  offset?: number
}

/** The ten operations of an entity, and its two reads for the customer who owns the rows. */
export interface EntityOperations<N extends string, Row, Key> {
  InsertOne: Operation<One<'insert_', N, '_one', Row>, { object: Partial<Row> }>
  InsertMany: Operation<Many<'insert_', N, Row>, { objects: Partial<Row>[] }>
  UpdateOne: Operation<One<'update_', N, '_by_pk', Row>, Key & { set: Partial<Row> }>
  UpdateMany: Operation<Many<'update_', N, Row>, { where: Where; set: Partial<Row> }>
  /** Inserts, or changes `update_columns` of the row with the same key. */
  UpsertOne: Operation<One<'insert_', N, '_one', Row>, { object: Partial<Row>; update_columns: (keyof Row)[] }>
  DeleteOne: Operation<One<'delete_', N, '_by_pk', Row>, Key>
  DeleteMany: Operation<Many<'delete_', N, Row>, { where: Where }>
  GetById: Operation<One<'', N, '_by_pk', Row>, Key>
  GetMany: Operation<{ [K in N]: Row[] }, Page>
  Count: Operation<{ [K in `${N}_aggregate`]: { aggregate: { count: number } } }, { where?: Where }>
  GetByIdForUser?: Operation<One<'', N, '_by_pk', Partial<Row>>, Key>
  /** A page of them and, where customers may count, how many there are. */
  GetManyForUser?: Operation<{ [K in N]: Partial<Row>[] } & { total?: { aggregate: { count: number } } }, Page>
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Writes the documents of an entity. Their names are the entity's in camel case with the operation's behind it. */
export function entityOperations<N extends string, Row, Key>(shape: EntityShape): EntityOperations<N, Row, Key> {
  const { entity: x, key, fields, ownFields, constraint, ownTotal = false, ownOnly } = shape
  const named = (kind: string) => `${camel(x)}${kind}`
  const keys = Object.entries(key)
  const keyVariables = keys.map(([name, type]) => `$${name}: ${type}`).join(', ')
  const keyArguments = keys.map(([name]) => `${name}: $${name}`).join(', ')
  const row = fields.join(' ')
  const many = `affected_rows returning { ${row} }`
  const page = `$where: ${x}_bool_exp, $order_by: [${x}_order_by!], $limit: Int, $offset: Int`
  const paged = 'where: $where, order_by: $order_by, limit: $limit, offset: $offset'
  // What customers get of an entity at all is a condition of the document; theirs comes beside it.
  const own =
    ownOnly === undefined
      ? { page, where: '$where' }
      : { page: page.replace('_bool_exp,', '_bool_exp! = {},'), where: `{ _and: [{ ${ownOnly} }, $where] }` }
  const total = ownTotal ? ` total: ${x}_aggregate(where: ${own.where}) { aggregate { count } }` : ''
  const upsert =
    constraint === null
      ? { variables: '', argument: '' }
      : {
          variables: `, $update_columns: [${x}_update_column!]!`,
          argument: `, on_conflict: { constraint: ${constraint}, update_columns: $update_columns }`,
        }
  const write = <Data, Variables>(kind: string, variables: string, body: string) =>
    document<Data, Variables>(named(kind), `mutation ${named(kind)}(${variables}) { ${body} }`)
  const read = <Data, Variables>(kind: string, variables: string, body: string) =>
    document<Data, Variables>(named(kind), `query ${named(kind)}(${variables}) { ${body} }`)
  return {
    InsertOne: write('InsertOne', `$object: ${x}_insert_input!`, `insert_${x}_one(object: $object) { ${row} }`),
    InsertMany: write('InsertMany', `$objects: [${x}_insert_input!]!`, `insert_${x}(objects: $objects) { ${many} }`),
    UpdateOne: write(
      'UpdateOne',
      `${keyVariables}, $set: ${x}_set_input!`,
      `update_${x}_by_pk(pk_columns: { ${keyArguments} }, _set: $set) { ${row} }`,
    ),
    UpdateMany: write(
      'UpdateMany',
      `$where: ${x}_bool_exp!, $set: ${x}_set_input!`,
      `update_${x}(where: $where, _set: $set) { ${many} }`,
    ),
    UpsertOne: write(
      'UpsertOne',
      `$object: ${x}_insert_input!${upsert.variables}`,
      `insert_${x}_one(object: $object${upsert.argument}) { ${row} }`,
    ),
    DeleteOne: write('DeleteOne', keyVariables, `delete_${x}_by_pk(${keyArguments}) { ${row} }`),
    DeleteMany: write('DeleteMany', `$where: ${x}_bool_exp!`, `delete_${x}(where: $where) { ${many} }`),
    GetById: read('GetById', keyVariables, `${x}_by_pk(${keyArguments}) { ${row} }`),
    GetMany: read('GetMany', page, `${x}(${paged}) { ${row} }`),
    Count: read('Count', `$where: ${x}_bool_exp`, `${x}_aggregate(where: $where) { aggregate { count } }`),
    ...(ownFields.length === 0
      ? {}
      : {
          GetByIdForUser: read<One<'', N, '_by_pk', Partial<Row>>, Key>(
            'GetByIdForUser',
            keyVariables,
            `${x}_by_pk(${keyArguments}) { ${ownFields.join(' ')} }`,
          ),
          GetManyForUser: read<{ [K in N]: Partial<Row>[] } & { total?: { aggregate: { count: number } } }, Page>(
            'GetManyForUser',
            own.page,
            `${x}(${paged.replace('$where', own.where)}) { ${ownFields.join(' ')} }${total}`,
          ),
        }),
  }
}

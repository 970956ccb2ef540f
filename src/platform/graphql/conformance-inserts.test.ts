import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { ids } from './fixture/library.ts'
import { openLibrary, type Bench } from './fixture/open-library.ts'

let bench: Bench
beforeAll(async () => void (bench = await openLibrary(await freshDatabase(), { mutations: true })))
beforeEach(() => bench.reset())
afterAll(() => bench.close())

const dora = '00000000-0000-7000-8000-0000000000b1'
const person = `id: "${dora}", name: "Dora", public: true, user_id: "${ids.user1}"`
const work = `user_id: "${ids.user1}", author_id: "${ids.ada}"`

type Case = [name: string, mutation: string, data: unknown, variables?: Record<string, unknown>]

const inserts: Case[] = [
  ['one object', '{ insert_tag_one(object: {name: "new"}) { id name } }', { insert_tag_one: { id: 101, name: 'new' } }],
  [
    'several objects, answered in their order',
    '{ insert_tag(objects: [{name: "b"}, {name: "a"}]) { affected_rows returning { id name } } }',
    {
      insert_tag: {
        affected_rows: 2,
        returning: [
          { id: 101, name: 'b' },
          { id: 102, name: 'a' },
        ],
      },
    },
  ],
  [
    'one object without brackets',
    '{ insert_tag(objects: {name: "solo"}) { affected_rows } }',
    { insert_tag: { affected_rows: 1 } },
  ],
  [
    'no objects at all',
    '{ insert_tag(objects: []) { affected_rows returning { id } } }',
    { insert_tag: { affected_rows: 0, returning: [] } },
  ],
  [
    'an absent key takes its default',
    `{ insert_article_one(object: {${work}, title: "t"}) { status views labels body } }`,
    { insert_article_one: { status: 'draft', views: 0, labels: [], body: null } },
  ],
  [
    'an absent key takes its default even beside a row that has it',
    `{ insert_article(objects: [{${work}, title: "a", views: 7}, {${work}, title: "b", status: "published"}]) { returning { title views status } } }`,
    {
      insert_article: {
        returning: [
          { title: 'a', views: 7, status: 'draft' },
          { title: 'b', views: 0, status: 'published' },
        ],
      },
    },
  ],
  [
    'an absent variable is an absent key, a null is a null',
    `mutation ($o: article_insert_input!, $v: Int, $b: String) { a: insert_article_one(object: {${work}, title: "a", views: $v, body: $b}) { views body } b: insert_article_one(object: $o) { views body } }`,
    { a: { views: 0, body: null }, b: { views: 3, body: null } },
    { b: null, o: { user_id: ids.user1, author_id: ids.ada, title: 'b', views: 3, body: null } },
  ],
  [
    'every kind of column',
    `mutation ($o: [article_insert_input!]!) { insert_article(objects: $o) { returning { likes price published labels data published_at day status } } }`,
    {
      insert_article: {
        returning: [
          {
            likes: 42,
            price: 9.9,
            published: false,
            labels: ['x', 'y,z'],
            data: { a: [1, { b: null }] },
            published_at: '2026-05-01T10:00:00+00:00',
            day: '2026-05-01',
            status: 'archived',
          },
        ],
      },
    },
    {
      o: {
        user_id: ids.user1,
        author_id: ids.ada,
        title: 'all',
        likes: '42',
        price: '9.90',
        published: false,
        labels: ['x', 'y,z'],
        data: { a: [1, { b: null }] },
        published_at: '2026-05-01T12:00:00+02:00',
        day: '2026-05-01',
        status: 'archived',
      },
    },
  ],
  [
    'jsonb scalars and a variable inside a jsonb literal',
    `mutation ($n: Int) { a: insert_article_one(object: {${work}, title: "a", data: "text"}) { data } b: insert_article_one(object: {${work}, title: "b", data: {n: $n}}) { data } }`,
    { a: { data: 'text' }, b: { data: { n: 5 } } },
    { n: 5 },
  ],
  [
    'a bigint keeps its digits through relations in the answer',
    `{ insert_article_one(object: {${work}, title: "a", likes: "9007199254740993"}) { likes author { name } } }`,
    // The reader's JSON.parse rounds; the text is looked at below.
    { insert_article_one: { likes: 9007199254740992, author: { name: 'Ada Lovewell' } } },
  ],
  [
    'aliases, typename and fragments',
    'mutation { one: insert_tag(objects: [{name: "x"}]) { __typename n: affected_rows returning { ...t __typename } } __typename } fragment t on tag { title: name }',
    {
      one: { __typename: 'tag_mutation_response', n: 1, returning: [{ title: 'x', __typename: 'tag' }] },
      __typename: 'mutation_root',
    },
  ],
  [
    '@include in a mutation',
    'mutation ($no: Boolean!) { insert_tag_one(object: {name: "x"}) { name id @include(if: $no) } insert_tag(objects: []) @include(if: $no) { affected_rows } }',
    { insert_tag_one: { name: 'x' } },
    { no: false },
  ],
]

const conflicts: Case[] = [
  [
    'update_columns changes the row that was there',
    '{ insert_country_one(object: {code: "sk", name: "Slovak Republic"}, on_conflict: {constraint: country_pkey, update_columns: [name]}) { code name } }',
    { insert_country_one: { code: 'sk', name: 'Slovak Republic' } },
  ],
  [
    'new and old rows together are all affected',
    '{ insert_country(objects: [{code: "sk", name: "S"}, {code: "pl", name: "P"}], on_conflict: {constraint: country_pkey, update_columns: name}) { affected_rows returning { name } } }',
    { insert_country: { affected_rows: 2, returning: [{ name: 'S' }, { name: 'P' }] } },
  ],
  [
    'no update_columns leaves the row alone and does not count it',
    '{ insert_country(objects: [{code: "sk", name: "S"}, {code: "pl", name: "P"}], on_conflict: {constraint: country_pkey, update_columns: []}) { affected_rows returning { code } } }',
    { insert_country: { affected_rows: 1, returning: [{ code: 'pl' }] } },
  ],
  [
    'update_columns may be left out',
    '{ insert_country_one(object: {code: "sk", name: "S"}, on_conflict: {constraint: country_pkey}) { code } }',
    { insert_country_one: null },
  ],
  [
    'by another unique key',
    '{ insert_tag_one(object: {name: "law"}, on_conflict: {constraint: tag_name_key, update_columns: [name]}) { id name } }',
    { insert_tag_one: { id: 1, name: 'law' } },
  ],
  [
    'where decides which rows are changed',
    '{ insert_country(objects: [{code: "sk", name: "S"}, {code: "cz", name: "C"}], on_conflict: {constraint: country_pkey, update_columns: [name], where: {name: {_like: "Cz%"}}}) { affected_rows returning { code name } } }',
    { insert_country: { affected_rows: 1, returning: [{ code: 'cz', name: 'C' }] } },
  ],
  [
    'on a composite key',
    '{ insert_article_tag(objects: [{article_id: 1, tag_id: 1, position: 9}], on_conflict: {constraint: article_tag_pkey, update_columns: [position]}) { affected_rows returning { position } } }',
    { insert_article_tag: { affected_rows: 1, returning: [{ position: 9 }] } },
  ],
  [
    'as a variable',
    'mutation ($c: country_on_conflict) { insert_country_one(object: {code: "sk", name: "S"}, on_conflict: $c) { name } }',
    { insert_country_one: { name: 'S' } },
    { c: { constraint: 'country_pkey', update_columns: ['name'] } },
  ],
]

const nested: Case[] = [
  [
    'an object relation goes first and gives its key',
    `{ insert_article_one(object: {user_id: "${ids.user1}", title: "t", author: {data: {${person}}}}) { author_id author { name } } }`,
    { insert_article_one: { author_id: dora, author: { name: 'Dora' } } },
  ],
  [
    'an array relation goes after and takes the key',
    `{ insert_author_one(object: {${person}, articles: {data: [{title: "a", user_id: "${ids.user1}"}, {title: "b", user_id: "${ids.user1}"}]}}) { name articles(order_by: {title: desc}) { title } articles_aggregate { aggregate { count } } } }`,
    {
      insert_author_one: {
        name: 'Dora',
        articles: [{ title: 'b' }, { title: 'a' }],
        articles_aggregate: { aggregate: { count: 2 } },
      },
    },
  ],
  [
    'affected_rows counts every table',
    `{ insert_author(objects: [{${person}, country: {data: {code: "at", name: "Austria"}}, articles: {data: [{title: "a", user_id: "${ids.user1}", comments: {data: [{text: "c", score: 1, user_id: "${ids.user1}"}, {text: "d", score: 1, user_id: "${ids.user1}"}]}}]}}]) { affected_rows returning { country { name } articles { comments { text } } } } }`,
    {
      insert_author: {
        affected_rows: 5,
        returning: [{ country: { name: 'Austria' }, articles: [{ comments: [{ text: 'c' }, { text: 'd' }] }] }],
      },
    },
  ],
  [
    'three levels down and up again',
    `{ insert_article_tag_one(object: {position: 1, tag: {data: {name: "fresh"}}, article: {data: {user_id: "${ids.user1}", title: "t", author: {data: {${person}}}}}}) { tag { name } article { title author { name } } } }`,
    { insert_article_tag_one: { tag: { name: 'fresh' }, article: { title: 't', author: { name: 'Dora' } } } },
  ],
  [
    'an upsert inside',
    `{ insert_article_tag_one(object: {article_id: 2, position: 4, tag: {data: {name: "law"}, on_conflict: {constraint: tag_name_key, update_columns: [name]}}}) { tag_id tag { name } } }`,
    { insert_article_tag_one: { tag_id: 1, tag: { name: 'law' } } },
  ],
  [
    'an upsert of the children',
    `{ insert_article_one(object: {${work}, title: "t", article_tags: {data: [{tag_id: 1, position: 1}, {tag_id: 1, position: 2}], on_conflict: {constraint: article_tag_pkey, update_columns: []}}}) { article_tags { position } } }`,
    { insert_article_one: { article_tags: [{ position: 1 }] } },
  ],
  [
    'rows with and without relations keep their order',
    `{ insert_author(objects: [{id: "00000000-0000-7000-8000-0000000000b2", name: "Zed", public: true, user_id: "${ids.user1}"}, {${person}, articles: {data: []}}]) { affected_rows returning { name } } }`,
    { insert_author: { affected_rows: 2, returning: [{ name: 'Zed' }, { name: 'Dora' }] } },
  ],
  [
    'null for a relation is no relation',
    `{ insert_author_one(object: {${person}, country: null}) { name country { name } } }`,
    { insert_author_one: { name: 'Dora', country: null } },
  ],
  [
    'nested objects in a variable',
    'mutation ($o: [author_insert_input!]!) { insert_author(objects: $o) { affected_rows } }',
    { insert_author: { affected_rows: 3 } },
    {
      o: [
        {
          id: dora,
          name: 'D',
          public: true,
          user_id: ids.user1,
          articles: {
            data: [
              { title: 'a', user_id: ids.user1 },
              { title: 'b', user_id: ids.user1 },
            ],
          },
        },
      ],
    },
  ],
]

describe.each([
  ['insert', inserts],
  ['on_conflict', conflicts],
  ['nested insert', nested],
])('%s', (_kind, cases) => {
  test.each(cases)('%s', async (_name, mutation, data, variables) => {
    const document = mutation.startsWith('{') ? `mutation ${mutation}` : mutation
    expect(await bench.ask(document, variables)).toEqual({ data })
  })
})

const refused: [name: string, mutation: string, code: string, message: RegExp, path?: string][] = [
  [
    'a duplicate',
    '{ insert_tag_one(object: {name: "law"}) { id } }',
    'constraint-violation',
    /^Uniqueness violation\. duplicate key value violates unique constraint "tag_name_key"$/,
    '$.selectionSet.insert_tag_one.args.object',
  ],
  [
    'a foreign key to nowhere',
    '{ insert_article_tag(objects: [{article_id: 99, tag_id: 1, position: 1}]) { affected_rows } }',
    'constraint-violation',
    /^Foreign key violation\. .*"article_tag_article_id_fkey"/,
    '$.selectionSet.insert_article_tag.args.objects',
  ],
  [
    'a missing value',
    '{ insert_tag_one(object: {}) { id } }',
    'constraint-violation',
    /^Not-NULL violation\. .*"name"/,
  ],
  [
    'null where none may be',
    '{ insert_tag_one(object: {name: null}) { id } }',
    'constraint-violation',
    /^Not-NULL violation/,
  ],
  [
    'a bad value',
    '{ insert_author_one(object: {id: "x"}) { id } }',
    'data-exception',
    /invalid input syntax for type uuid/,
  ],
  ['a value of the wrong kind', '{ insert_tag_one(object: {name: 5}) { id } }', 'validation-failed', /String/],
  [
    'an unknown column',
    '{ insert_tag_one(object: {nope: 5}) { id } }',
    'validation-failed',
    /field 'nope' not found in type: 'tag_insert_input'/,
  ],
  [
    'an unknown constraint',
    '{ insert_tag_one(object: {name: "x"}, on_conflict: {constraint: nope}) { id } }',
    'validation-failed',
    /tag_constraint/,
  ],
  [
    'the same row twice in one upsert',
    '{ insert_country(objects: [{code: "x", name: "a"}, {code: "x", name: "b"}], on_conflict: {constraint: country_pkey, update_columns: [name]}) { affected_rows } }',
    'data-exception',
    /second time/,
  ],
  [
    'a nested object beside its own key',
    `{ insert_article_one(object: {${work}, title: "t", author: {data: {${person}}}}) { id } }`,
    'validation-failed',
    /^cannot insert object relationship "author" as "author_id" column values are already determined$/,
  ],
  [
    "a child that names its parent's key",
    `{ insert_author_one(object: {${person}, articles: {data: [{title: "a", author_id: "${ids.ada}", user_id: "${ids.user1}"}]}}) { id } }`,
    'validation-failed',
    /^cannot insert "author_id" columns as their values are already being determined by parent insert$/,
  ],
  [
    'an object relation that inserted nothing',
    '{ insert_article_tag_one(object: {article_id: 2, position: 4, tag: {data: {name: "law"}, on_conflict: {constraint: tag_name_key}}}) { tag_id } }',
    'not-supported',
    /^cannot proceed to insert object relation "tag" since insert to table "tag" affects zero rows$/,
  ],
  [
    'children of a row that was not inserted',
    `{ insert_country(objects: [{code: "sk", name: "S"}], on_conflict: {constraint: country_pkey}) { affected_rows } insert_author(objects: [{id: "${ids.ada}", name: "x", public: true, user_id: "${ids.user1}", articles: {data: [{title: "a", user_id: "${ids.user1}"}]}}], on_conflict: {constraint: author_pkey}) { affected_rows } }`,
    'not-supported',
    /^cannot proceed to insert array relations since insert to table "author" affects zero rows$/,
    '$.selectionSet.insert_author.args.objects',
  ],
]

describe('a refused insert', () => {
  test.each(refused)('%s', async (_name, mutation, code, message, path) => {
    const { errors, data } = await bench.ask(`mutation ${mutation}`)
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toMatch(message)
    expect(errors?.[0]?.extensions.code).toBe(code)
    expect(errors?.[0]?.extensions.path).toContain(path ?? '$')
    const { rows } = await bench.pool.query<{ n: number }>(
      'select ((select count(*) from author) + (select count(*) from tag) + (select count(*) from country))::int as n',
    )
    expect(rows[0]?.n).toBe(8)
  })

  test('digits of a bigint survive the second statement of an answer', async () => {
    const query = `mutation { insert_article_one(object: {${work}, title: "a", likes: "9007199254740993"}) { likes author { name } } }`
    const { body } = await bench.engine.execute({ query }, { role: 'admin', variables: {} })
    expect(body).toContain('"likes":9007199254740993')
  })

  test('rows without relations are one statement, whatever their number', async () => {
    const before = bench.statements.length
    await bench.ask(
      'mutation ($o: [tag_insert_input!]!) { insert_tag(objects: $o) { affected_rows returning { id name } } }',
      {
        o: Array.from({ length: 200 }, (_, index) => ({ name: `n${index}` })),
      },
    )
    expect(bench.statements.length - before).toBe(1)
  })
})

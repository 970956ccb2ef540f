import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { ids } from './fixture/library.ts'
import { openLibrary, type Bench } from './fixture/open-library.ts'

let bench: Bench
beforeAll(async () => void (bench = await openLibrary(await freshDatabase(), { mutations: true })))
beforeEach(() => bench.reset())
afterAll(() => bench.close())

type Case = [name: string, mutation: string, data: unknown, variables?: Record<string, unknown>]

const updates: Case[] = [
  [
    '_set',
    '{ update_tag(where: {id: {_eq: 1}}, _set: {name: "x"}) { affected_rows returning { id name } } }',
    { update_tag: { affected_rows: 1, returning: [{ id: 1, name: 'x' }] } },
  ],
  [
    '_set to null',
    '{ update_article_by_pk(pk_columns: {id: 1}, _set: {body: null}) { body } }',
    { update_article_by_pk: { body: null } },
  ],
  [
    '_set of several columns of many rows',
    '{ update_article(where: {status: {_eq: "draft"}}, _set: {status: "archived", labels: ["a"]}) { affected_rows returning { id status labels } } }',
    {
      update_article: {
        affected_rows: 2,
        returning: [
          { id: 2, status: 'archived', labels: ['a'] },
          { id: 4, status: 'archived', labels: ['a'] },
        ],
      },
    },
  ],
  [
    'where: {} is explicit and means all',
    '{ update_tag(where: {}, _set: {}) { affected_rows } delete_article_tag(where: {}) { affected_rows } }',
    { update_tag: { affected_rows: 0 }, delete_article_tag: { affected_rows: 4 } },
  ],
  [
    '_inc',
    '{ update_article(where: {id: {_in: [1, 2]}}, _inc: {views: 5}) { returning { id views } } }',
    {
      update_article: {
        returning: [
          { id: 1, views: 15 },
          { id: 2, views: 25 },
        ],
      },
    },
  ],
  [
    '_inc by a negative amount, of numeric and bigint',
    '{ update_article_by_pk(pk_columns: {id: 1}, _inc: {views: -1, price: "0.01", likes: 1}) { views price likes } }',
    { update_article_by_pk: { views: 9, price: 10, likes: 101 } },
  ],
  [
    '_inc of null stays null',
    '{ update_article_by_pk(pk_columns: {id: 4}, _inc: {likes: 1}) { likes } }',
    { update_article_by_pk: { likes: null } },
  ],
  [
    '_append to an object',
    '{ update_article_by_pk(pk_columns: {id: 2}, _append: {data: {more: 1}}) { data } }',
    { update_article_by_pk: { data: { lang: 'sk', more: 1 } } },
  ],
  [
    '_append to an array',
    '{ update_article_by_pk(pk_columns: {id: 5}, _append: {data: [3]}) { data } }',
    { update_article_by_pk: { data: [1, 2, 3] } },
  ],
  [
    '_prepend',
    '{ update_article_by_pk(pk_columns: {id: 5}, _prepend: {data: [0]}) { data } }',
    { update_article_by_pk: { data: [0, 1, 2] } },
  ],
  [
    '_delete_key',
    '{ update_article_by_pk(pk_columns: {id: 1}, _delete_key: {data: "meta"}) { data } }',
    { update_article_by_pk: { data: { lang: 'en', kinds: ['x', 'y'] } } },
  ],
  [
    '_delete_elem',
    '{ update_article_by_pk(pk_columns: {id: 5}, _delete_elem: {data: 0}) { data } }',
    { update_article_by_pk: { data: [2] } },
  ],
  [
    '_delete_elem from the end',
    '{ update_article_by_pk(pk_columns: {id: 5}, _delete_elem: {data: -1}) { data } }',
    { update_article_by_pk: { data: [1] } },
  ],
  [
    '_delete_at_path',
    '{ update_article_by_pk(pk_columns: {id: 1}, _delete_at_path: {data: ["meta", "pages"]}) { data(path: "meta") } }',
    { update_article_by_pk: { data: {} } },
  ],
  [
    'several operators at once',
    '{ update_article_by_pk(pk_columns: {id: 2}, _set: {title: "B"}, _inc: {views: 1}, _append: {data: {x: 1}}) { title views data } }',
    { update_article_by_pk: { title: 'B', views: 21, data: { lang: 'sk', x: 1 } } },
  ],
  [
    'by_pk of a row that is not there',
    '{ update_tag_by_pk(pk_columns: {id: 99}, _set: {name: "x"}) { id } }',
    { update_tag_by_pk: null },
  ],
  [
    'by_pk of a composite key',
    '{ update_article_tag_by_pk(pk_columns: {article_id: 1, tag_id: 2}, _set: {position: 7}) { position tag { name } } }',
    { update_article_tag_by_pk: { position: 7, tag: { name: 'art' } } },
  ],
  [
    'an empty _set changes nothing',
    '{ update_tag(where: {id: {_eq: 1}}, _set: {}) { affected_rows returning { id } } update_tag_by_pk(pk_columns: {id: 1}, _set: {}) { id } }',
    { update_tag: { affected_rows: 0, returning: [] }, update_tag_by_pk: null },
  ],
  [
    'an absent variable in _set leaves the column',
    'mutation ($t: String, $b: String) { update_article_by_pk(pk_columns: {id: 1}, _set: {title: $t, body: $b}) { title body } }',
    { update_article_by_pk: { title: 'Alpha', body: 'new' } },
    { b: 'new' },
  ],
  [
    'a filter through a relation',
    '{ update_comment(where: {article: {author: {name: {_like: "Ada%"}}}}, _inc: {score: 10}) { affected_rows } }',
    { update_comment: { affected_rows: 4 } },
  ],
  [
    'a filter through an aggregate',
    '{ update_article(where: {comments_aggregate: {count: {predicate: {_gt: 1}}}}, _set: {title: "busy"}) { returning { id title } } }',
    { update_article: { returning: [{ id: 1, title: 'busy' }] } },
  ],
  [
    'the key itself may be changed',
    '{ update_article_tag_by_pk(pk_columns: {article_id: 3, tag_id: 1}, _set: {tag_id: 2}) { tag_id } }',
    { update_article_tag_by_pk: { tag_id: 2 } },
  ],
  [
    'relations of the answer are read after the write',
    `{ update_article_by_pk(pk_columns: {id: 1}, _set: {author_id: "${ids.cleo}"}) { author { name articles(order_by: {id: asc}) { id } } } }`,
    { update_article_by_pk: { author: { name: 'Cleo Quill', articles: [{ id: 1 }, { id: 5 }, { id: 6 }] } } },
  ],
  [
    'update_x_many in its order',
    '{ update_tag_many(updates: [{where: {id: {_eq: 1}}, _set: {name: "a"}}, {where: {name: {_eq: "a"}}, _set: {name: "b"}}, {where: {id: {_eq: 99}}, _set: {name: "c"}}]) { affected_rows returning { id name } } }',
    {
      update_tag_many: [
        { affected_rows: 1, returning: [{ id: 1, name: 'a' }] },
        { affected_rows: 1, returning: [{ id: 1, name: 'b' }] },
        { affected_rows: 0, returning: [] },
      ],
    },
  ],
  ['update_x_many of nothing', '{ update_tag_many(updates: []) { affected_rows } }', { update_tag_many: [] }],
  [
    'update_x_many with an empty change among others (Hasura leaks a syntax error)',
    '{ update_tag_many(updates: [{where: {}, _set: {}}, {where: {id: {_eq: 1}}, _set: {name: "z"}}]) { affected_rows } }',
    { update_tag_many: [{ affected_rows: 0 }, { affected_rows: 1 }] },
  ],
]

const deletes: Case[] = [
  [
    'by a filter',
    '{ delete_article_tag(where: {position: {_eq: 1}}) { affected_rows returning { article_id tag_id } } }',
    {
      delete_article_tag: {
        affected_rows: 3,
        returning: [
          { article_id: 1, tag_id: 1 },
          { article_id: 3, tag_id: 1 },
          { article_id: 5, tag_id: 3 },
        ],
      },
    },
  ],
  ['by_pk', '{ delete_comment_by_pk(id: 6) { id text } }', { delete_comment_by_pk: { id: 6, text: 'soup!' } }],
  [
    'by_pk of a composite key',
    '{ delete_article_tag_by_pk(article_id: 1, tag_id: 1) { position } }',
    { delete_article_tag_by_pk: { position: 1 } },
  ],
  ['by_pk of a row that is not there', '{ delete_tag_by_pk(id: 99) { id } }', { delete_tag_by_pk: null }],
  [
    'that finds nothing',
    '{ delete_tag(where: {id: {_eq: 99}}) { affected_rows returning { id } } }',
    { delete_tag: { affected_rows: 0, returning: [] } },
  ],
  [
    'answers relations of the rows that are gone',
    '{ delete_article_tag(where: {article_id: {_eq: 1}, tag_id: {_eq: 2}}) { returning { tag { name } article { article_tags { tag_id } } } } }',
    { delete_article_tag: { returning: [{ tag: { name: 'art' }, article: { article_tags: [{ tag_id: 1 }] } }] } },
  ],
]

describe.each([
  ['update', updates],
  ['delete', deletes],
])('%s', (_kind, cases) => {
  test.each(cases)('%s', async (_name, mutation, data, variables) => {
    const document = mutation.startsWith('{') ? `mutation ${mutation}` : mutation
    expect(await bench.ask(document, variables)).toEqual({ data })
  })
})

const refused: [name: string, mutation: string, code: string, message: RegExp, variables?: Record<string, unknown>][] =
  [
    [
      'no operator',
      '{ update_tag(where: {}) { affected_rows } }',
      'validation-failed',
      /^at least any one of _set, _inc/,
    ],
    [
      'a column in two operators',
      '{ update_article(where: {}, _set: {views: 1}, _inc: {views: 1}) { affected_rows } }',
      'validation-failed',
      /^Column found in multiple operators: \['views'\]\.$/,
    ],
    ['no filter', '{ update_tag(_set: {name: "x"}) { affected_rows } }', 'validation-failed', /where/],
    ['a null filter', '{ delete_tag(where: null) { affected_rows } }', 'validation-failed', /tag_bool_exp/],
    ['_inc of a text', '{ update_tag(where: {}, _inc: {name: 1}) { affected_rows } }', 'validation-failed', /_inc/],
    [
      '_inc by null',
      '{ update_article(where: {}, _inc: {views: null}) { affected_rows } }',
      'validation-failed',
      /unexpected null value/,
    ],
    [
      'a duplicate',
      '{ update_tag(where: {}, _set: {name: "same"}) { affected_rows } }',
      'constraint-violation',
      /^Uniqueness violation/,
    ],
    [
      'a row others refer to',
      '{ delete_article(where: {id: {_eq: 1}}) { affected_rows } }',
      'constraint-violation',
      /^Foreign key violation/,
    ],
    [
      '_delete_key of an array',
      '{ update_article_by_pk(pk_columns: {id: 5}, _delete_elem: {data: 0}) { id } update_article_by_pk(pk_columns: {id: 1}, _delete_elem: {data: 0}) { id } }',
      'validation-failed',
      /conflict/,
    ],
    [
      'an element deleted from an object',
      '{ update_article_by_pk(pk_columns: {id: 1}, _delete_elem: {data: 0}) { id } }',
      'data-exception',
      /cannot delete from object/,
    ],
    [
      'a number out of range',
      '{ update_article(where: {}, _inc: {views: 2147483647}) { affected_rows } }',
      'data-exception',
      /out of range/,
    ],
    [
      'an absent variable in a filter (departure: Hasura would change every row)',
      'mutation ($s: article_status) { delete_article(where: {status: {_eq: $s}}) { affected_rows } }',
      'validation-failed',
      /^the variable "\$s" in the filter of a mutation has no value$/,
    ],
    [
      'an absent variable deep in a filter',
      'mutation ($s: Int) { update_article(where: {_or: [{id: {_eq: 1}}, {_not: {comments: {score: {_gt: $s}}}}]}, _set: {title: "x"}) { affected_rows } }',
      'validation-failed',
      /"\$s"/,
    ],
    [
      'an absent variable in a filter of update_x_many',
      'mutation ($s: Int) { update_tag_many(updates: [{where: {id: {_eq: $s}}, _set: {name: "x"}}]) { affected_rows } }',
      'validation-failed',
      /"\$s"/,
    ],
    [
      'an absent variable in a filter of on_conflict',
      'mutation ($s: String) { insert_tag(objects: [{name: "law"}], on_conflict: {constraint: tag_name_key, update_columns: [name], where: {name: {_eq: $s}}}) { affected_rows } }',
      'validation-failed',
      /"\$s"/,
    ],
    [
      'a null variable in a filter',
      'mutation ($s: article_status) { delete_article(where: {status: {_eq: $s}}) { affected_rows } }',
      'validation-failed',
      /unexpected null value/,
      { s: null },
    ],
    [
      'a comparison with nothing (departure: what is left of a missing value would match every row)',
      'mutation ($w: article_bool_exp!) { delete_article(where: $w) { affected_rows } }',
      'validation-failed',
      /^the filter of a mutation compares 'status' with nothing$/,
      { w: { _and: [{ status: {} }] } },
    ],
  ]

describe('a refused change', () => {
  test.each(refused)('%s', async (_name, mutation, code, message, variables) => {
    const before = (await bench.pool.query('select * from article order by id')).rows
    const { errors, data } = await bench.ask(mutation.startsWith('{') ? `mutation ${mutation}` : mutation, variables)
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toMatch(message)
    expect(errors?.[0]?.extensions.code).toBe(code)
    expect((await bench.pool.query('select * from article order by id')).rows).toEqual(before)
  })
})

describe('several mutations', () => {
  test('run one after the other, each seeing what the one before has done', async () => {
    expect(
      await bench.ask(
        'mutation { a: insert_tag_one(object: {name: "one"}) { id } b: update_tag(where: {name: {_eq: "one"}}, _set: {name: "two"}) { affected_rows } c: delete_tag(where: {name: {_eq: "two"}}) { returning { id name } } }',
      ),
    ).toEqual({ data: { a: { id: 101 }, b: { affected_rows: 1 }, c: { returning: [{ id: 101, name: 'two' }] } } })
  })

  test('are all undone when one fails', async () => {
    const { errors, data } = await bench.ask(
      'mutation { a: insert_tag_one(object: {name: "one"}) { id } b: delete_country(where: {}) { affected_rows } }',
    )
    expect(data).toBeUndefined()
    expect(errors?.[0]?.extensions).toEqual({ code: 'constraint-violation', path: '$.selectionSet.delete_country' })
    expect((await bench.ask('{ tag { name } }')).data).toEqual({
      tag: [{ name: 'law' }, { name: 'art' }, { name: 'food' }],
    })
  })

  test('are one transaction', async () => {
    await bench.pool.query('create table if not exists seen (id bigint)')
    await bench.pool.query(
      `create or replace function note() returns trigger language plpgsql as $$ begin insert into seen values (txid_current()); return new; end $$;
       drop trigger if exists note on tag; create trigger note after insert or update on tag for each row execute function note()`,
    )
    await bench.ask(
      'mutation { a: insert_tag_one(object: {name: "one"}) { id } b: update_tag(where: {id: {_eq: 1}}, _set: {name: "two"}) { affected_rows } }',
    )
    const { rows } = await bench.pool.query<{ n: number; ids: number }>(
      'select count(*)::int as n, count(distinct id)::int as ids from seen',
    )
    expect(rows).toEqual([{ n: 2, ids: 1 }])
    await bench.pool.query('drop trigger note on tag')
  })

  test('an update without relations in its answer is one statement', async () => {
    const before = bench.statements.length
    await bench.ask(
      'mutation { delete_article_tag(where: {}) { affected_rows } update_article(where: {}, _inc: {views: 1}) { affected_rows returning { id views title } } }',
    )
    expect(bench.statements.length - before).toBe(2)
  })
})

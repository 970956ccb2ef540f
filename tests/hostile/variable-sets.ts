import { nested, type Attack, type Target } from './names.ts'

const repeated = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Twenty sets of variables made to cost more than they say, each with an honest document; all must be refused. */
export function hostileVariables(target: Target): Attack[] {
  const { table, column, value, scalar, text, json, to, back, writable, writableText } = target
  const filter = `query ($w: ${table}_bool_exp) { ${table}(where: $w) { ${column} } }`
  const order = `query ($o: [${table}_order_by!]) { ${table}(order_by: $o) { ${column} } }`
  const list = `query ($i: [${scalar}!]) { ${table}(where: {${column}: {_in: $i}}) { ${column} } }`
  const insert = `mutation ($o: [${writable}_insert_input!]!) { insert_${writable}(objects: $o) { affected_rows } }`
  const updates = `mutation ($u: [${writable}_updates!]!) { update_${writable}_many(updates: $u) { affected_rows } }`
  const remove = `mutation ($w: ${writable}_bool_exp!) { delete_${writable}(where: $w) { affected_rows } }`
  const test = { [column]: { _eq: value } }
  const deep: object = nested<object>(2000, test, (inner) => ({ _and: [inner] }))
  const proto = JSON.parse(`{"w": {"__proto__": {"x": 1}, "constructor": {"_eq": 1}}}`) as object
  const sets: [name: string, query: string, variables: unknown][] = [
    ['2,000 nested _and', filter, { w: deep }],
    ['2,000 nested _not', filter, { w: nested<object>(2000, test, (inner) => ({ _not: inner })) }],
    ['2,000 alternatives', filter, { w: { _or: repeated(2000, () => test) } }],
    [
      'twelve levels of four alternatives',
      filter,
      { w: nested<object>(6, test, (inner) => ({ _or: [inner, inner, inner, inner] })) },
    ],
    ['100 relations deep', filter, { w: nested<object>(100, test, (inner) => ({ [to]: { [back]: inner } })) }],
    ['20,000 values in a list', list, { i: repeated(20_001, () => value) }],
    ['2,000 values in a list', list, { i: repeated(2000, () => value) }],
    ['a text of 250,000 characters', filter, { w: { [text]: { _like: 'x'.repeat(250_000) } } }],
    ['JSON 3,000 deep', filter, { w: { [json]: { _contains: nested<unknown>(3000, 1, (inner) => [inner]) } } }],
    [
      'JSON with 30,000 keys',
      filter,
      { w: { [json]: { _contains: Object.fromEntries(repeated(30_000, (i) => [`k${i}`, 1])) } } },
    ],
    ['an order of 1,500 keys', order, { o: repeated(1500, () => ({ [column]: 'asc' })) }],
    ['2,000 objects', insert, { o: repeated(2000, () => ({ [writableText]: 'x' })) }],
    ['300 objects with unknown keys', insert, { o: repeated(300, (i) => ({ [`k${i}`]: 'x' })) }],
    ['2,000 changes', updates, { u: repeated(2000, () => ({ where: {}, _set: { [writableText]: 'x' } })) }],
    ['a comparison of a mutation with nothing', remove, { w: { [writableText]: {} } }],
    ['a filter of a mutation 2,000 deep', remove, { w: nested<object>(2000, {}, (inner) => ({ _and: [inner] })) }],
    ['null where a value must be', filter, { w: { [column]: { _eq: null } } }],
    ['keys of JavaScript', filter, proto],
    ['no object at all', filter, repeated(1000, () => 1)],
    ['30,000 variables nobody asked for', filter, Object.fromEntries(repeated(30_000, (i) => [`x${i}`, i]))],
  ]
  return sets.map(([name, query, variables]) => ({ name, query, variables }))
}

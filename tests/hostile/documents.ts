import { nested, times, type Attack, type Target } from './names.ts'

/** Forty documents made to cost more than they say; each of them must be refused. */
export function hostileDocuments(target: Target): Attack[] {
  const { table, column, text, to, back, writable, writableText, other } = target
  const value = JSON.stringify(target.value)
  const test = `{${column}: {_eq: ${value}}}`
  const circle = (levels: number): string => nested(levels, column, (inner) => `${to} { ${back} { ${inner} } }`)
  const where = (filter: string): string => `{ ${table}(where: ${filter}) { ${column} } }`
  const insert = (objects: string): string => `mutation { insert_${writable}(objects: [${objects}]) { affected_rows } }`
  const documents: [name: string, query: string][] = [
    ['a circle of relations 200 deep', `{ ${table} { ${circle(100)} } }`],
    ['a circle of relations 20,000 deep', `{ ${table} { ${circle(10_000)} } }`.slice(0, 99_000)],
    [
      'a circle through fragments',
      `{ ${table} { ...f0 } } ${times(40, (i) => `fragment f${i} on ${table} { ${to} { ${back} { ...f${i + 1} } } }`)} fragment f40 on ${table} { ${column} }`,
    ],
    ['5,000 fields', `{ ${table} { ${times(5000, () => column)} } }`],
    ['4,000 aliases', `{ ${table} { ${times(4000, (i) => `a${i}: ${column}`)} } }`],
    ['1,000 root fields', `{ ${times(1000, (i) => `a${i}: ${table}(limit: 1) { ${column} }`)} }`],
    ['100 aliased figures', `{ ${times(100, (i) => `a${i}: ${table}_aggregate { aggregate { count } }`)} }`],
    [
      'fragments that double thirty times',
      `{ ${table} { ...f0 } } ${times(30, (i) => `fragment f${i} on ${table} { ...f${i + 1} ... on ${table} { ...f${i + 1} } }`)} fragment f30 on ${table} { ${column} }`,
    ],
    ['a fragment of itself', `{ ${table} { ...f } } fragment f on ${table} { ${column} ...f }`],
    [
      'a ring of 100 fragments',
      `{ ${table} { ...f0 } } ${times(100, (i) => `fragment f${i} on ${table} { ${column} ...f${(i + 1) % 100} }`)}`,
    ],
    [
      '2,000 unused fragments',
      `{ ${table} { ${column} } } ${times(1900, (i) => `fragment f${i} on ${table} { ${column} }`)}`,
    ],
    ['5,000 directives on one field', `{ ${table} { ${column} ${times(5000, () => '@include(if: true)')} } }`],
    ['150 repeated directives', `{ ${table} { ${column} ${times(150, () => '@skip(if: false)')} } }`],
    ['300 unknown directives', `{ ${table} { ${column} ${times(300, (i) => `@d${i}`)} } }`],
    ['a text of 90,000 characters that is no number', where(`{${column}: {_eq: "${'x'.repeat(90_000)}", _nope: 1}}`)],
    ['a text of 200,000 characters', where(`{${text}: {_eq: "${'x'.repeat(200_000)}"}}`)],
    ['a number of 50,000 digits', `{ ${table}(limit: ${'9'.repeat(50_000)}) { ${column} } }`],
    ['lists 5,000 deep', where('['.repeat(5000))],
    ['a filter 2,000 deep', where(nested(1900, test, (inner) => `{_not: ${inner}}`))],
    ['a filter with 1,500 alternatives', where(`{_or: [${times(1500, () => test)}]}`)],
    ['a filter through 60 relations', where(nested(60, test, (inner) => `{${to}: {${back}: ${inner}}}`))],
    ['a list of 3,000 values', where(`{${column}: {_in: [${times(3000, () => value)}]}}`)],
    ['an order of 1,500 keys', `{ ${table}(order_by: [${times(1500, () => `{${column}: asc}`)}]) { ${column} } }`],
    [
      'lists in lists in lists',
      `{ ${table}(limit: 1000) { ${to} { ${back}(limit: 1000) { ${to} { ${back}(limit: 1000) { ${column} } } } } } }`,
    ],
    [
      'introspection many levels deep',
      `{ __schema { types { ${nested(12, 'name', (inner) => `fields { type { ${inner} } }`)} } } }`,
    ],
    ['a key twice in a filter', where(`{${column}: {_eq: ${value}}, ${column}: {_eq: ${value}}}`)],
    ['an argument 500 times', `{ ${table}(${times(500, () => 'limit: 1')}) { ${column} } }`],
    ['a variable 300 times', `query (${times(300, () => '$a: Int')}) { ${table}(limit: $a) { ${column} } }`],
    [
      '300 variables nobody declared',
      `{ ${table}(where: {_or: [${times(300, (i) => `{${column}: {_eq: $v${i}}}`)}]}) { ${column} } }`,
    ],
    [
      '280 fields of one name that differ',
      `{ ${times(280, (i) => `...{ ${table}(limit: ${i}) { ${column} } }`)} }`.replaceAll('...{', '... {'),
    ],
    [
      'overlapping fragments that must all be compared',
      `{ ${table} { ${times(16, (i) => `...a${i}`)} } } ${times(16, (i) => `fragment a${i} on ${table} { x: ${to} { ${times(14, (j) => `k${j}: ${back}(limit: ${i}) { ${column} }`)} } }`)}`,
    ],
    ['a text without end', `{ ${table}(where: {${text}: {_eq: "${'x'.repeat(50_000)}`],
    ['marks that are no GraphQL', `{ ${table} { ${'\u0000\uFEFF\u2028§'.repeat(5000)} } }`],
    ['900 operations', times(900, (i) => `query q${i} { ${table} { ${column} } }`)],
    ['90,000 commas', `{ ${table} { ${','.repeat(90_000)} } }`],
    [
      'a filter of a mutation without its value',
      `mutation ($v: ${target.scalar}) { delete_${writable}(where: {${writableText}: {_eq: $v}}) { affected_rows } }`.replace(
        target.scalar,
        'String',
      ),
    ],
    ['2,000 objects', insert(times(2000, () => `{${writableText}: "x"}`))],
    [
      '100 aliased mutations',
      `mutation { ${times(100, (i) => `a${i}: delete_${writable}(where: {${writableText}: {_eq: "nobody"}}) { affected_rows }`)} }`,
    ],
    [
      'objects nested 300 deep',
      `mutation { insert_${other}(objects: [${nested(150, `{}`, (inner) => `{${back}: {data: [{${to}: {data: ${inner}}}]}}`)}]) { affected_rows } }`,
    ],
    ['a subscription', `subscription { ${table} { ${column} } }`],
  ]
  return documents.map(([name, query]) => ({ name, query }))
}

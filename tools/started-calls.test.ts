import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { readCode, type SourceFile } from './source-tree.ts'

interface Node {
  type: string
  start: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const isFunction = (node: Node) => /Function/.test(node.type)

/** The node and all below it; `now` leaves out the insides of functions, which run at another time. */
function* walk(node: Node, how: 'all' | 'now' = 'all'): Generator<Node> {
  yield node
  for (const part of Object.values(node))
    for (const inner of Array.isArray(part) ? (part as unknown[]) : [part])
      if (isNode(inner) && (how === 'all' || !isFunction(inner))) yield* walk(inner, how)
}
const every = (node: Node): Node[] => [...walk(node)]
const now = (node: Node): Node[] => [...walk(node, 'now')]
const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : ''
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const programOf = ({ path, text }: SourceFile): Node => parseSync(path, text).program as unknown as Node

/** The method that a call calls, as in x.catch(…). */
function methodOf(call: Node): string {
  const callee = call['callee']
  return isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee['property']) : ''
}

/** Whether an expression starts something and leaves it to others to see how it ends. */
function starts(value: unknown): value is Node {
  if (!isNode(value) || value.type !== 'CallExpression') return false
  const method = methodOf(value)
  if (method === 'catch' || (method === 'then' && listOf(value['arguments']).length > 1)) return false
  // `expect(…).rejects.…` and Promise.all look at what they are given from the first moment on.
  return !now(value).some((node) => nameOf(node) === 'expect' || nameOf(node) === 'Promise')
}

/** Whether a list of the expression starts something in each of its places. */
function startsMany(value: unknown): boolean {
  if (!isNode(value)) return false
  if (value.type === 'ArrayExpression') return listOf(value['elements']).some((element) => starts(element))
  return value.type === 'CallExpression' && (methodOf(value) === 'map' || methodOf(value) === 'from')
}

/** Names of the functions that take a call that was started, by the type they declare. */
function takersOf(program: Node): string[] {
  return every(program).flatMap((node) => {
    const made = node.type === 'VariableDeclarator' ? node['init'] : node
    if (!isNode(made) || !isFunction(made)) return []
    const [first] = listOf(made['params'])
    const type = first?.['typeAnnotation']
    const takes = isNode(type) && every(type).some((part) => nameOf(part['typeName']) === 'Promise')
    const name = nameOf(node['id'])
    return takes && name ? [name] : []
  })
}

/** Whether the node looks at whether `name` is refused: `expect(name).rejects`, or `refused(name)` of a function that takes calls. */
function looksWhether(node: Node, name: string, takers: ReadonlySet<string>): boolean {
  const call = node.type === 'MemberExpression' && nameOf(node['property']) === 'rejects' ? node['object'] : node
  if (!isNode(call) || call.type !== 'CallExpression' || nameOf(listOf(call['arguments'])[0]) !== name) return false
  const taker = nameOf(call['callee'])
  return call === node ? takers.has(taker) : taker === 'expect'
}

const awaits = (node: Node, name: string) => node.type === 'AwaitExpression' && nameOf(node['argument']) === name

/** Lines where a call was started and something else is waited for before anybody looks at how it ended. */
function unwatched(file: SourceFile, program: Node, takers: ReadonlySet<string>): string[] {
  const at = (node: Node) => `${file.path}:${file.text.slice(0, node.start).split('\n').length}`
  const found: string[] = []
  const lists = new Set(
    every(program).flatMap((node) =>
      node.type === 'VariableDeclarator' && startsMany(node['init']) ? [nameOf(node['id'])] : [],
    ),
  )
  for (const node of walk(program)) {
    if (node.type === 'ForOfStatement' && isNode(node['left']) && isNode(node['body'])) {
      const [one] = listOf(node['left']['declarations'])
      const name = nameOf(one?.['id'])
      const many = startsMany(node['right']) || lists.has(nameOf(node['right']))
      if (name && many && now(node['body']).some((inner) => awaits(inner, name) || looksWhether(inner, name, takers)))
        found.push(at(node))
    }
    const statements = node.type === 'BlockStatement' || node.type === 'Program' ? listOf(node['body']) : []
    statements.forEach((statement, place) => {
      for (const declared of statement.type === 'VariableDeclaration' ? listOf(statement['declarations']) : []) {
        const name = nameOf(declared['id'])
        if (!name || !starts(declared['init'])) continue
        const after = statements.slice(place + 1)
        // That it is refused is what is expected, so it may be refused while something else is waited for.
        const seen = after.findIndex((later) => every(later).some((inner) => looksWhether(inner, name, takers)))
        const between = after.slice(0, Math.max(seen, 0)).flatMap(now)
        if (between.some(({ type }) => type === 'AwaitExpression')) found.push(at(statement))
      }
    })
  }
  return found
}

const isTest = ({ path }: SourceFile) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)

test('of calls that are started together every one is looked at from the beginning: one that fails early fails no other test', async () => {
  const files = (await readCode()).filter(isTest).map((file) => ({ ...file, program: programOf(file) }))
  const takers = new Set(files.flatMap(({ program }) => takersOf(program)))
  expect(takers.has('refused')).toBe(true)
  expect(files.flatMap((file) => unwatched(file, file.program, takers))).toEqual([])
})

test.each([
  ['for (const one of [ask(1), ask(2)]) await expect(one).rejects.toThrow()', true],
  ['for (const one of [ask(1), ask(2)]) expect(await refused(one)).toBe("no")', true],
  ['const all = questions.map((q) => ask(q)); for (const one of all) { await one }', true],
  ['const asked = ask(); await other(); await expect(asked).rejects.toThrow()', true],
  ['const asked = ask(); await expect(asked).rejects.toThrow()', false],
  ['const asked = refused(ask()); await other(); expect(await asked).toBe("no")', false],
  ['const asked = expect(ask()).rejects.toThrow(); await other(); await asked', false],
  ['for (const one of [() => ask(1), () => ask(2)]) await expect(one()).rejects.toThrow()', false],
  ['for (const one of [nameOf(1), nameOf(2)]) await ask(one)', false],
  ['expect(await Promise.all([refused(ask(1)), refused(ask(2))])).toEqual([])', false],
])('%s: %s', (text, is) => {
  const file = { path: 'a.ts', text: `async function f() { ${text} }` }
  expect(unwatched(file, programOf(file), new Set(['refused'])).length > 0).toBe(is)
})

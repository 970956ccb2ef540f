import { Kind, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { createDataApi } from '#app/model.ts'
import { shipped, written, type AnyOperation } from '#operations/all.ts'
import { checkOperation, defaultLimits } from '#platform/graphql/limits.ts'
import { readCode } from '#tools/source-tree.ts'
import { modulesIn } from './modules-in.ts'

const none = {
  run: () => Promise.reject(new Error('nothing is asked')),
  transaction: () => Promise.reject(new Error()),
}
const api = createDataApi({ staff: none, clients: none, open: none }, { documents: 'any', limits: {} }, () => undefined)
const problems = (operation: AnyOperation, role: string): string[] =>
  validate(api.schemaFor(role), parse(operation.text)).map(({ message }) => `${operation.name}, ${role}: ${message}`)

const modules = await modulesIn('src/operations/**/*.ts')
const named = new Map(
  modules
    .flatMap((names) => Object.entries(names))
    .filter((entry): entry is [string, AnyOperation] => shipped.some((one) => one === entry[1])),
)

/** What stands between the brackets of a call that begins at a place of a text, parted at its own commas. */
function argumentsAt(text: string, begin: number): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const sign of text.slice(begin)) {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (depth < 0) break
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

interface Sent {
  operation: AnyOperation
  path: string
  byLink: boolean
}

const code = (await readCode(['src/web'])).filter(({ path }) => !path.includes('.test.'))
const sent: Sent[] = code.flatMap(({ path, text }) =>
  [...text.matchAll(/\bquery\((?=\w)/g)].flatMap(({ index, 0: { length } }) => {
    const [name = '', , link] = argumentsAt(text, index + length)
    const operation = named.get(name)
    return operation ? [{ operation, path, byLink: link !== undefined }] : []
  }),
)

/** Documents that a public page asks of a signed-in customer only; a visitor's page never comes to them. */
const ofCustomers = [
  'applicationDraft',
  'brandsToProtect',
  'lastBilled',
  'marksOfTransfer',
  'marksToOffer',
  'paidPeriod',
  'profileBilling',
]

test('what a page asks as the holder of a link, it may ask as one, and as whoever is signed in there', () => {
  const byLink = sent.filter((one) => one.byLink)
  // The control: the sending is found in the code at all.
  expect(byLink.length).toBeGreaterThanOrEqual(6)
  const roles = ['link', 'customer', 'staff', 'admin']
  expect(byLink.flatMap(({ operation }) => roles.flatMap((role) => problems(operation, role)))).toEqual([])
})

test('what a page asks it may ask as its reader: a customer in the portal, anybody on a public page', () => {
  const plain = sent.filter(({ byLink }) => !byLink)
  expect(plain.length).toBeGreaterThan(30)
  expect(plain.flatMap(({ operation }) => problems(operation, 'customer'))).toEqual([])
  const open = plain.filter(({ path }) => !path.startsWith('src/web/portal/')).map(({ operation }) => operation)
  const closed = new Set(
    open.filter((operation) => problems(operation, 'anonymous').length > 0).map(({ name }) => name),
  )
  expect([...closed].toSorted()).toEqual(ofCustomers)
})

test('every document is one of each role that it is written for', () => {
  expect(written.customer.flatMap((operation) => problems(operation, 'customer'))).toEqual([])
  expect(
    written.staff.flatMap((operation) => [...problems(operation, 'staff'), ...problems(operation, 'admin')]),
  ).toEqual([])
})

/** Why the data API would refuse a document for its size; nothing when it takes it. */
function refusalOf({ name, text }: { name: string; text: string }): string[] {
  const document = parse(text)
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return []
    try {
      checkOperation(document, definition, defaultLimits)
      return []
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}

test('no document of ours is larger than what the data API takes', () => {
  expect(shipped.flatMap(refusalOf)).toEqual([])
})

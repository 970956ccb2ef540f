import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { supportTicketFeedback } from '#contract/support.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { routeTable } from '#web/route-table.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { makeMatters, type Matters } from '#tests/browser/matters.ts'
import { asOwner, names, visitOf, type Name } from '#tests/browser/visits.ts'
import { isProof, isQuick } from '#tests/proof.ts'
import { createJar, postAuth, type Jar } from '#tests/sign-in.ts'
import { wholeWorld, type World } from '#tests/whole-world.ts'

/**
 * What stands behind the question mark is as much anybody's to write as the path. Each name that a page asks its address for, found by
 * listening to the pages themselves, is sent missing, empty, malformed, twice, as an address elsewhere, and as another customer's row.
 */

/** Asked for at every page. */
const everywhere = ['country', 'currency']
/** React Router's own. */
const ofRouter = /^(_|index$)/

let app: TestApp
let matters: Matters
let foreign: World
let owner: Jar
let visitor: Jar
const asked = new Set<string>()
let heard: Set<string> | null = null
const quiet: (() => void)[] = []

/** How a page reads a name of its address. */
const readers = ['get', 'getAll', 'has'] as const

const secret = 'Zwolframova'

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' })
  const staffId = await app.addUser('attorney@office.test', 'staff')
  matters = await makeMatters(app, 'attorney@office.test', 'en')
  foreign = await wholeWorld(app.context.pool, await app.addUser('foreign@query.test', 'customer'), staffId, secret)
  await app.anonymous(supportTicketFeedback, {
    params: { id: matters.tickets.visitor },
    body: { feedback: 'good', note: '' },
  })
  owner = createJar(app)
  visitor = createJar(app)
  await postAuth(owner, 'callback/credentials', { email: matters.registered.email, password: testPassword })
  for (const method of readers) {
    const inner: unknown = Reflect.get(URLSearchParams.prototype, method)
    if (typeof inner !== 'function') throw new Error('nothing to listen at')
    Reflect.set(URLSearchParams.prototype, method, function (this: URLSearchParams, ...given: unknown[]): unknown {
      heard?.add(String(given[0]))
      const answer: unknown = Reflect.apply(inner, this, given)
      return answer
    })
    quiet.push(() => {
      Reflect.set(URLSearchParams.prototype, method, inner)
    })
  }
})
afterAll(async () => {
  for (const end of quiet) end()
  await app?.close()
})

const elsewhere = 'evil.test'
/** Stands for the name given twice. */
const twice = 'twice'
const few = [
  null,
  '',
  '9223372036854775808',
  '%00',
  '%ED%A0%80',
  '2026-02-30',
  uuidv7(),
  `//${elsewhere}/`,
  `https://${elsewhere}/`,
  'x',
  '-1',
  twice,
]
const malformed = [
  ...few,
  '0',
  '1e400',
  '%',
  'a'.repeat(3000),
  '%5B%7B%7D%5D',
  'constructor',
  '__proto__',
  '%2B999999-01-01',
  `${uuidv7()}%00`,
  `/%5C${elsewhere}/`,
  `/%09/${elsewhere}/`,
  `javascript:alert(1)//${elsewhere}`,
]
/** Two of what is tried: of six names that pages ask for, the first has the first two, the next the second. In the quick run one. */
const inTurn = (turn: number) => few.filter((_, at) => (isQuick ? at === turn % few.length : at % 6 === turn % 6))
let turn = 0
/** Of the other customer: what an address could name. */
const foreignIds = () => [...tablesNamed, ...(isProof ? moreTables : [])].map((table) => foreign[table] ?? '')
const tablesNamed = ['brand', 'trademark', 'brand_subscription', 'case_solution', 'docketed_message', 'support_ticket']
const moreTables = ['user', 'registration_request', 'product', 'case', 'case_request', 'office_action']

/** What of the other customer is sent under a name: where the name is that of a row each of them, else one in turn. */
function foreignFor(page: Name, name: string, turn: number): string[] {
  const all = foreignIds()
  if (isProof || /id$|^trademark$/i.test(name)) return all
  // What everybody reads has nobody's rows, but for the forms that begin with one.
  return isPublic(page) ? [] : all.filter((_, at) => at === turn % all.length)
}

const isPublic = (name: Name) => routeTable.some((row) => row.name === name && row.privacy === 'public')

const withName = (address: string, name: string, value: string | null): string => {
  const [path = '', query = ''] = address.split('?')
  const kept = query.split('&').filter((pair) => pair !== '' && pair.split('=')[0] !== name)
  return `${path}?${[...kept, ...(value === null ? [] : [`${name}=${value}`])].join('&')}`
}

/** Where the data of a page is, which a browser asks for when it comes from another page. */
const dataOf = (address: string): string => {
  const [path = '', query = ''] = address.split('?')
  return `${path === '/' ? '/_root' : path}.data?${query}`
}

/** Where an answer leads outside: by a redirect, or by a link or a form whose address begins with what was sent. */
function leadsOut(answer: Response, body: string): string | null {
  const location = answer.headers.get('location')
  if (location && new URL(location, app.url).origin !== new URL(app.url).origin) return location
  return (
    new RegExp(
      `(?:href|action|formaction|src)="(?:https?:)?[\\\\/]*${elsewhere}|(?:href|action|formaction|src)="javascript:`,
      'i',
    ).exec(body)?.[0] ?? null
  )
}

/** What reads a name only in a state that the visits do not bring. */
const states: Partial<Record<Name, string>> = { login: '/portal/login?error=CredentialsSignin' }

/** What a page asks its address for when it is read, and when something is sent to it. */
async function namesOf(jar: Jar, address: string): Promise<string[]> {
  const found = new Set<string>()
  heard = found
  await (await jar.fetch(address)).text()
  await (await send(jar, address)).text()
  heard = null
  return [...found].filter((word) => !everywhere.includes(word) && !ofRouter.test(word))
}

const send = async (jar: Jar, address: string): Promise<Response> =>
  await jar.fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: app.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'none' }),
  })

test.each(names)('%s takes nothing of its address for granted', async (name: Name) => {
  const jar = asOwner.includes(name) ? owner : visitor
  const own = new Set(
    [...Object.values(visitOf(name)(matters, { language: 'en' })).slice(0, 8), states[name] ?? []].flat(),
  )
  const done = new Set<string>()
  const wrong: string[] = []
  for (const address of own)
    for (const one of await namesOf(jar, address)) {
      if (done.has(one)) continue
      done.add(one)
      asked.add(one)
      turn += 1
      const hostile = isProof ? malformed : inTurn(turn)
      const tries = [...hostile, ...foreignFor(name, one, turn)]
      for (const [at, value] of tries.entries()) {
        const target = withName(address, one, value === twice ? `x&${one}=y` : value)
        // What is sent is read as what is asked is: some of them show that.
        const isSent = isProof ? at % 4 === 0 : at === turn % tries.length
        // A page shows nothing that its data does not hold, and takes thrice as long: one of them is laid out.
        const isRead = isProof || at === turn % hostile.length
        const read = await jar.fetch(isRead ? target : dataOf(target))
        for (const answer of [read, ...(isSent ? [await send(jar, target)] : [])]) {
          const body = await answer.text()
          if (answer.status >= 500) wrong.push(`${answer.status} ${target}`)
          const out = leadsOut(answer, body)
          if (out) wrong.push(`leads to ${out}: ${target}`)
          if (body.includes(secret)) wrong.push(`shows another's: ${target}`)
        }
      }
    }
  expect(wrong).toEqual([])
})

test('every name that a page of ours reads from its address was among them', () => {
  const folder = join(import.meta.dirname, '../../src/web')
  const read = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /(?:searchParams|search|from|asked)\.?(?:get|getAll|has)?\('(\w+)'\)/g,
      ),
    ])
    .map(([, name = '']) => name)
  expect(read.length).toBeGreaterThan(20)
  expect([...new Set(read)].filter((name) => !asked.has(name) && !everywhere.includes(name)).toSorted()).toEqual([])
})

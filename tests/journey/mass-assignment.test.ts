import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { fillPath, type ErrorBody } from '#contract/client.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/** What nobody may set from outside, in every spelling that a mapper could take. */
const coveted: Record<string, unknown> = {
  id: randomUUID(),
  role: 'admin',
  roles: ['admin'],
  isAdmin: true,
  state: 'active',
  status: 'Completed',
  statusGroup: 'Completed',
  status_group: 'Completed',
  userId: randomUUID(),
  user_id: randomUUID(),
  ownerUserId: randomUUID(),
  assignedAdminId: randomUUID(),
  passwordHash: 'x',
  password_hash: 'x',
  secret: 'x',
  refreshToken: 'x',
  emailVerified: true,
  price: 1,
  total: 1,
  amount: 1,
  discount: 100,
  vatRate: 0,
  orderedItems: { lines: [] },
  ordered_items: { lines: [] },
  documentContext: {},
  serialNumber: 1,
  paymentDate: '2026-01-01',
  clientApproval: true,
  visibleToClient: true,
  createdAt: '2001-01-01T00:00:00Z',
  created_by_user_id: randomUUID(),
  documentHubId: randomUUID(),
  noteHubId: randomUUID(),
  publicId: 'X-1',
  constructor: { prototype: { role: 'admin' } },
  prototype: { role: 'admin' },
  toString: 'x',
}

const writes = calls.filter(({ method }) => method !== 'GET')

interface Node {
  type?: string
  properties?: Record<string, Node>
  additionalProperties?: unknown
  items?: Node
  anyOf?: Node[]
  oneOf?: Node[]
  allOf?: Node[]
}

/** Places of a body where a field of any name would be taken. */
function open(node: Node, at: string): string[] {
  const inner = [
    ...Object.entries(node.properties ?? {}).flatMap(([name, child]) => open(child, `${at}.${name}`)),
    ...(node.items ? open(node.items, `${at}[]`) : []),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].flatMap((child) => open(child, at)),
  ]
  return node.type === 'object' && node.additionalProperties !== false ? [at, ...inner] : inner
}

/**
 * What a draft keeps under the names of its page's own fields, each read by name afterwards; and two lists whose schema
 * drops foreign fields without a word, because it reads stored rows as well; and versions under the codes of their places.
 */
const freeByDesign = [
  'verification.save body.jurisdictions[]',
  'application.save-draft body.draft',
  'application.goods-and-services body.goodsAndServices[]',
  'application.goods-and-services body.versions',
]

test('no body has a place for fields it does not name, however deep', () => {
  const places = writes.flatMap((call) =>
    open(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Node, `${call.name} body`),
  )
  expect(places.toSorted()).toEqual(freeByDesign.toSorted())
})

describe('over HTTP', () => {
  let app: TestApp
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    app = await startApp()
    for (const role of ['customer', 'staff', 'admin'] as const) {
      await app.addUser(`${role}@assign.test`, role)
      tokens[role] = (await app.signIn(`${role}@assign.test`)).token
    }
  })
  afterAll(async () => await app?.close())

  const accounts = async () =>
    (await app.context.pool.query<Record<string, string>>('select id, email, role, state from "user" order by id')).rows

  test.each(writes.map((call) => [call.name, call] as const))(
    '%s takes no field that it does not have',
    async (_name, call) => {
      const before = await accounts()
      const role = ['admin', 'staff', 'customer'].find((one) => call.who.some((who) => who === one))
      const declared = (z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Node).properties ?? {}
      const foreign = Object.entries(coveted).filter(([name]) => !Object.hasOwn(declared, name))
      const asked = async (body: string, query = '') => {
        const id = randomUUID()
        const path = fillPath(call.path, { id, hubId: id, docId: '1' })
        const answer = await fetch(app.url + path + query, {
          method: call.method,
          headers: {
            'idempotency-key': randomUUID(),
            'content-type': 'application/json',
            ...(role ? { authorization: `Bearer ${tokens[role] ?? ''}` } : {}),
          },
          body,
        })
        return { status: answer.status, body: (await answer.json()) as Partial<ErrorBody> }
      }
      // A link to nothing is not found and an upload is no JSON before any field is read; nothing is taken either way.
      const early = [404, 415]
      const { status, body } = await asked(JSON.stringify(Object.fromEntries(foreign)))
      const fields = body.error?.fields ?? {}
      const unseen = early.includes(status) ? [] : foreign.filter(([name]) => fields[name] !== 'unknown-field')
      expect({ refused: status >= 400 && status < 500, unseen: unseen.map(([name]) => name) }).toEqual({
        refused: true,
        unseen: [],
      })
      expect((await asked('{"__proto__":{"role":"admin"}}')).status).toBeLessThan(500)
      expect((await asked('{}', '?role=admin&role=staff&id[]=1')).status).toBeGreaterThanOrEqual(400)
      expect(await accounts()).toEqual(before)
      expect(({} as Record<string, unknown>).role).toBeUndefined()
    },
  )
})

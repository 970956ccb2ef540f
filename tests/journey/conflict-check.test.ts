import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseConflicts, requestConflictDecide, requestConflicts } from '#contract/conflict-check.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
let clerk: Awaited<ReturnType<TestApp['signIn']>>['client']
let otherId = ''
let caseId = ''

beforeAll(async () => {
  app = await startApp()
  await app.addUser('clerk@conflict.test', 'staff')
  clerk = (await app.signIn('clerk@conflict.test')).client
  otherId = await app.addUser('other@conflict.test', 'customer')
  const { pool } = app.context
  await pool.query(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, goods_and_services)
     values ($1, 'VELORA', 'WORD', 'EU', $2, 'Application filed', 'Examination', '[{"class":9,"terms":["lamps"]}]'),
            ($3, 'VELORA', 'WORD', 'JP', $2, 'Application filed', 'Examination', '[{"class":9,"terms":["lamps"]}]'),
            ($4, 'QUITE APART', 'WORD', 'SK', $2, 'Application filed', 'Examination', '[]')`,
    [uuidv7(), otherId, uuidv7(), uuidv7()],
  )
  caseId = uuidv7()
  const [brandId, partyId] = [uuidv7(), uuidv7()]
  await pool.query(`insert into brand (id, user_id, name) values ($1, $2, 'Velora')`, [brandId, otherId])
  await pool.query(
    `insert into case_counterparty (id, primary_name, aliases, websites, user_id) values ($1, 'Lamp House, s. r. o.', '{}', '{https://www.lamphouse.test/shop}', $2)`,
    [partyId, otherId],
  )
  await pool.query(
    `insert into "case" (id, brand_id, case_counterparty_id, status) values ($1, $2, $3, 'In progress')`,
    [caseId, brandId, partyId],
  )
})
afterAll(async () => await app?.close())

async function requestOf(part: {
  value: string
  email: string
  userId?: string
  websites?: string[]
}): Promise<string> {
  const id = uuidv7()
  await app.context.pool.query(
    `insert into registration_request (id, public_id, type, value, language, currency, region, jurisdictions, contact_email,
       business_description, contact_first_name, contact_last_name, status, status_group, user_id, websites)
     values ($1, $2, 'WORD', $3, 'en', 'EUR', 'EU', '{SK}', $4, 'lamps', 'Test', 'Fictional', 'Verification requested', 'Verification', $5, $6)`,
    [id, `R-${id.slice(-8)}`, part.value, part.email, part.userId ?? null, part.websites ?? []],
  )
  return id
}
const kinds = async (id: string) => (await clerk(requestConflicts, { params: { id } })).findings.map(({ kind }) => kind)

test('a close mark of another client where the two would meet is found, elsewhere and from oneself it is not', async () => {
  const id = await requestOf({ value: 'VELLORA', email: 'new@fresh.test' })
  const { findings, isOpen, compared, marks } = await clerk(requestConflicts, { params: { id } })
  expect(findings).toMatchObject([{ kind: 'marks-close', label: 'VELORA, EU', client: 'other' }])
  expect(findings[0]?.similarity?.band).not.toBe('low')
  expect({ isOpen, all: compared === marks }).toEqual({ isOpen: true, all: true })
})

test('what one has asked for oneself is no conflict, before there is an account or with another address', async () => {
  const own = { value: 'KORRIGANE', userId: otherId }
  expect(await kinds(await requestOf({ ...own, email: 'office@fresh.test' }))).toEqual([])
  expect(await kinds(await requestOf({ value: 'KORRIGANE', email: 'other@conflict.test' }))).toEqual([])
  expect(await kinds(await requestOf({ ...own, email: 'again@fresh.test' }))).toEqual([])
})

test('who is the other side of a case is found by the website’s firm, and says for whom we act', async () => {
  const id = await requestOf({ value: 'ZWQX', email: 'ben@lamphouse.test' })
  const { findings } = await clerk(requestConflicts, { params: { id } })
  expect(findings).toMatchObject([
    { kind: 'client-opposed', by: 'email-host', matter: 'case', id: caseId, client: 'other' },
  ])
})

test('a case against a client of ours is found by the name under another legal form', async () => {
  expect((await clerk(caseConflicts, { params: { id: caseId } })).findings).toEqual([])
  const lampId = await app.addUser('ana@unrelated.test', 'customer')
  await app.context.pool.query(
    `insert into entity (id, type, business_name, user_id, email) values ($1, 'legal', 'Lamp House Ltd.', $2, 'ana@unrelated.test')`,
    [uuidv7(), lampId],
  )
  expect((await clerk(caseConflicts, { params: { id: caseId } })).findings).toMatchObject([
    { kind: 'other-side-is-client', by: 'name', matter: 'user', id: lampId },
  ])
})

test('a decision is kept with who made it and what was found; one that has not read all of it is refused, and a new finding opens it again', async () => {
  const id = await requestOf({ value: 'QUITE APPART', email: 'ben@lamphouse.test' })
  const { findings } = await clerk(requestConflicts, { params: { id } })
  expect(findings.map(({ kind }) => kind)).toEqual(['client-opposed', 'marks-close'])
  const seen = findings.map(({ key }) => key)
  const body = { outcome: 'accept-with-consent', reason: 'Both agreed in writing' } as const
  await expect(
    clerk(requestConflictDecide, { params: { id }, body: { ...body, seen: seen.slice(1) } }),
  ).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(
    clerk(requestConflictDecide, { params: { id }, body: { ...body, reason: ' ', seen } }),
  ).rejects.toMatchObject({ fields: { reason: 'required' } })
  await clerk(requestConflictDecide, { params: { id }, body: { ...body, seen } })
  const after = await clerk(requestConflicts, { params: { id } })
  expect(after.isOpen).toBe(false)
  expect(after.decisions).toMatchObject([{ ...body, by: 'clerk', findings: [{ key: seen[0] }, { key: seen[1] }] }])
  await requestOf({ value: 'QUITE APART', email: 'third@fresh.test' })
  expect((await clerk(requestConflicts, { params: { id } })).isOpen).toBe(true)
})

import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { niceClasses } from '#domain/catalog/nice-classes.ts'
import { normalise } from '#domain/clearance/words/letters.ts'
import { RegisterIndex } from '#features/clearance/register-index.ts'
import { explain } from '#domain/clearance/score/explain.ts'
import { score } from '#domain/clearance/score/score.ts'
import { competingOffices } from '#domain/jurisdiction/codes.ts'
import { riskToPropose } from '#domain/verification/proposal.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { demoMarks } from './marks.ts'
import { demoRegister, seedRegister } from './register.ts'
import { demoClients } from './clients.ts'
import { demoRequests } from './requests.ts'

const entries = demoRegister()
const isInForce = ({ state }: (typeof entries)[number]): boolean => state === 'registered' || state === 'pending'
const matters = [
  ...demoMarks.map(({ name, goods }) => ({ name, classes: goods.map((one) => one.class) })),
  ...demoRequests.map(({ value, classes }) => ({ name: value, classes })),
]

let database: FreshDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 1, onError: () => undefined })
  await inTransaction(pool, (tx) => seedRegister(tx, '2026-11-20'))
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('some three hundred marks over eleven offices and all classes, in every state', () => {
  expect(entries.length).toBeGreaterThan(300)
  expect(new Set(entries.map((one) => one.office)).size).toBe(11)
  expect(new Set(entries.flatMap((one) => one.classes)).size).toBe(niceClasses.length)
  expect(new Set(entries.map((one) => one.state))).toEqual(new Set(['registered', 'pending', 'dead', 'unknown']))
  expect(new Set(entries.map((one) => `${one.office} ${normalise(one.text).compact}`)).size).toBe(entries.length)
})

test.each(matters)('$name meets several near marks in force, and a dead one or one of other goods', (matter) => {
  const scored = entries.map((entry) => ({
    entry,
    ...score(matter.name, entry.text, { classesA: matter.classes, classesB: entry.classes }),
  }))
  const near = scored.filter((one) => one.band !== 'none')
  const inForce = near.filter((one) => isInForce(one.entry))
  expect(inForce.length).toBeGreaterThanOrEqual(4)
  expect(inForce.some((one) => one.sounds > 0.8 && one.looks < 1)).toBe(true)
  expect(new Set(near.map((one) => one.band)).size).toBeGreaterThan(1)
  expect(scored.some((one) => one.mark > 0.6 && (one.entry.state === 'dead' || one.goods.level === 'other'))).toBe(true)
})

test('the rows are complete, their dates follow each other, and the imports count them', async () => {
  const { rows } = await pool.query<{ n: number; bad: number; imported: number }>(
    `select count(*)::int as n,
       count(*) filter (where goods = '[]' or owner is null or filing_date > '2026-11-20' or registration_date < filing_date
         or expiry_date < registration_date or publication_date < filing_date
         or (state = 'registered' and (registration_date is null or expiry_date < '2026-11-20')))::int as bad,
       (select sum(added)::int from mark_import where format = 'demo') as imported
     from mark where source = 'demo'`,
  )
  expect(rows[0]).toEqual({ n: entries.length, bad: 0, imported: entries.length })
})

test('no verdict of the demo says low where a mark in force in its register is near', () => {
  const requests = [...demoRequests, ...demoClients.flatMap((client) => client.requests)]
  const contradicted = requests.flatMap(({ value, classes, verdicts = [] }) =>
    verdicts.flatMap(([place, risk]) => {
      const near = entries.filter(
        (entry) =>
          isInForce(entry) &&
          competingOffices(place).includes(entry.office) &&
          riskToPropose(explain(score(value, entry.text, { classesA: classes, classesB: entry.classes }))) !== 'low',
      )
      return risk === 'low' && near.length > 0
        ? [`${value} ${place}: ${near.map(({ text, office }) => `${text} ${office}`).join(', ')}`]
        : []
    }),
  )
  expect(contradicted).toEqual([])
})

test('a search of so small a register leaves nothing out that is of high risk by likeness, goods told or not', async () => {
  const index = new RegisterIndex()
  await index.fill(entries.map(({ text, classes }, at) => ({ seq: at + 1, text, classes, dead: false })))
  const missed: string[] = []
  let high = 0
  for (const [at, { name, classes: own }] of matters.entries()) {
    const classes = at % 2 === 0 ? [] : own
    const found = await index.search({ text: name, classes, scope: 'all', withDead: false, limit: 100 })
    const names = new Set(found.map(({ text }) => text))
    for (const { text, classes: theirs } of entries) {
      if (score(name, text, { classesA: classes, classesB: theirs }).band !== 'high') continue
      high += 1
      if (!names.has(text)) missed.push(`${name}: ${text}`)
    }
  }
  expect(high).toBeGreaterThan(matters.length)
  expect(missed).toEqual([])
  await index.stop()
})

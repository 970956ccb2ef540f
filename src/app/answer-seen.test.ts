import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAnswerUnseen } from '#domain/registration/status.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'

let database: FreshDatabase
let client: pg.Client

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const answers = ['Verification approved', 'Verification dismissed']
const viewed = 'Verification result viewed'
const histories = [
  ['Verification requested'],
  ...answers.flatMap((answer) => [
    [answer],
    [answer, viewed],
    [answer, viewed, 'Order created'],
    [answer, 'Order created', viewed],
    [answer, viewed, 'Verification repeated', answer],
    [answer, viewed, 'Verification repeated', answer, viewed],
  ]),
]

test.each(histories.map((history) => [history.join(', '), history] as const))(
  'the row says whether the last answer was looked at after: %s',
  async (_name, history) => {
    const made = await client.query<{ id: string }>(
      `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type,
          value, business_description, language, region)
        values (gen_random_uuid(), gen_random_uuid()::text, 'a@b.test', 'A', 'B', 'EUR', 'Verification approved', 'Verification', 'WORD', 'M', 'B', 'en', 'EU') returning id`,
    )
    const id = made.rows[0]?.id ?? ''
    for (const [at, name] of history.entries())
      await client.query(
        `insert into registration_request_tracking (id, registration_request_id, name, created_at)
          values (gen_random_uuid(), $1, $2, timestamptz '2026-11-01 10:00+00' + $3 * interval '1 minute')`,
        [id, name, at],
      )
    const { rows } = await client.query<{ answer_seen_at: Date | null }>(
      'select answer_seen_at from registration_request where id = $1',
      [id],
    )
    const isAnswered = history.some((name) => answers.includes(name))
    expect(rows[0]?.answer_seen_at === null).toBe(!isAnswered || isAnswerUnseen(history))
  },
)

import {
  boolean,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgSchema,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { fromDrizzle } from './from-drizzle.ts'

const mood = pgEnum('mood', ['glad', 'sad'])
const person = pgTable('person', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  handle: varchar('handle', { length: 20 }).unique('person_handle'),
  password: text('password_hash'),
  labels: text('labels').array().notNull().default([]),
  mood: mood('mood'),
  balance: numeric('balance', { precision: 12, scale: 2 }),
  seen: timestamp('seen_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  extra: jsonb('extra'),
  active: boolean('active').notNull(),
  serial: serial('serial_number'),
})
const pair = pgSchema('billing').table(
  'pair',
  { left: integer('left_id').notNull(), right: integer('right_id').notNull(), rank: integer('rank') },
  (table) => [
    primaryKey({ columns: [table.left, table.right] }),
    unique('pair_rank').on(table.left, table.rank),
    uniqueIndex('pair_right').on(table.right),
  ],
)

test('columns, keys and constraints under their SQL names', () => {
  const [described, composite] = fromDrizzle([person, pair], { hidden: { person: ['password_hash'] } })
  expect(
    described?.columns.map(
      ({ name, type, nullable, hasDefault }) => `${name} ${type}${nullable ? '?' : ''}${hasDefault ? '=' : ''}`,
    ),
  ).toEqual([
    'id uuid',
    'email text',
    'handle varchar?',
    'labels text[]=',
    'mood mood?',
    'balance numeric?',
    'seen_at timestamptz=',
    'extra jsonb?',
    'active bool',
    'serial_number int4=',
  ])
  expect(described?.hidden).toEqual([{ name: 'password_hash', type: 'text', nullable: true, hasDefault: false }])
  expect(described?.primaryKey).toEqual(['id'])
  expect(described?.uniqueKeys).toEqual([
    { name: 'person_email_unique', columns: ['email'] },
    { name: 'person_handle', columns: ['handle'] },
  ])
  expect(composite).toMatchObject({
    name: 'pair',
    sqlName: 'billing.pair',
    primaryKey: ['left_id', 'right_id'],
    uniqueKeys: [
      { name: 'pair_rank', columns: ['left_id', 'rank'] },
      { name: 'pair_right', columns: ['right_id'] },
    ],
  })
})

test('a hidden column that does not exist is an error: a renamed secret must not come to light', () => {
  expect(() => fromDrizzle([person], { hidden: { person: ['password'] } })).toThrow('person.password')
  expect(() => fromDrizzle([person], { hidden: { persons: ['password_hash'] } })).toThrow('persons.password_hash')
})

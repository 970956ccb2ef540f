import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dataModel } from '#app/model.ts'
import { innerTables, permissions } from '#schema/permissions.ts'
import { fixedColumns } from '#schema/permissions/staff-writes.ts'
import { mayOf } from '#tools/write-staff-writes.ts'

/* What a dishonest member of staff could do over the data API: the table in docs/security says it, and says it of all. */
const columnsOf = new Map(dataModel().tables.map((table) => [table.name, table.columns.map(({ name }) => name)]))
const written = Object.entries(permissions.staff).filter(
  ([, { insert, update, delete: gone }]) => insert ?? update ?? gone,
)

/** The rows of the document: table, what may be written, what could be done with it, what holds it. */
const rows = readFileSync('docs/security/staff-writes.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('every table that staff write has a row that says what they may, and no other table has one', () => {
  expect(rows.map(([table]) => table)).toEqual(
    written
      .map(([table]) => table)
      .toSorted()
      .map((table) => `\`${table}\``),
  )
  const told = new Map(rows.map(([table, may]) => [table, may]))
  for (const [table, permission] of written) expect(told.get(`\`${table}\``)).toBe(mayOf(permission))
})

test.each(rows.map(([table, , could, held]) => ({ table, could, held })))(
  '$table: what could be done with it is answered',
  ({ could, held }) => {
    expect(could?.length).toBeGreaterThan(10)
    expect(held?.length).toBeGreaterThan(10)
  },
)

describe('of no table do staff', () => {
  /** Corrections of what a row hangs on, each with its reason in the document. */
  const linked = ['docketed_message.trademark_id']
  const changed = written.flatMap(([table, { update }]) =>
    (update ? [update.columns].flat() : []).map((column) => `${table}.${column}`),
  )
  const added = written.flatMap(([table, { insert }]) =>
    (insert ? [insert.columns].flat() : []).map((column) => `${table}.${column}`),
  )

  test('have all columns, which would open the next one by itself', () => {
    for (const [, { insert, update }] of written) expect([insert?.columns, update?.columns]).not.toContain('*')
  })
  test('change keys, owners, links, amounts of money, roles or times of origin', () => {
    const fixed = changed.filter((path) => /\.id$|_id$/.test(path) || fixedColumns.includes(path.split('.')[1] ?? ''))
    expect(fixed.toSorted()).toEqual(linked)
  })
  test('choose keys, hubs of documents and notes, assignees or authors of what they add', () => {
    expect(
      added.filter((path) => /\.id$|document_hub_id|order_hub_id|assigned_admin_id|_by_user_id|created_by/.test(path)),
    ).toEqual([])
    expect(added.filter((path) => path.endsWith('_hub_id'))).toEqual(['note.note_hub_id'])
  })
  test('write money, prices, law, records of offices, tokens or the machinery', () => {
    const closed = [
      ...innerTables,
      'invoice',
      'credit_note',
      'payment_attempt',
      'payment_refund',
      'bank_statement',
      'bank_entry',
      'bank_allocation',
      'product',
      'product_event',
      'user_payment_method',
      'brand_subscription',
      'brand_subscription_payment',
      'brand_subscription_platform',
      'brand_subscription_tracking',
      'discount_coupon',
      'exchange_rate',
      'fee_rule',
      'service_fee',
      'goods_term',
      'statistic',
      'mark',
      'mark_import',
      'trademark_ipo_data',
      'trademark_change',
      'assignment',
      'audit_log',
      'task',
    ]
    expect(written.map(([table]) => table).filter((table) => closed.includes(table))).toEqual([])
    for (const name of closed.filter((one) => !innerTables.some((inner) => inner === one)))
      expect([name, columnsOf.has(name)]).toEqual([name, true])
  })
  test('remove what a client was shown or wrote', () => {
    const removing = written.filter(([, { delete: remove }]) => remove)
    for (const [table, { delete: remove }] of removing) expect([table, remove?.filter]).not.toEqual([table, {}])
    expect(removing.map(([table]) => table).toSorted()).toEqual([
      'case_infringement',
      'case_infringement_evidence',
      'office_action_issue',
      'office_action_solution',
      'thread_comment',
      'trademark_monitoring_result',
    ])
  })
})

import { uuidv7 } from '#kernel/ids.ts'
import { addDays, type PlainDate } from '#kernel/dates.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

interface Told {
  amount: number
  payer: string
  message: string
  on: PlainDate
  end: 'Open' | 'Set aside'
  note?: string
}

/** A statement of the bank: a payment that is short of what an order asks, one that nobody knows, and one that went back. */
export async function seedBank(tx: Tx, people: People, today: PlainDate): Promise<void> {
  const { rows } = await tx.$client.query<{ symbol: string; total: number; placedOn: PlainDate }>(
    `select variable_symbol as symbol, document_context->>'issueDate' as "placedOn", (document_context->'totals'->>'total')::int as total from invoice
      where payment_type = 'transfer' and payment_date is null and cancelled_at is null and document_context->>'currency' = 'EUR'
      order by created_at limit 1`,
  )
  const [open] = rows
  const ago = (days: number): PlainDate => addDays(today, -days)
  const told: Told[] = [
    ...(open
      ? ([
          {
            amount: open.total - 500,
            payer: 'Short Payer (fictional)',
            message: `VS${open.symbol}, less the bank's charge`,
            // Money from before its order is none of it.
            on: open.placedOn > ago(1) ? open.placedOn : ago(1),
            end: 'Open',
          },
        ] satisfies Told[])
      : []),
    { amount: 25_000, payer: 'Nameless Trading (fictional)', message: 'invoice of last week', on: ago(2), end: 'Open' },
    {
      amount: 9900,
      payer: 'Wrong Account (fictional)',
      message: 'rent November',
      on: ago(5),
      end: 'Set aside',
      note: 'Not ours; sent back on the next day',
    },
  ]
  const statementId = uuidv7()
  await tx.$client.query('insert into bank_statement (id, digest, name, user_id) values ($1, $2, $3, $4)', [
    statementId,
    'demo',
    'statement.xml',
    people.staff,
  ])
  for (const [at, { amount, payer, message, on, end, note }] of told.entries()) {
    const id = uuidv7()
    await tx.$client.query(
      `insert into bank_entry (id, bank_statement_id, fingerprint, account, reference, amount, currency, booked_on, payer_name, message)
       values ($1, $2, $3, 'SK1799990000001234567890', $3, $4, 'EUR', $5, $6, $7)`,
      [id, statementId, `demo-${at}`, amount, on, payer, message],
    )
    for (const status of end === 'Open' ? ['Open'] : ['Open', end])
      await tx.$client.query('update bank_entry set status = $2, note = $3, decided_by_user_id = $4 where id = $1', [
        id,
        status,
        status === 'Set aside' ? (note ?? null) : null,
        status === 'Set aside' ? people.staff : null,
      ])
  }
}

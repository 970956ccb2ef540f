import { createHash } from 'node:crypto'
import type pg from 'pg'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { tablesByName } from '#schema/nouns.ts'
import { officeWorld } from './office-world.ts'
import { caseWorld, exhibitWorld } from './case-world.ts'
import { clientsTables, derivedRow } from './derived-row.ts'

/** The key of the row that was made in each table. */
export type World = Record<string, string>

/**
 * One row in every table that belongs to a customer, all of one matter: a registered brand with its orders, drafts,
 * marks, answers, cases and bills. `mark` makes the unique texts different between two customers. What stands here is more
 * than the facts of a table tell; a table that a client reads and that is not named here has its row by them.
 */
export async function wholeWorld(pool: pg.Pool, userId: string, staffId: string, mark: string): Promise<World> {
  const made: World = { user: userId }
  const add = async (table: string, values: Record<string, unknown>, key = 'id') => {
    const row = { ...values }
    const names = Object.keys(row)
    const text = `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
      values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning "${key}"::text as key`
    const { rows } = await pool.query<{ key: string }>(text, Object.values(row))
    made[table] ??= rows[0]?.key ?? ''
  }
  const addWithId = async (table: string, values: Record<string, unknown>) =>
    await add(table, { id: uuidv7(), ...values })
  const ref = (table: string) => made[table]
  const hub = async (table: string, column: string) =>
    (await pool.query<{ hub: string }>(`select "${column}" as hub from "${table}" where id = $1`, [ref(table)])).rows[0]
      ?.hub

  const profile = await pool.query<{ id: string }>('select id::text from user_profile where user_id = $1', [userId])
  made['user_profile'] = profile.rows[0]?.id ?? ''
  await add('address', { street: `${mark} 1`, city: 'Testov', postcode: '811 01', country: 'SK', user_id: userId })
  await addWithId('entity', {
    type: 'legal',
    business_name: `${mark} s. r. o.`,
    address_id: ref('address'),
    user_id: userId,
    personal_id_number: 'never shown',
  })
  await addWithId('brand', { user_id: userId, name: mark })
  await addWithId('brand_report', {
    brand_id: ref('brand'),
    month: '2026-01-01',
    content: JSON.stringify({
      version: 1,
      brand: mark,
      asOf: '2026-02-01',
      risks: [],
      happened: {
        sightings: 0,
        hits: 0,
        casesOpened: 0,
        casesClosed: [],
        takenDown: 0,
        noticesSent: 0,
        noticesWithdrawn: 0,
      },
      spent: [],
      dates: [],
      moreDates: 0,
    }),
  })
  await addWithId('notification', { to_user_id: userId, type: 'test', message: mark })
  await addWithId('user_payment_method', {
    user_id: userId,
    card_brand: 'visa',
    card_last_four: '4242',
    card_expiration: '12/30',
    payment_customer_id: 'never shown',
    status: 'Valid',
  })
  await addWithId('registration_request', {
    public_id: `R-${mark}`,
    user_id: userId,
    contact_email: `${mark}@whole.test`,
    contact_first_name: 'Anna',
    contact_last_name: 'Vela',
    currency: 'EUR',
    status: 'Ready for drafting',
    status_group: 'Drafting',
    type: 'WORD',
    value: mark,
    business_description: 'lamps',
    jurisdictions: ['SK', 'US'],
    language: 'en',
    region: 'EU',
    brand_id: ref('brand'),
    billing_entity_id: ref('entity'),
    note: 'never shown',
  })
  await addWithId('verification_result', {
    registration_request_id: ref('registration_request'),
    jurisdictions: JSON.stringify([{ jurisdiction: 'SK', risk: 'low', reason: '', advice: '' }]),
    value: mark,
    request_note: 'never shown',
  })
  await addWithId('similar_trademark', {
    verification_result_id: ref('verification_result'),
    name: `${mark}x`,
    similarity: 'medium',
  })
  await pool.query('update verification_result set completed = true where id = $1', [ref('verification_result')])
  await addWithId('verification_search', {
    registration_request_id: ref('registration_request'),
    version: 1,
    kind: 'element',
    query: 'never shown',
    filters: JSON.stringify({ classes: [9], scope: 'related', withDead: false }),
    registers: JSON.stringify([{ office: 'SK', asOf: null }]),
    found: 0,
  })
  await addWithId('application', {
    registration_request_id: ref('registration_request'),
    user_id: userId,
    registration_entity_id: ref('entity'),
    mailing_address_id: ref('address'),
  })
  await addWithId('thread_comment', {
    thread_id: await hub('application', 'thread_id'),
    application_id: ref('application'),
    content: 'please look',
    user_id: staffId,
  })
  await addWithId('follow_up_case', { registration_request_id: ref('registration_request'), cause: 'By hand' })
  await addWithId('product', { registration_request_id: ref('registration_request'), user_id: userId })
  await addWithId('expense', {
    product_id: ref('product'),
    kind: 'official',
    amount: 8500,
    currency: 'EUR',
    paid_to: 'Office',
    spent_on: '2026-05-01',
    note: 'never shown',
    created_by_user_id: staffId,
  })
  await addWithId('product_event', { product_id: ref('product'), name: 'Withdrawal declared' })
  await addWithId('payment_attempt', {
    product_id: ref('product'),
    provider: 'test',
    key: `key-${mark}`,
    amount: 1000,
    currency: 'EUR',
  })
  const symbol = String(
    1_000_000 + (Number.parseInt(createHash('sha256').update(mark).digest('hex').slice(0, 7), 16) % 8_000_000),
  )
  await add(
    'invoice',
    {
      variable_symbol: symbol,
      issuer: 'SK',
      serial_number: Number(symbol),
      year: 2026,
      payment_type: 'transfer',
      product_id: ref('product'),
      user_id: userId,
      billing_entity_id: ref('entity'),
      document_context: '{"version":1,"totals":{"total":5000}}',
    },
    'variable_symbol',
  )
  await addWithId('credit_note', {
    variable_symbol: `9${symbol}`,
    invoice_reference: symbol,
    issuer: 'SK',
    serial_number: Number(symbol),
    year: 2026,
    user_id: userId,
    document_context: '{"version":1,"issueDate":"2026-05-01","totals":{"total":100}}',
  })
  await addWithId('payment_refund', {
    payment_attempt_id: ref('payment_attempt'),
    credit_note_id: ref('credit_note'),
    key: `refund-${mark}`,
    amount: 100,
    currency: 'EUR',
    reason: 'given back',
    user_id: staffId,
  })
  await addWithId('bank_statement', { digest: mark, name: 'statement.xml', user_id: staffId })
  await addWithId('bank_entry', {
    bank_statement_id: ref('bank_statement'),
    fingerprint: mark,
    account: 'SK1799990000001234567890',
    reference: mark,
    amount: 1000,
    currency: 'EUR',
    booked_on: '2026-11-20',
    payer_name: mark,
  })
  await addWithId('bank_allocation', {
    bank_entry_id: ref('bank_entry'),
    variable_symbol: symbol,
    amount: 400,
    user_id: staffId,
  })
  await addWithId('trademark_request', {
    mark_alias: mark,
    jurisdictions: ['US'],
    user_id: userId,
    status: 'Created',
    brand_id: ref('brand'),
  })
  await addWithId('trademark', {
    name: mark,
    jurisdiction: 'US',
    number: `W-${symbol}`,
    type: 'WORD',
    user_id: userId,
    status: 'Application filed',
    status_group: 'Examination',
    brand_id: ref('brand'),
    owner_entity_id: ref('entity'),
    registration_request_id: ref('registration_request'),
    trademark_request_id: ref('trademark_request'),
    additional_info: 'never shown',
  })
  await pool.query('update trademark set alias = $2 where id = $1', [ref('trademark'), mark])
  const change = await pool.query<{ id: string }>('select id::text from trademark_change where trademark_id = $1', [
    ref('trademark'),
  ])
  made['trademark_change'] = change.rows[0]?.id ?? ''
  await addWithId('deadline', {
    trademark_id: ref('trademark'),
    kind: 'renewal',
    number: 1,
    calendar_due: '2036-06-10',
    lawful_due: '2036-06-10',
    due: '2036-06-10',
    from_event: 'filing',
    from_date: '2026-06-10',
    amount: 10,
    unit: 'year',
    source_kind: 'statute',
    is_read: true,
    confidence: 'high',
    note: 'never shown',
    source: 'never shown',
    override_reason: 'never shown',
    override_at: '2026-06-10T10:00:00Z',
  })
  await addWithId('register_difference', {
    trademark_id: ref('trademark'),
    field: 'owner',
    held: 'never shown',
    office: 'never shown',
    as_of: '2026-06-09',
    found_at: '2026-06-10T10:00:00Z',
  })
  await addWithId('use_gap', {
    trademark_id: ref('trademark'),
    kind: 'missing',
    day: '2026-06-09',
    classes: [9],
    found_at: '2026-06-10T10:00:00Z',
  })
  await addWithId('application_reading', {
    application_id: ref('application'),
    user_id: userId,
    facts: JSON.stringify({ mark }),
    read_at: '2026-01-02T10:00:00Z',
  })
  await addWithId('application_approval', {
    application_id: ref('application'),
    user_id: userId,
    digest: 'never shown',
    content: 'never shown',
    consent: 'never shown',
    address: 'never shown',
  })
  await addWithId('calendar_feed', {
    user_id: userId,
    kind: 'brand',
    brand_id: ref('brand'),
    hash: `never shown ${mark}`,
  })
  await add('trademark_ipo_data', { number: symbol, jurisdiction: 'US', data: '{}', source: 'test' }, 'number')
  await addWithId('trademark_watch_subscription', {
    trademark_id: ref('trademark'),
    user_id: userId,
    date_start: '2026-01-01',
    date_end: '2026-12-31',
    watch_service_id: 'never shown',
  })
  await addWithId('trademark_monitoring_result', {
    type: 'filing',
    relevance: 'high',
    mark_name: `${mark}y`,
    jurisdiction: 'US',
    trademark_id: ref('trademark'),
    application_number: symbol,
  })
  await addWithId('service_request', {
    public_id: `S-${mark}`,
    service_name: 'OfficeActionResponse',
    language: 'en',
    region: 'EU',
    currency: 'EUR',
    user_id: userId,
    brand_id: ref('brand'),
    internal_label: 'never shown',
  })
  await addWithId('service', { type: 'OfficeActionResponse', service_request_id: ref('service_request') })
  await officeWorld({ addWithId, ref, staffId, mark })
  await add('docketed_message', {
    source_email: 'office@register.test',
    message_id: `m-${mark}`,
    sender_email: 'office@register.test',
    subject: mark,
    received_at: '2026-05-01T00:00:00Z',
    trademark_id: ref('trademark'),
    asked_by_user_id: userId,
  })
  await addWithId('use_in_commerce_request', {
    type: 'STATEMENT_OF_USE',
    status: 'Kick-off sent',
    trademark_id: ref('trademark'),
    user_id: userId,
    order_id: ref('service_request'),
  })
  await addWithId('use_in_commerce_request_class', {
    class_number: 11,
    use_in_commerce_request_id: ref('use_in_commerce_request'),
  })
  await addWithId('specimen', {
    class_number: 11,
    use_in_commerce_request_class_id: ref('use_in_commerce_request_class'),
  })
  await addWithId('brand_subscription', {
    brand_id: ref('brand'),
    tier: 'basic',
    status: 'Subscription started',
    payment_frequency: 'monthly',
    currency: 'EUR',
    billing_entity_id: ref('entity'),
    user_payment_method_id: ref('user_payment_method'),
  })
  await addWithId('brand_subscription_payment', {
    brand_subscription_id: ref('brand_subscription'),
    start_date: '2026-01-01',
    end_date: '2026-01-31',
  })
  await addWithId('brand_monitoring_task', {
    brand_id: ref('brand'),
    brand_subscription_id: ref('brand_subscription'),
    brand_subscription_tier: 'basic',
    status: 'Processed',
    processed_timestamp: '2026-01-05T00:00:00Z',
  })
  await addWithId('sighting', {
    brand_monitoring_task_id: ref('brand_monitoring_task'),
    platform: 'domains',
    source: 'test',
    name: `${mark}.test`,
    url: `https://${mark.toLowerCase()}.test/`,
    host: `${mark.toLowerCase()}.test`,
    score: 0.9,
    status: 'Accepted',
  })
  await caseWorld({ addWithId, ref, userId, staffId })
  await addWithId('consultation', {
    user_id: userId,
    description: 'a talk',
    event_timestamp: '2040-01-01',
    outcome: 'never shown',
  })
  await add('support_ticket', { description: 'help', created_by_user_id: userId, product_id: ref('product') })
  await add('document', {
    path: `test/${mark}`,
    name: `${mark}.pdf`,
    media_type: 'application/pdf',
    size: 1,
    type: 'other',
    document_hub_id: await hub('trademark', 'document_hub_id'),
    user_id: userId,
    visible_to_client: true,
  })
  await exhibitWorld({ addWithId, ref })
  await addWithId('document_folder', { name: mark })
  await add('note', {
    text: 'never shown',
    note_hub_id: await hub('registration_request', 'note_hub_id'),
    created_by: staffId,
  })
  await addWithId('statistic', { name: `count of ${mark}`, value: 1 })
  // What nothing more has to be said of than its facts.
  for (const table of clientsTables)
    if (made[table] === undefined)
      await add(table, derivedRow(found(tablesByName.get(table)), { userId, staffId, mark, made }))
  return made
}

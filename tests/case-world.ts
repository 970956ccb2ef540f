import { nothingAsked } from '#kernel/domain-facts.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { letterWorld } from './letter-world.ts'

interface Making {
  addWithId: (table: string, values: Record<string, unknown>) => Promise<void>
  ref: (table: string) => string | undefined
  userId: string
  staffId: string
}

/** The part of a customer's whole world that is about a case, and about letters. */
export async function caseWorld({ addWithId, ref, userId, staffId }: Making): Promise<void> {
  await addWithId('case_counterparty', { primary_name: 'Copy Works', user_id: userId, note: 'never shown' })
  const twin = `f${uuidv7().slice(1)}`
  await addWithId('case_counterparty', { id: twin, primary_name: 'Twin Works' })
  await addWithId('counterparty_trait', {
    case_counterparty_id: ref('case_counterparty'),
    kind: 'telephone',
    key: '+421900123456',
    value: '+421 900 123 456',
    source: 'imprint',
  })
  await addWithId('counterparty_link', {
    left_id: ref('case_counterparty'),
    right_id: twin,
    verdict: 'same',
    reason: 'the same telephone',
    decided_by_user_id: staffId,
  })
  await addWithId('case', {
    brand_id: ref('brand'),
    brand_monitoring_task_id: ref('brand_monitoring_task'),
    case_counterparty_id: ref('case_counterparty'),
    trademark_id: ref('trademark'),
    status: 'Kicked off',
  })
  await addWithId('case_infringement', { case_id: ref('case'), platform: 'shop' })
  await addWithId('case_notice', {
    case_id: ref('case'),
    case_infringement_id: ref('case_infringement'),
    trademark_id: ref('trademark'),
    kind: 'takedown',
    language: 'en',
    recipient: 'copy works',
    body: 'take it down',
    approved_by_user_id: staffId,
    approved_at: '2026-01-05T00:00:00Z',
    sent_on: '2026-01-06',
    status: 'Sent',
  })
  await letterWorld({ addWithId, ref, staffId })
  await addWithId('case_request', { type: 'report-threat', user_id: userId, case_id: ref('case') })
}

/** The evidence of that case, and what is known of the domain name that it was captured at. */
export async function exhibitWorld({ addWithId, ref }: Pick<Making, 'addWithId' | 'ref'>): Promise<void> {
  await addWithId('case_exhibit', {
    case_id: ref('case'),
    document_id: ref('document'),
    url: 'https://copies.example.test',
    media_type: 'text/html',
    sha256: '0'.repeat(64),
    taken_at: '2026-01-05T00:00:00Z',
    timestamped_by: 'none',
    is_stand_in: true,
  })
  await addWithId('use_proof', {
    trademark_id: ref('trademark'),
    document_id: ref('document'),
    kind: 'photo',
    classes: [9],
    market: 'SK',
    used_from: '2026-01-05',
    used_until: '2026-01-05',
    media_type: 'image/png',
    size: 1,
    sha256: '0'.repeat(64),
    taken_at: '2026-01-05T00:00:00Z',
    timestamped_by: 'none',
    is_stand_in: true,
  })
  await addWithId('domain_lookup', {
    brand_id: ref('brand'),
    case_exhibit_id: ref('case_exhibit'),
    domain: 'copies.example.test',
    asked_at: '2026-01-05T00:00:00Z',
    source: 'stand-in',
    is_stand_in: true,
    facts: JSON.stringify(nothingAsked),
  })
}

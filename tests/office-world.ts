interface Ground {
  addWithId: (table: string, values: Record<string, unknown>) => Promise<void>
  ref: (table: string) => string | undefined
  staffId: string
  mark: string
}

/** What an office asks about a mark, and who opposes it. */
export async function officeWorld({ addWithId, ref, staffId, mark }: Ground): Promise<void> {
  await addWithId('designation_change', {
    trademark_id: ref('trademark'),
    kind: 'owner',
    held: { ownerEntityId: ref('entity') ?? null },
    becomes: { ownerEntityId: ref('entity') ?? null },
    found_at: '2026-06-10T10:00:00Z',
  })
  await addWithId('office_action', {
    trademark_id: ref('trademark'),
    status: 'Kick-off sent',
    issue_date: '2026-05-01',
    due_date: '2026-08-01',
    order_currency: 'EUR',
    tags: ['never shown'],
  })
  await addWithId('office_action_solution', {
    office_action_id: ref('office_action'),
    solution: 'argue',
    description: 'We argue',
    chance_of_success: 'medium',
    ground: 'The goods differ',
    service_fee: '350.00',
    service_request_id: ref('service_request'),
  })
  await addWithId('office_action_issue', {
    office_action_id: ref('office_action'),
    name: 'Cited mark',
    category: 'likelihood-of-confusion',
    explanation: 'An earlier mark is close',
    answer: 'said by the client',
  })
  await addWithId('opposition', {
    trademark_id: ref('trademark'),
    number: 1,
    status: 'Kick-off sent',
    notice_date: '2026-05-01',
    due_date: '2026-07-01',
    opponent: `Opponent of ${mark}`,
    order_currency: 'EUR',
    advised_by_user_id: staffId,
    advised_name: 'Somebody of us',
  })
  await addWithId('opposition_way', {
    opposition_id: ref('opposition'),
    kind: 'answer',
    ground: 'The goods differ',
    service_fee: '350.00',
    government_fee: '0.00',
  })
  await addWithId('opposition_event', {
    opposition_id: ref('opposition'),
    kind: 'cooling-off',
    happened_on: '2026-05-02',
    note: 'never shown',
    created_by_user_id: staffId,
  })
}

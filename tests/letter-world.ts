interface Making {
  addWithId: (table: string, values: Record<string, unknown>) => Promise<void>
  ref: (table: string) => string | undefined
  staffId: string
}

/** The letter of a customer's order, sent in their name. */
export async function letterWorld({ addWithId, ref, staffId }: Making): Promise<void> {
  await addWithId('service_letter', {
    service_request_id: ref('service_request'),
    kind: 'coexistence',
    language: 'en',
    recipient: 'copy works',
    recipient_email: 'never@shown.test',
    body: 'we agree',
    status: 'Sent',
    approved_by_user_id: staffId,
    approved_name: 'A. Lawyer',
    approved_at: '2026-01-05T00:00:00Z',
    pdf_sha256: 'ab',
    docx_sha256: 'cd',
    sent_by: 'post',
    sent_at: '2026-01-06T00:00:00Z',
    reference: 'R 1',
  })
}

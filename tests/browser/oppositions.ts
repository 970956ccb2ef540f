import type { CallBody } from '#contract/call.ts'
import {
  oppositionDocketing,
  oppositionEvent,
  oppositionNotify,
  oppositionUpdate,
  trademarkOpposition,
} from '#contract/opposition.ts'
import { documentUpload } from '#contract/trademark.ts'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import type { TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'

/** What staff write of an opposition: on what it rests, and the ways to go on. */
export const written: Omit<CallBody<typeof oppositionUpdate>, 'version'> = {
  opponent: 'Tilvora Fictional s.r.o.',
  representative: 'Fictional Attorneys',
  officeNumber: 'B 003 999 001',
  grounds: ['likelihood-of-confusion'],
  earlierRights: [
    {
      kind: 'mark',
      name: 'TILVORA',
      jurisdiction: 'SK',
      number: '299991',
      owner: 'Tilvora Fictional s.r.o.',
      classes: [18],
    },
  ],
  classes: [18],
  summary: 'One earlier mark is held against one class.',
  advice: 'We would negotiate first.',
  currency: 'EUR',
  ways: [
    { kind: 'answer', ground: 'The signs differ at their beginning.', serviceFee: 49_000, governmentFee: 0 },
    {
      kind: 'coexistence',
      ground: 'Both firms sell to different customers.',
      serviceFee: 39_000,
      governmentFee: 0,
      recommended: true,
    },
    { kind: 'limitation', ground: 'Trunks: not sold here.', serviceFee: 15_000, governmentFee: 0 },
    { kind: 'withdrawal', ground: 'Nothing printed yet.' },
  ],
}

/** An opposition against a mark whose client was written to, in a cooling-off, by calls. */
export async function toldOpposition(app: TestApp, staffEmail: string, trademarkId: string): Promise<string> {
  const { client: staff } = await app.signIn(staffEmail)
  const on = today(officeZone, new Date())
  const noticeDate = addDays(on, -10)
  const { id } = await staff(trademarkOpposition, {
    params: { id: trademarkId },
    body: { noticeDate, opponent: written.opponent },
  })
  const params = { id }
  const { rows } = await app.context.pool.query<{ hub: string }>(
    'select document_hub_id as hub from opposition where id = $1',
    [id],
  )
  await staff(documentUpload, {
    params: { hubId: rows[0]?.hub ?? '' },
    body: { type: 'office-letter' },
    file: pdfFile('notice.pdf'),
  })
  await staff(oppositionUpdate, { params, body: { version: 1, ...structuredClone(written) } })
  await staff(oppositionEvent, { params, body: { kind: 'cooling-off', happenedOn: noticeDate, seen: 0 } })
  await staff(oppositionDocketing, {
    params,
    body: {
      noticeDate,
      dueDate: addDays(on, 80),
      coolingOffUntil: addDays(on, 50),
      reason: 'It stands in the letter.',
      before: { noticeDate, remindersEnabled: true },
    },
  })
  await staff(oppositionNotify, { params })
  return id
}

import { officeActionDocketing, officeActionExamination } from '#contract/examination.ts'
import { officeActionNotify, trademarkOfficeAction } from '#contract/office-action.ts'
import { documentUpload, trademarkFiling } from '#contract/trademark.ts'
import { replyDates } from '#domain/office-action/reply-dates.ts'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import type { TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'

interface Mark {
  id: string
  hub: string
}

/** Files a US application by calls, which was a while ago. */
export async function filedInUs(app: TestApp, staffEmail: string, mark: Mark, number: string): Promise<void> {
  const { client: staff } = await app.signIn(staffEmail)
  const receipt = await staff(documentUpload, {
    params: { hubId: mark.hub },
    body: { type: 'filing-receipt' },
    file: pdfFile('receipt.pdf'),
  })
  const filingDate = addDays(today(officeZone, new Date()), -120)
  await staff(trademarkFiling, {
    params: { id: mark.id },
    body: { number, filingDate, receiptDocumentId: receipt.id, confirmed: true },
  })
}

/** An examined office action whose client was written to, by calls. */
export async function toldOfficeAction(app: TestApp, staffEmail: string, trademarkId: string): Promise<string> {
  const { client: staff } = await app.signIn(staffEmail)
  const issueDate = addDays(today(officeZone, new Date()), -10)
  const { id } = await staff(trademarkOfficeAction, { params: { id: trademarkId }, body: { issueDate } })
  const { rows } = await app.context.pool.query<{ hub: string }>(
    'select document_hub_id as hub from office_action where id = $1',
    [id],
  )
  const params = { id }
  await staff(documentUpload, {
    params: { hubId: rows[0]?.hub ?? '' },
    body: { type: 'office-letter' },
    file: pdfFile('letter.pdf'),
  })
  await staff(officeActionExamination, {
    params,
    body: {
      version: 1,
      issues: [
        {
          category: 'likelihood-of-confusion',
          name: 'An earlier mark is close',
          explanation: 'The office holds KOVENTA against the application.',
          quote: 'A likelihood of confusion with the mark in U.S. Registration No. 6431907',
        },
        {
          category: 'owner',
          name: 'Is Kovento a living person?',
          explanation: 'The office asks whether the word names somebody.',
          question: 'Does the name belong to a living person?',
        },
      ],
      cited: [{ name: 'KOVENTA', number: '6431907', owner: 'Fictional Bags LLC', classes: [18] }],
      solutions: [
        {
          solution: 'Narrow the list and argue',
          kind: 'response',
          description: 'The goods that both marks have are taken out.',
          chanceOfSuccess: 'medium',
          ground: 'After the change no goods are shared.',
          serviceFee: 54_000,
          governmentFee: 0,
          recommended: true,
        },
        { solution: 'Three more months', kind: 'extension', serviceFee: 6_000, governmentFee: 11_500 },
      ],
      currency: 'EUR',
      issueSummary: 'One of two points is serious.',
      recommendationNote: 'We would narrow the list.',
    },
  })
  const { reply } = replyDates({ jurisdiction: 'US', filed: null, isMadrid: false }, issueDate)
  const before = { issueDate, dueDate: null, remindersEnabled: true }
  await staff(officeActionDocketing, { params, body: { issueDate, dueDate: reply?.due ?? '', before } })
  await staff(officeActionNotify, { params })
  return id
}

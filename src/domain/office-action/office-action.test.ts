import { expect, test } from 'vitest'
import { nextStates } from '#kernel/state-machine.ts'
import { clientSteps } from './client-steps.ts'
import { draftProblems, examinationProblems } from './examination.ts'
import { isGrounded, replyDates } from './reply-dates.ts'
import { hasGaps } from '#kernel/gaps.ts'
import { responseDraft } from './response-draft.ts'
import { isEnded, isUntold, officeActionMachine, officeActionStatuses } from './status.ts'
import { issueCategories } from './vocabulary.ts'

const way = { chanceOfSuccess: null, ground: null, serviceFee: 100, governmentFee: 0, recommended: false }

test('a chance without its ground is refused, in a draft too, and so are two that are recommended', () => {
  const solutions = [
    { ...way, chanceOfSuccess: 'high', recommended: true },
    { ...way, recommended: true },
  ]
  expect(draftProblems({ solutions })).toEqual({
    'solutions.0.ground': 'reason-needed',
    'solutions.1.recommended': 'not-a-choice',
  })
})

test('an examination has an explained issue and a way with both fees, not both nothing', () => {
  expect(examinationProblems({ issues: [], solutions: [] })).toEqual({
    issues: 'choose-at-least-one',
    solutions: 'choose-at-least-one',
  })
  const issues = [{ explanation: null }]
  const solutions = [
    { ...way, governmentFee: null },
    { ...way, serviceFee: 0 },
  ]
  expect(examinationProblems({ issues, solutions })).toEqual({
    'issues.0.explanation': 'required',
    'solutions.0.governmentFee': 'required',
    'solutions.1.serviceFee': 'required',
  })
  expect(examinationProblems({ issues: [{ explanation: 'said' }], solutions: [way] })).toEqual({})
})

test('nobody is told before the examination and the dates, and nothing is submitted that nobody approved', () => {
  const into = (to: string) =>
    officeActionStatuses.filter((from) => officeActionMachine.transitions[from].some((step) => step.to === to))
  expect(into('Docketing saved')).toEqual(['Examination saved', 'Docketing saved'])
  expect(into('Kick-off sent')).toEqual(['Docketing saved', 'Abandoned'])
  expect(into('Response submitted')).toEqual(['Response approved'])
  expect(into('Response approved')).toEqual(['Response sent for approval'])
})

test('a client does nothing about what they were not told of or what is over, and ends nothing that is paid', () => {
  const quiet = officeActionStatuses.filter((status) => isUntold(status) || isEnded(status))
  expect(quiet).toHaveLength(6)
  for (const status of quiet)
    expect(clientSteps(status, { isPaid: false })).toEqual({
      order: false,
      inform: false,
      approve: false,
      abandon: false,
    })
  for (const status of officeActionStatuses) expect(clientSteps(status, { isPaid: true }).abandon).toBe(false)
  expect(nextStates(officeActionMachine, 'Landing page visited', 'client')).toContain('Order created')
})

test.each([
  // 37 CFR 2.62(a): three months and, asked for in time, three more; the last day moves over closed ones (37 CFR 2.196).
  ['US', '2026-11-09', false, '2027-02-09', '2027-05-10'],
  ['US', '2026-08-31', false, '2026-11-30', '2027-03-01'],
  // An extension of protection has six months and no extension.
  ['US', '2026-11-09', true, '2027-05-10', null],
])('%s, letter of %s, Madrid %s: reply by %s, extended to %s', (jurisdiction, issued, isMadrid, due, extended) => {
  const { reply, extension } = replyDates({ jurisdiction, filed: '2026-01-05', isMadrid }, issued)
  expect([reply?.due ?? null, extension?.due ?? null]).toEqual([due, extended])
  expect(reply?.rule.article).toBe('§2.62(a)')
})

test('in Australia fifteen months from the first report, never before the letter itself, and not for a designation', () => {
  const au = { jurisdiction: 'AU', filed: '2025-01-06', isMadrid: false }
  const { reply } = replyDates({ ...au, first: '2025-03-03' }, '2025-11-10')
  expect(reply?.due).toBe('2026-06-03')
  // The first letter recorded here need not be the first report.
  expect(reply?.rule.confidence).toBe('medium')
  expect(reply?.rule.note).toContain('can be much earlier')
  expect(isGrounded(au, reply, '2026-06-03')).toBe(true)
  // Three months beyond, by a mistyped month, need their reason.
  expect(isGrounded(au, reply, '2026-09-03')).toBe(false)
  expect(replyDates({ ...au, first: '2025-03-03' }, '2026-07-06').reply).toBeNull()
  const extended = replyDates({ ...au, isMadrid: true, first: '2025-03-03' }, '2025-11-10')
  expect(extended.reply?.rule.law).toBe('Regulations under the Madrid Protocol')
  expect(extended.extension).toBeNull()
})

test('where no time to reply is recorded there is no date', () => {
  expect(replyDates({ jurisdiction: 'ZZ', filed: null, isMadrid: false }, '2026-11-09')).toEqual({
    reply: null,
    extension: null,
  })
})

test('a draft has a block for each kind of objection and shows its gaps; without gaps it is whole', () => {
  for (const category of issueCategories) {
    const text = responseDraft({
      mark: 'MIRELLE',
      number: '97331208',
      issued: '9 November 2026',
      issues: [{ category, name: 'What the office says', answer: 'No living person' }],
      cited: [{ name: 'MIRELA', number: '6431907' }],
    })
    expect(text).toContain('Application number: 97331208')
    expect(text).toContain('The client says: No living person')
    expect({ category, gaps: hasGaps(text) }).toEqual({ category, gaps: true })
  }
  expect(hasGaps('Section 2(d) does not apply (15 U.S.C. §1052(d)).')).toBe(false)
})

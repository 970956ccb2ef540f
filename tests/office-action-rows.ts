import type { CallRow } from './call-row.ts'

const officeAction = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a, link }, who) => ({ id: (who === 'link' ? link.office_action : a.office_action) ?? '' }),
})
const examination = { version: 1, issues: [], cited: [], solutions: [], currency: 'EUR' }

/** The rows of the matrix for the calls of an office action. */
export const officeActionRows: Record<string, CallRow> = {
  'office-action.create': {
    bodyOf: ({ a }) => ({ messageId: Number(a.docketed_message), issueDate: '2000-01-01' }),
  },
  'trademark.office-action': {
    scoped: true,
    params: ({ a }) => ({ id: a.trademark ?? '' }),
    body: { issueDate: '2000-01-01' },
  },
  'office-action.reading': officeAction(),
  'office-action.examination-draft': officeAction(examination),
  'office-action.examination': officeAction(examination),
  'office-action.docketing': officeAction({ issueDate: '2000-01-01', dueDate: '2000-04-01', before: {} }),
  'office-action.notify': officeAction(),
  'office-action.reminders': officeAction({ enabled: true }),
  'office-action.show': officeAction(),
  'office-action.document': {
    scoped: true,
    params: ({ a, link }, who) => ({
      id: (who === 'link' ? link.office_action : a.office_action) ?? '',
      docId: (who === 'link' ? link.letter : a.letter) ?? '',
    }),
  },
  'office-action.visit': officeAction(),
  'office-action.order': officeAction({ solutionId: '0199e0a0-0000-7000-8000-000000000001' }),
  'office-action.additional-info': officeAction({ answers: [], note: 'matrix' }),
  'office-action.ask': officeAction({ note: 'matrix' }),
  'office-action.response': officeAction({ text: 'matrix' }),
  'office-action.approve': officeAction({ version: 1 }),
  'office-action.extension': officeAction({ filedOn: '2000-01-01' }),
  'office-action.correction': officeAction({ dueDate: '2000-05-01', reason: 'matrix', before: {} }),
  'office-action.submit': officeAction({ submittedOn: '2000-01-01', receiptDocumentId: 2147483000 }),
  'office-action.abandon': officeAction({}),
  'office-action.debug-notify': { ...officeAction({ template: 'office-action-kick-off' }), but: { staff: 404 } },
  'office-action.tags': officeAction({ tags: ['matrix'], before: ['never shown'] }),
  'office-action.note': officeAction({ text: 'matrix' }),
}

import type { CallRow } from './call-row.ts'

const opposition = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a }) => ({ id: a.opposition ?? '' }),
})

/** The rows of the matrix for the calls of an opposition. */
export const oppositionRows: Record<string, CallRow> = {
  'opposition.create': {
    bodyOf: ({ a }) => ({ messageId: Number(a.docketed_message), noticeDate: '2000-01-01', opponent: 'Matrix Ltd' }),
  },
  'trademark.opposition': {
    scoped: true,
    params: ({ a }) => ({ id: a.trademark ?? '' }),
    body: { noticeDate: '2000-01-01', opponent: 'Matrix Ltd' },
  },
  'opposition.update': opposition({ version: 1, opponent: 'Matrix Ltd', currency: 'EUR' }),
  'opposition.docketing': opposition({ noticeDate: '2000-01-01', dueDate: '2000-04-01', reason: 'matrix', before: {} }),
  'opposition.notify': opposition(),
  'opposition.event': opposition({ kind: 'cooling-off', happenedOn: '2026-05-02', seen: 0 }),
  'opposition.order': opposition({ wayId: '0199e0a0-0000-7000-8000-000000000002' }),
  'opposition.withdraw': opposition({}),
  'opposition.note': opposition({ text: 'matrix' }),
}

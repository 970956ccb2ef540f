import type { CallRow, Ground } from './call-row.ts'

const idOf = ({ a, link }: Ground, who: string) =>
  (who === 'link' ? link.use_in_commerce_request : a['use_in_commerce_request']) ?? ''
const classOf = ({ a, link }: Ground, who: string) =>
  (who === 'link' ? link.useClass : a['use_in_commerce_request_class']) ?? ''

const request = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: (ground, who) => ({ id: idOf(ground, who) }),
})
const ofSpecimen = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: async (ground, who) => {
    const classId = classOf(ground, who)
    return { id: idOf(ground, who), classId, specimenId: await ground.specimen(classId) }
  },
})
const ofComment = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: async (ground, who) => {
    const id = idOf(ground, who)
    return { id, commentId: await ground.comment(id, who) }
  },
})

/** The rows of the matrix for the calls of statements and declarations of use. */
export const commerceUseRows: Record<string, CallRow> = {
  'use-in-commerce-request.create': {
    scoped: true,
    bodyOf: ({ a }) => ({ trademarkId: a['trademark'] }),
  },
  'use-in-commerce-request.show': request(),
  'use-in-commerce-request.document': {
    scoped: true,
    params: (ground, who) => ({
      id: idOf(ground, who),
      docId: (who === 'link' ? ground.link.useDocument : ground.a['useDocument']) ?? '',
    }),
  },
  'use-in-commerce-request.visit': request(),
  'use-in-commerce-request.edit': request({ classes: [] }),
  'use-in-commerce-request.order': request(),
  'use-in-commerce-request.abandon': request({}),
  'use-in-commerce-request.approve': request({ version: 'then', signedBy: 'Matrix', declared: true }),
  'use-in-commerce-request.notify': request(),
  'use-in-commerce-request.confirm-deadline': request({ dueDate: '2000-01-01', before: {} }),
  'use-in-commerce-request.submit': request({ submittedOn: '2000-01-01', receiptDocumentId: 2147483000 }),
  'use-in-commerce-request.reopen': request({ note: 'matrix' }),
  'use-in-commerce-request.comment': request({ content: 'matrix' }),
  'use-in-commerce-request.comment-edit': ofComment({ content: 'matrix' }),
  'use-in-commerce-request.comment-delete': ofComment(),
  'use-in-commerce-request.specimen-create': {
    scoped: true,
    file: true,
    body: {},
    params: (ground, who) => ({ id: idOf(ground, who), classId: classOf(ground, who) }),
  },
  'use-in-commerce-request.specimen-from-use': {
    scoped: true,
    bodyOf: ({ a }) => ({ proofId: a['use_proof'] }),
    params: (ground, who) => ({ id: idOf(ground, who), classId: classOf(ground, who) }),
  },
  'use-in-commerce-request.specimen-update': ofSpecimen(),
  'use-in-commerce-request.specimen-delete': ofSpecimen(),
  'use-in-commerce-request.specimen-copy': ofSpecimen({ classId: '0199e0a0-0000-7000-8000-000000000001' }),
  'use-in-commerce-request.note': request({ text: 'matrix' }),
}

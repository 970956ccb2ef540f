import type { CallRow } from './call-row.ts'

/** The calls about the documents of a matter. */
export const documentRows: Record<string, CallRow> = {
  'document.upload': { scoped: true, params: ({ a }) => ({ hubId: a.hub ?? '' }), body: { type: 'other' }, file: true },
  'document.url': { scoped: true, params: ({ a }) => ({ hubId: a.hub ?? '', docId: a.document ?? '' }) },
  'document.change': {
    scoped: true,
    params: ({ a }) => ({ hubId: a.hub ?? '', docId: a.document ?? '' }),
    body: {
      name: 'Matrix.pdf',
      type: 'other',
      visibleToClient: true,
      before: { name: 'Never its name.pdf', type: 'other', visibleToClient: false },
    },
  },
  'document.revise': {
    scoped: true,
    params: async ({ a, spareDocument }) => ({ hubId: a.hub ?? '', docId: await spareDocument('there') }),
    file: true,
  },
  'document.remove': {
    scoped: true,
    params: async ({ a, spareDocument }) => ({ hubId: a.hub ?? '', docId: await spareDocument('there') }),
    body: { reason: '' },
  },
  'document.put-back': {
    scoped: true,
    params: async ({ a, spareDocument }) => ({ hubId: a.hub ?? '', docId: await spareDocument('removed') }),
  },
  'document.reading': { scoped: true, params: ({ a }) => ({ hubId: a.hub ?? '', docId: a.document ?? '' }) },
  'document.thumbnail': { scoped: true, query: ({ a }) => ({ id: a.document ?? '' }) },
  'document.url-by-id': { scoped: true, query: ({ a }) => ({ id: a.document ?? '' }) },
}

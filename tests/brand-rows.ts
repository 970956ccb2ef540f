import type { CallRow } from './call-row.ts'

const ofBrand = (body: unknown = {}): CallRow => ({ scoped: true, body, params: ({ a }) => ({ id: a.brand ?? '' }) })

const ofMark = (body: unknown): CallRow => ({ scoped: true, body, params: ({ a }) => ({ id: a.trademark ?? '' }) })

/** Calls about brands and their reports. */
export const brandRows: Record<string, CallRow> = {
  'brand.create': { body: { name: 'Matrix' } },
  'brand.update': ofBrand({ name: 'Matrix' }),
  'brand.assign-items': { bodyOf: () => ({ brandId: null }) },
  'trademark.designate': ofMark({ jurisdiction: 'US', designatedOn: '2000-01-01', noticedOn: null, before: {} }),
  'designation-change.decide': {
    scoped: true,
    body: { kind: 'carry', foundAt: '2026-06-10T10:00:00Z' },
    params: ({ a }) => ({ id: a.trademark ?? '', changeId: a.designation_change ?? '' }),
  },
  'trademark.registration-end': ofMark({
    from: 'Trademark registered',
    how: 'cancelled',
    endedOn: '2026-01-05',
    reason: 'matrix',
  }),
  'trademark.designation-days': ofMark({ designatedOn: '2000-01-01', noticedOn: null, before: {} }),
  'brand-registry.enter': ofMark({ registryCode: 'MATRIX-1' }),
  'brand-registry.show': {
    scoped: true,
    params: ({ a }) => ({ id: a.trademark ?? '', codeId: a.brand_registry_code ?? '' }),
    body: { password: 'wrong on purpose', code: null },
  },
  'brand-registry.certificate': ofMark({ sentOn: '2000-01-01', reference: null }),
  'brand-report.standing': ofBrand(),
  'brand-report.mail': ofBrand({ isWanted: true }),
  'brand-report.open': {
    scoped: true,
    params: ({ a }) => ({ id: a.brand ?? '', reportId: a.brand_report ?? '' }),
  },
}

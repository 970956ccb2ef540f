import type { CallRow } from './call-row.ts'

const ofBrand = (body: unknown = {}): CallRow => ({ scoped: true, body, params: ({ a }) => ({ id: a.brand ?? '' }) })

/** Calls about brands and their reports. */
export const brandRows: Record<string, CallRow> = {
  'brand.create': { body: { name: 'Matrix' } },
  'brand.update': ofBrand({ name: 'Matrix' }),
  'brand.assign-items': { bodyOf: () => ({ brandId: null }) },
  'brand-report.standing': ofBrand(),
  'brand-report.mail': ofBrand({ isWanted: true }),
  'brand-report.open': {
    scoped: true,
    params: ({ a }) => ({ id: a.brand ?? '', reportId: a.brand_report ?? '' }),
  },
}

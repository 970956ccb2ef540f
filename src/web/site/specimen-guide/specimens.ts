import { isServiceClass } from '#domain/catalog/nice-classes.ts'

/** What the United States office takes and refuses as a specimen (37 CFR 2.56). Keys of `classes.specimen`. */
export const specimensOf = (niceClass: number) => (isServiceClass(niceClass) ? 'services' : 'goods')

export const pointsOf = {
  goods: { taken: ['label', 'package', 'display', 'page'], refused: ['advert', 'invoice', 'drawing', 'mockup'] },
  services: {
    taken: ['site', 'brochure', 'sign', 'screen'],
    refused: ['letterhead', 'noService', 'drawing', 'mockup'],
  },
} as const

/** Classes of which something more is to be said. */
export const hinted = [9, 16, 25, 33, 35, 41, 42, 43] as const
export type Hinted = (typeof hinted)[number]

export const hintOf = (niceClass: number): Hinted | null => hinted.find((one) => one === niceClass) ?? null

/** What a specimen is, in the words of whoever hands it in: what is on goods, what offers services, what shows no use. */
export const specimenKinds = [
  'label',
  'packaging',
  'goods',
  'display',
  'shop-page',
  'site',
  'advertising',
  'sign',
  'letterhead',
  'performance',
  'drawing',
  'mock-up',
  'proof',
  'press-release',
  'coming-soon',
  'internal',
] as const
export type SpecimenKind = (typeof specimenKinds)[number]

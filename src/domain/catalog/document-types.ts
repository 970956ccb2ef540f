export const documentTypes = [
  'invoice',
  'filing-receipt',
  'certificate',
  'power-of-attorney',
  'assignment',
  'specimen',
  'logo',
  'recording',
  'view',
  'office-letter',
  'letter',
  'evidence',
  'other',
] as const
export type DocumentType = (typeof documentTypes)[number]

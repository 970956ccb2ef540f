/** The files of public/locales/{language}/; English is the shape of the other three. */
export const namespaces = [
  'common',
  'errors',
  'trademark',
  'site',
  'checker',
  'verification',
  'summary',
  'order',
  'checkout',
  'service',
  'prices',
  'portal',
  'draft',
  'owner',
  'content',
  'country',
  'classes',
  'disputes',
  'consultation',
  'office-action',
  'case',
  'use-in-commerce',
  'account',
  'protection',
] as const
export type Namespace = (typeof namespaces)[number]
export const defaultNamespace = 'common' satisfies Namespace

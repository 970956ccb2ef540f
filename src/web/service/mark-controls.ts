/** The fields that a form has for each mark that is typed. */
export const markFields = ['mark', 'jurisdiction', 'number', 'classes', 'expires'] as const
export type MarkField = (typeof markFields)[number]

/** The control of a field of the typed mark at that place: `mark` for the first, `mark-1` for the second. */
export const markControl = (field: MarkField, at: number): string => (at === 0 ? field : `${field}-${at}`)

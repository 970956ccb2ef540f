/** The fields that a form has for each mark that is typed. */
export const markFields = ['mark', 'jurisdiction', 'number', 'classes', 'expires'] as const
export type MarkField = (typeof markFields)[number]

/** The control of a field of the typed mark at that place: `mark` for the first, `mark-1` for the second. */
export const markControl = (field: MarkField, at: number): string => (at === 0 ? field : `${field}-${at}`)

/** The control of the words that own marks are looked for by, and what was found by last. */
export const findControl = 'find'
export const foundControl = 'found'
/** The intent of the button that looks for them, and of the Enter key in any field of their form. */
export const findIntent = 'find'
export const enterIntent = 'enter'
/** The intent of the button that makes an order binding, and not of what changes it. */
export const orderIntent = 'order'

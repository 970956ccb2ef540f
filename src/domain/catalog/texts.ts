/** What a text of the product may be, whoever writes it: a call, the data API or a job. */
export interface TextRule {
  /** Characters. */
  max: number
  /** Whether it may have line breaks; one that may not takes no signs that turn its direction either. */
  lines?: true
  /** An address of the web, with http, https or no scheme; an e-mail address; two capitals of ISO 3166-1. */
  kind?: 'web' | 'email' | 'country'
}

/** The texts of the product by what they are. The fields of the calls and the columns of the tables both name these. */
export const texts = {
  /** A word of a vocabulary, or a code of somebody else's. */
  word: { max: 60 },
  personName: { max: 100 },
  companyName: { max: 200 },
  companyType: { max: 100 },
  companyId: { max: 50 },
  taxId: { max: 40 },
  vatNumber: { max: 20 },
  email: { max: 254, kind: 'email' },
  phone: { max: 40 },
  street: { max: 200 },
  city: { max: 100 },
  postcode: { max: 20 },
  country: { max: 2, kind: 'country' },
  state: { max: 100 },
  region: { max: 10 },
  mark: { max: 200 },
  /** A number that an office gave. */
  officeNumber: { max: 60 },
  heading: { max: 200 },
  webAddress: { max: 500, kind: 'web' },
  phrase: { max: 500, lines: true },
  description: { max: 2000, lines: true },
  note: { max: 5000, lines: true },
} as const satisfies Record<string, TextRule>

export type TextKind = keyof typeof texts

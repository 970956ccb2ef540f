/** Why an office's own service gave no answer: not reached, not in time, or it would not. */
export const officeTroubles = ['office-unreachable', 'office-slow', 'office-refused'] as const
export type OfficeTrouble = (typeof officeTroubles)[number]

export class OfficeFailed extends Error {
  readonly trouble: OfficeTrouble

  constructor(trouble: OfficeTrouble, cause: unknown) {
    super(trouble, { cause })
    this.name = 'OfficeFailed'
    this.trouble = trouble
  }
}

/** A person that an office knows by a number of its own. */
export interface OfficeApplicant {
  number: string | null
  name: string
  country: string | null
  city: string | null
}

/** A mark as its office's service tells it; dates are ISO 8601 days, words are the office's own. */
export interface OfficeMark {
  number: string
  text: string
  kind: string | null
  classes: number[]
  goods: { class: number; terms: string[] }[]
  owner: string | null
  ownerCountry: string | null
  status: string | null
  filingDate: string | null
  registrationDate: string | null
  expiryDate: string | null
}

/** The service of one office. Throws OfficeFailed; null and empty are answers. */
export interface OfficeApi {
  mark(number: string): Promise<OfficeMark | null>
  applicants(name: string, limit: number): Promise<OfficeApplicant[]>
}

/** What a company outside may do on the public pages, where the operator has it do so and the visitor agrees. */
export const thirdPartyKinds = ['analytics', 'tag-manager', 'error-reporting', 'review', 'affiliate', 'chat'] as const
export type ThirdPartyKind = (typeof thirdPartyKinds)[number]

/** One of them: who it is, and the script that is loaded after a yes. */
export interface ThirdParty {
  kind: ThirdPartyKind
  /** As visitors read it: the company, not the product. */
  name: string
  script: string
}

/** Days that a choice is kept. */
export const consentDays = 180

/** What stands in the cookie: the answer, and to what it was given, so that somebody new is asked for anew. */
export const consentText = (answer: 'yes' | 'no', parties: readonly Pick<ThirdParty, 'kind'>[]): string =>
  [answer, ...parties.map(({ kind }) => kind).toSorted()].join('.')

/** What was answered to just these; null when nobody was asked, or about others. */
export function consentIn(text: string | null, parties: readonly Pick<ThirdParty, 'kind'>[]): 'yes' | 'no' | null {
  return (['yes', 'no'] as const).find((answer) => consentText(answer, parties) === text) ?? null
}

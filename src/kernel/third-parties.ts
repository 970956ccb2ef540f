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

/** What somebody is asked about: what it is for, and by whom. */
interface Asked {
  kind: ThirdPartyKind | 'experiments'
  name: string
}

/** Everything that a visitor is asked about at once: companies, and whether they take part in what runs. */
export const askedAbout = (
  parties: readonly Pick<ThirdParty, 'kind' | 'name'>[],
  experiments: readonly string[],
): Asked[] => [
  ...parties,
  ...(experiments.length > 0 ? [{ kind: 'experiments' as const, name: experiments.toSorted().join(' ') }] : []),
]

/** A short word for a name of any length: a change of it is noticed, and nobody is told by it. */
function wordOf(name: string): string {
  let hash = 0x811c9dc5
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** What stands in the cookie: the answer, and to what it was given and for whom, so that somebody new is asked for anew. */
export const consentText = (answer: 'yes' | 'no', parties: readonly Asked[]): string =>
  [answer, ...parties.map(({ kind, name }) => `${kind}-${wordOf(name)}`).toSorted()].join('.')

/** What was answered to just these; null when nobody was asked, or about others. */
export function consentIn(text: string | null, parties: readonly Asked[]): 'yes' | 'no' | null {
  return (['yes', 'no'] as const).find((answer) => consentText(answer, parties) === text) ?? null
}

/** Names in an address that tell of nobody: where somebody comes from, and in which money. */
const harmless = /^(?:utm_[a-z]+|gclid|gclsrc|gbraid|fbclid|msclkid|affiliate|country|currency|page)$/

/** Whether what stands in an address behind its question mark is of nobody: no name that nobody has filed, no row, no question. */
export function tellsOfNobody(search: URLSearchParams): boolean {
  return [...search.keys()].every((name) => harmless.test(name))
}

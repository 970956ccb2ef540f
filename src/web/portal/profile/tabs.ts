/** The views of the profile; the first has no word in the address. */
export const profileTabs = [
  'you',
  'billing-info',
  'subscriptions',
  'payment',
  'whitelist',
  'security',
  'privacy',
] as const
export type ProfileTab = (typeof profileTabs)[number]

export function tabIn(search: URLSearchParams): ProfileTab {
  return profileTabs.find((tab) => tab === search.get('tab')) ?? 'you'
}

/** What a form of a tab answers when it worked; the tab says it in words. */
export interface Said {
  said:
    | 'saved'
    | 'changed'
    | 'ended'
    | 'ended-others'
    | 'factor-removed'
    | 'whitelist-off'
    | 'exported'
    | 'plan-later'
    | 'plan-ended'
    | 'card-removed'
  count?: number
  /** The day that it is about. */
  day?: string
}

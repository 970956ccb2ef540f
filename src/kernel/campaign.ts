import type { ThirdParty, ThirdPartyKind } from './third-parties.ts'

/** What an advertisement puts into the address of the page that it leads to. */
export const campaignKeys = ['gclid', 'gclsrc', 'utm_source', 'msclkid', 'gbraid'] as const
export type CampaignKey = (typeof campaignKeys)[number]

/** Milliseconds that they are kept, 90 days; and days of the word of who recommended the site. */
export const campaignMs = 7_776_000_000
export const affiliateDays = 30
const longest = 200

/** The campaign that an address tells of; a click id of Google counts where no other service of it set the address. */
export function campaignIn(search: URLSearchParams): Partial<Record<CampaignKey, string>> {
  const source = search.get('gclsrc')
  const isOfAds = source === null || source.includes('aw')
  return Object.fromEntries(
    campaignKeys.flatMap((key) => {
      const value = search.get(key)
      return value && value.length <= longest && (key !== 'gclid' || isOfAds) ? [[key, value]] : []
    }),
  )
}

/** Who recommended the site, as an address says it; null when nobody, or no such word. */
export function affiliateIn(search: URLSearchParams): string | null {
  const word = search.get('affiliate')?.toUpperCase() ?? ''
  return /^[A-Z0-9_-]{1,40}$/.test(word) ? word : null
}

/** What is kept of a campaign, with the moment (milliseconds) at which it is over. */
export const campaignText = (value: string, now: number): string => JSON.stringify({ value, until: now + campaignMs })

/** Whether what is kept is over, or is nothing that was kept here. */
export function isCampaignOver(text: string, now: number): boolean {
  try {
    const kept: unknown = JSON.parse(text)
    const until: unknown = typeof kept === 'object' && kept !== null && 'until' in kept ? kept.until : undefined
    return typeof until !== 'number' || until <= now
  } catch {
    return true
  }
}

const counting: readonly ThirdPartyKind[] = ['analytics', 'tag-manager', 'affiliate']

/** Whether one of the companies counts where visitors come from; for others nothing of it is kept. */
export const countsCampaigns = (parties: readonly Pick<ThirdParty, 'kind'>[]): boolean =>
  parties.some(({ kind }) => counting.includes(kind))

/** Whether one of them counts who recommended the site. */
export const countsRecommendations = (parties: readonly Pick<ThirdParty, 'kind'>[]): boolean =>
  parties.some(({ kind }) => kind === 'affiliate')

import {
  affiliateDays,
  affiliateIn,
  campaignIn,
  campaignKeys,
  campaignText,
  countsCampaigns,
  countsRecommendations,
  isCampaignOver,
} from '#kernel/campaign.ts'
import type { ThirdParty } from '#kernel/third-parties.ts'

const affiliate = (value: string, days: number) => `affiliate=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`

/** After a yes: keeps where the visitor came from for the companies that count it. */
export function keepCampaign(page: Document, parties: readonly ThirdParty[], now: number): void {
  if (!countsCampaigns(parties)) return
  const search = new URLSearchParams(page.location.search)
  const found = campaignIn(search)
  try {
    for (const key of campaignKeys) {
      const value = found[key]
      if (value !== undefined) localStorage.setItem(key, campaignText(value, now))
    }
  } catch {
    // Without storage nothing is kept.
  }
  const by = affiliateIn(search)
  if (by !== null && countsRecommendations(parties)) page.cookie = affiliate(by, affiliateDays)
}

/** Lets go of what is over, on every page of the site that the visitor comes to. */
export function endCampaigns(now: number): void {
  try {
    for (const key of campaignKeys) {
      const kept = localStorage.getItem(key)
      if (kept !== null && isCampaignOver(kept, now)) localStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept.
  }
}

/** Where there is no yes that holds, nothing of it is left. */
export function forgetCampaign(page: Document): void {
  try {
    for (const key of campaignKeys) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
  if (/(?:^|; )affiliate=/.test(page.cookie)) page.cookie = affiliate('', 0)
}

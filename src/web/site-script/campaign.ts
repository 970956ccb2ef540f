import {
  affiliateDays,
  affiliateIn,
  campaignIn,
  campaignKeys,
  campaignText,
  countsCampaigns,
  isCampaignOver,
} from '#kernel/campaign.ts'
import type { ThirdParty } from '#kernel/third-parties.ts'

const affiliate = (value: string, days: number) => `affiliate=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`

/** After a yes: keeps where the visitor came from for the companies that count it, and lets go of what is over. */
export function keepCampaign(page: Document, parties: readonly ThirdParty[], now: number): void {
  if (!countsCampaigns(parties)) return
  const search = new URLSearchParams(page.location.search)
  const found = campaignIn(search)
  try {
    for (const key of campaignKeys) {
      const kept = localStorage.getItem(key)
      if (kept !== null && isCampaignOver(kept, now)) localStorage.removeItem(key)
      const value = found[key]
      if (value !== undefined) localStorage.setItem(key, campaignText(value, now))
    }
  } catch {
    // Without storage nothing is kept.
  }
  const by = affiliateIn(search)
  if (by !== null && parties.some(({ kind }) => kind === 'affiliate')) page.cookie = affiliate(by, affiliateDays)
}

/** After a no: nothing of it is left. */
export function forgetCampaign(page: Document): void {
  try {
    for (const key of campaignKeys) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
  if (/(?:^|; )affiliate=/.test(page.cookie)) page.cookie = affiliate('', 0)
}

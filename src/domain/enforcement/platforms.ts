/** Where infringing offers stand, by the names under which the pages about platforms are filed; and what is no platform. */
export const platforms = [
  'alibaba-and-aliexpress',
  'amazon',
  'apple-app-store',
  'ebay',
  'etsy',
  'facebook-and-instagram',
  'google-ads',
  'mercado-libre',
  'shopify',
  'tiktok-shop',
  'walmart',
  'x',
  'youtube',
  'website',
  'domain',
  'other',
] as const
export type Platform = (typeof platforms)[number]

/** A name that a row has as one of the list; what an import or an older row calls otherwise is another platform. */
export const platformFrom = (name: string): Platform => platforms.find((one) => one === name) ?? 'other'

/** Parts that the form of a platform asks for (domain practice; each platform's own form is the last word). */
export type FormPart = 'registration' | 'links' | 'items' | 'statement' | 'pictures' | 'account' | 'contact' | 'reasons'

/** What each platform asks for in a notice: from the practice of their forms, to be filled in there. */
export const formParts: Record<Platform, readonly FormPart[]> = {
  'alibaba-and-aliexpress': ['account', 'registration', 'links', 'statement'],
  amazon: ['registration', 'items', 'pictures', 'statement'],
  'apple-app-store': ['registration', 'links', 'contact', 'statement'],
  ebay: ['registration', 'items', 'reasons', 'statement'],
  etsy: ['registration', 'links', 'statement'],
  'facebook-and-instagram': ['registration', 'links', 'statement'],
  'google-ads': ['registration', 'links', 'statement'],
  'mercado-libre': ['account', 'registration', 'items', 'statement'],
  shopify: ['registration', 'links', 'statement'],
  'tiktok-shop': ['registration', 'items', 'pictures', 'statement'],
  walmart: ['registration', 'items', 'statement'],
  x: ['registration', 'links', 'statement'],
  youtube: ['registration', 'links', 'statement'],
  website: ['links', 'reasons', 'contact', 'statement'],
  domain: ['registration', 'links', 'reasons', 'contact'],
  other: ['registration', 'links', 'statement'],
}

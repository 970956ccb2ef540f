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

/** What the named ones are called, in every language. */
export const platformTitles = {
  'alibaba-and-aliexpress': 'Alibaba, AliExpress',
  amazon: 'Amazon',
  'apple-app-store': 'App Store (Apple)',
  ebay: 'eBay',
  etsy: 'Etsy',
  'facebook-and-instagram': 'Facebook, Instagram',
  'google-ads': 'Google Ads',
  'mercado-libre': 'Mercado Libre',
  shopify: 'Shopify',
  'tiktok-shop': 'TikTok Shop',
  walmart: 'Walmart',
  x: 'X',
  youtube: 'YouTube',
} as const satisfies Partial<Record<Platform, string>>

/** What is no platform by name and needs a word of ours. */
export type UnnamedPlatform = Exclude<Platform, keyof typeof platformTitles>
const isNamed = (platform: Platform): platform is keyof typeof platformTitles => platform in platformTitles

/** What a platform is called; `word` says it for those without a name of their own. */
export const platformTitle = (platform: Platform, word: (platform: UnnamedPlatform) => string): string =>
  isNamed(platform) ? platformTitles[platform] : word(platform)

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

import { goodsPackages, type GoodsPackage } from './packages.ts'

/** Trades by what they have to do with; every trade of the list stands in one. */
const trades = {
  'food-and-drink':
    'bakery craft-brewery winery distillery coffee-roastery restaurant soft-drinks dairy confectionery pet-food farm-shop',
  health: 'food-supplements dental-practice medical-practice optician',
  software: 'software-as-a-service mobile-app video-games it-consultancy',
  technology: 'electronics solar-energy',
  fashion: 'clothing-brand bags-and-luggage jewellery',
  beauty: 'cosmetics candles-and-fragrance cleaning-products beauty-salon',
  family: 'toys baby-products stationery publisher musical-instruments music-band',
  home: 'furniture home-textiles ceramics gardening',
  sport: 'sports-gear bicycles fitness-studio',
  trade: 'online-shop logistics car-service',
  business: 'consultancy accounting-firm marketing-agency law-firm language-school',
  finance: 'finance insurance-agency real-estate construction cleaning-company',
  travel: 'travel-agency hotel',
} as const

export type Industry = keyof typeof trades
export const industries = Object.keys(trades) as Industry[]

/** The trades of an industry, in its order. */
export function tradesOf(industry: Industry): GoodsPackage[] {
  return trades[industry].split(' ').flatMap((key) => goodsPackages.find((one) => one.key === key) ?? [])
}

export const industryFrom = (text: string): Industry | null => industries.find((one) => one === text) ?? null

/** The classes of a trade with the keys of its terms, those with most terms first. */
export function classesOfTrade({ terms }: GoodsPackage): { niceClass: number; keys: string[] }[] {
  const byClass = Map.groupBy(terms, (key) => Number(key.split('-')[0]))
  return [...byClass]
    .map(([niceClass, keys]) => ({ niceClass, keys }))
    .toSorted((a, b) => b.keys.length - a.keys.length || a.niceClass - b.niceClass)
}

/** Every trade with its industry. */
export const allTrades = (): { industry: Industry; trade: GoodsPackage }[] =>
  industries.flatMap((industry) => tradesOf(industry).map((trade) => ({ industry, trade })))

import type { Currency } from '#kernel/money.ts'

/** The seven regional storefronts; the host's ending chooses one (spec, part 1, sections 1 and 9). */
export const storefronts = {
  global: { country: 'US', currency: 'EUR', ending: null },
  sk: { country: 'SK', currency: 'EUR', ending: 'sk' },
  cz: { country: 'CZ', currency: 'CZK', ending: 'cz' },
  uk: { country: 'GB', currency: 'GBP', ending: 'uk' },
  ie: { country: 'IE', currency: 'EUR', ending: 'ie' },
  ch: { country: 'CH', currency: 'CHF', ending: 'ch' },
  au: { country: 'AU', currency: 'AUD', ending: 'au' },
} as const satisfies Record<string, { country: string; currency: Currency; ending: string | null }>

export type Storefront = keyof typeof storefronts

/** The storefront of a host name; anything unknown is the global one. */
export function storefrontOf(host: string): Storefront {
  const ending = host.split(':')[0]?.split('.').at(-1)
  for (const name of Object.keys(storefronts) as Storefront[]) {
    if (storefronts[name].ending !== null && storefronts[name].ending === ending) return name
  }
  return 'global'
}

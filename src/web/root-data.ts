import { useRouteLoaderData } from 'react-router'
import type { Storefront } from '#domain/account/storefront.ts'
import type { Language } from '#kernel/languages.ts'
import type { Currency } from '#kernel/money.ts'
import type { Theme } from './theme.ts'

/** What every page knows. */
export interface RootData {
  theme: Theme | undefined
  /** Scheme and host of the site. */
  base: string
  /** What those who are sent the page's address are shown of it; null for what is not public. */
  share: { title: string; description: string } | null
  storefront: Storefront
  currency: Currency
  user: { name: string; email: string; staff: boolean } | null
  /** The content pages that the footer leads to. */
  reading: { address: string; title: string; isLegal: boolean; language: Language }[]
  /** Somebody of staff acts for the user. */
  support: { by: string; until: string } | null
}

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root')
  if (!data) throw new Error('the root has no data')
  return data
}

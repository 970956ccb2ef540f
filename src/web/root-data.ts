import { useRouteLoaderData } from 'react-router'
import type { Storefront } from '#domain/account/storefront.ts'
import type { ExperimentId } from '#kernel/experiments.ts'
import type { Language } from '#kernel/languages.ts'
import type { Currency } from '#kernel/money.ts'
import type { ThirdParty } from '#kernel/third-parties.ts'
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
  /** Whose scripts the page loads once its visitor agrees. */
  thirdParties: readonly ThirdParty[]
  /** Experiments that the visitor is asked about. */
  experiments: readonly ExperimentId[]
  /** The visitor is asked on other pages. */
  asksElsewhere: boolean
  /** The addresses of the chat; null where somebody else's takes its place. */
  chat: { start: string; thread: string } | null
  /** Where a chat of others asks who is signed in; null where the chat is ours. */
  visitor: string | null
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

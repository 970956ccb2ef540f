import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { useMatches } from 'react-router'
import { defaultLanguage } from '#kernel/languages.ts'
import { TextVersionContext, textAddress } from './address.ts'
import type { Namespace } from './namespaces.ts'
import { seedId } from './seed-id.ts'

/** What a route module says about itself: the namespaces its page speaks. */
export interface PageHandle {
  namespaces: readonly Namespace[]
  /** The page is sent without scripts: nothing on it needs one. */
  still?: boolean
}

/** Whether the page is one that is sent without scripts. */
export function useStill(): boolean {
  return useMatches().some(({ handle }) => isHandle(handle) && handle.still === true)
}

const isHandle = (value: unknown): value is PageHandle =>
  typeof value === 'object' && value !== null && Array.isArray((value as PageHandle).namespaces)

function SeedScript({ json }: { json: string }) {
  return (
    <script
      id={seedId}
      type="application/json"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- a script's text is not markup: React would escape the quotes; names and hashes hold no '<'
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** What a page tells the browser of its texts: where they are, and the version under which later ones are asked for. */
export interface Seed {
  version: string
  addresses: Record<string, string>
}

/** Where the texts of the page are, as data: the browser fetches them before its first render, and keeps them for the next page. */
export function TextSeed() {
  const version = useContext(TextVersionContext)
  const language = useContext(I18nContext)?.i18n?.language ?? defaultLanguage
  const matches = useMatches()
  if (typeof document !== 'undefined') {
    const sent = document.getElementById(seedId)?.textContent ?? '{}'
    return <SeedScript json={sent} />
  }
  const names = new Set<string>(['common', 'errors'])
  for (const match of matches) if (isHandle(match.handle)) for (const name of match.handle.namespaces) names.add(name)
  const addresses = Object.fromEntries([...names].map((name) => [name, textAddress(language, name, version)]))
  return <SeedScript json={JSON.stringify({ version, addresses } satisfies Seed)} />
}

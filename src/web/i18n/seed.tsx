import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { useMatches } from 'react-router'
import type { Namespace } from './namespaces.ts'

export const seedId = 'texts'

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
      // oxlint-disable-next-line react/no-danger -- a script's text is not markup: React would escape the quotes; '<' is escaped below
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** The texts of the page as data, so that the browser's first render has them; the browser keeps what it was sent. */
export function TextSeed() {
  const i18n = useContext(I18nContext)?.i18n
  const matches = useMatches()
  if (typeof document !== 'undefined') {
    const sent = document.getElementById(seedId)?.textContent ?? '{}'
    return <SeedScript json={sent} />
  }
  const names = new Set<string>(['common', 'errors'])
  for (const match of matches) if (isHandle(match.handle)) for (const name of match.handle.namespaces) names.add(name)
  const texts = Object.fromEntries([...names].map((name) => [name, i18n?.getResourceBundle(i18n.language, name) ?? {}]))
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c')
  return <SeedScript json={json} />
}

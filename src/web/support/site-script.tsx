import { useEffect, useState, useSyncExternalStore } from 'react'

/** From the build; while one edits, from its file. */
const source = import.meta.env.DEV ? '/src/web/site-script/main.ts' : '/scripts/site.js'

const never = () => () => undefined

/**
 * The script of the site's pages. A page that the server sends names it. One that is reached from the portal without a new
 * document starts the same by itself: React would make the element through markup, which the pages' policy refuses.
 */
export function SiteScript() {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isSent] = useState(isHydrating)
  useEffect(() => {
    // Without it the link leads to the contact form, and nobody is asked, since nothing is loaded.
    if (!isSent)
      void import('../site-script/start.ts').then(
        ({ startSite }) => startSite(document),
        () => undefined,
      )
  }, [isSent])
  return isSent ? <script type="module" src={source} /> : null
}

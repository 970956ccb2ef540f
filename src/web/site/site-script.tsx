import { useEffect, useState, useSyncExternalStore } from 'react'

/** From the build; while one edits, from its file. */
const source = import.meta.env.DEV ? '/src/web/site-script/main.ts' : '/scripts/site.js'

const never = () => () => undefined

/**
 * The script of the site's pages. A page that the server sends names it. One that is reached from the portal without a new
 * document starts the chat by itself: React would make the element through markup, which the pages' policy refuses. The policy
 * of the portal lets nothing of others run either, so about that the next document asks.
 */
export function SiteScript() {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isSent] = useState(isHydrating)
  useEffect(() => {
    if (!isSent)
      void import('../site-script/open-chat.ts').then(
        ({ openChat }) => openChat(document),
        // The link leads to the contact form.
        () => undefined,
      )
  }, [isSent])
  return isSent ? <script type="module" src={source} /> : null
}

import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ShownHit } from '../../../watch-hit/hit.server.ts'

/**
 * Tells the server which hits were new and have now been on the screen, so that they are no longer counted; the frame's
 * count follows. On this visit they stay marked as new.
 */
export function useTellSeen(hits: readonly ShownHit[]) {
  const section = useRef<HTMLDivElement>(null)
  const { submit } = useFetcher({ key: 'hits-seen' })
  const [fresh] = useState(() => new Set(hits.filter((hit) => !hit.seen).map((hit) => hit.id)))
  useEffect(() => {
    const shown = section.current
    if (!shown || fresh.size === 0) return
    // A page that lies in the background is not looked at: the observer waits until it comes to the front.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      const form = new FormData()
      for (const id of fresh) form.append('hit', id)
      void submit(form, { method: 'post' })
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [fresh, submit])
  return { section, fresh }
}

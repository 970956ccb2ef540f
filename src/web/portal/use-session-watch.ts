import { useEffect } from 'react'
import { useLanguage } from '../i18n/text.ts'
import { path } from '../path.ts'

/** How often the session is read again, in milliseconds. */
export const watchMs = 60_000

/** Whether the answer of the session call says that nobody is signed in any more. */
export function isOver(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return true
  const { user, error } = answer as { user?: unknown; error?: unknown }
  return error === 'ErrorRefreshingToken' || !user
}

/** Reads the session again every minute; when it is over, leads to the sign-in and keeps the page's address. */
export function useSessionWatch(): void {
  const language = useLanguage()
  useEffect(() => {
    const look = async (): Promise<void> => {
      try {
        const answer = await fetch('/api/auth/session', { headers: { accept: 'application/json' } })
        if (!answer.ok || !isOver(await answer.json())) return
      } catch {
        // Without a connection nothing is known; the next look decides.
        return
      }
      const { pathname, search } = globalThis.location
      globalThis.location.assign(path.login({}, { language, query: { callbackUrl: `${pathname}${search}` } }))
    }
    const timer = setInterval(() => void look(), watchMs)
    return () => clearInterval(timer)
  }, [language])
}

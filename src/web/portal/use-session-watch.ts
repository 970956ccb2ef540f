import { useEffect } from 'react'
import { useLanguage } from '../i18n/text.ts'
import { path } from '../path.ts'
import { readClientSession, signOutQuietly } from '../session-client.ts'

/** How often the session is read again, in milliseconds. */
export const watchMs = 60_000

/**
 * Reads the session again every minute. When it is over or could not be refreshed, signs out without a redirect and leads
 * to the sign-in, which remembers the page; without a connection nothing is known and the next look decides.
 */
export function useSessionWatch(): void {
  const language = useLanguage()
  useEffect(() => {
    const look = async (): Promise<void> => {
      const reading = await readClientSession()
      if (reading.kind !== 'over') return
      if (reading.error) await signOutQuietly()
      const { pathname, search } = globalThis.location
      const query = { error: 'SessionRequired', callbackUrl: `${pathname}${search}` }
      globalThis.location.assign(path.login({}, { language, query }))
    }
    const timer = setInterval(() => void look(), watchMs)
    return () => clearInterval(timer)
  }, [language])
}

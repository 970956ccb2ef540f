import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** How often the page looks again while the provider's message is on its way, in milliseconds. */
const lookAgain = 3_000

/** Whether a payment is still on its way, by what the server says now; a server that does not answer says nothing. */
async function isStillWaiting(id: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/product/${id}/payment-status`, { headers: { accept: 'application/json' } })
    const said = answer.ok ? ((await answer.json()) as { state?: unknown }) : null
    return typeof said?.state !== 'string' || said.state === 'pending'
  } catch {
    return true
  }
}

/**
 * Reads the page again once its payment is no longer on its way. It looks by a timer of its own and by a small question: what the
 * router says of its reading may be painted as one change, and a reading that failed would put an error in the page's place.
 */
export function useLookAgain(id: string, waiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!waiting) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const later = (): void => {
      timer = setTimeout(() => void look(), lookAgain)
    }
    const look = async (): Promise<void> => {
      if (!(await isStillWaiting(id)) && !isOver) await revalidate()
      if (!isOver) later()
    }
    later()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, waiting, revalidate])
}

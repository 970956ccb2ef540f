import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Brings the section that `part` of the address names before the eyes, once the screen is there. */
export function usePart(): void {
  const part = useSearchParams()[0].get('part')
  useEffect(() => {
    if (part !== null) document.getElementById(part)?.scrollIntoView({ block: 'start' })
  }, [part])
}

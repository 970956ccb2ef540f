import { useState, useSyncExternalStore } from 'react'
import { uuidv7 } from '#kernel/ids.ts'

const never = () => () => undefined

/**
 * The key under which a form of a public page is taken once, however often it is sent. It is made in the browser: the page is
 * kept for everybody, so a key in it would be everybody's. Empty until then, and where no script runs.
 */
export function useOnceKey(typed: string | undefined): string {
  const [made] = useState(() => uuidv7())
  const key = useSyncExternalStore(
    never,
    () => made,
    () => '',
  )
  return typed || key
}

import { useState, useSyncExternalStore } from 'react'
import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { TextSeed } from './i18n/seed.tsx'
import { useNonce } from './nonce.ts'

const never = () => () => {}

/** Whether this part of the page came from the server; what the browser makes anew did not. */
function useCameFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [came] = useState(isHydrating)
  return came
}

function KeptScroll() {
  useScrollRestoration()
  return null
}

/**
 * The scripts of a page. They run once, as the server wrote them: where the browser makes the whole page anew, as it does for
 * the page of an error, they ran already, and its policy lets nobody write another one.
 */
export function PageScripts() {
  const nonce = useNonce()
  if (!useCameFromServer()) return <KeptScroll />
  return (
    <>
      <TextSeed />
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  )
}

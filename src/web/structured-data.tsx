import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * What a page says of itself to searches, as schema.org has it. It is sent with the page and stays as it was sent: a script in
 * the browser adds none, which the policy of the page would not let it.
 */
export function StructuredData({ data }: { data: object }) {
  const isSent = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [json] = useState(() =>
    isSent ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c') : null,
  )
  if (json === null) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- a script's text is not markup: React would escape the quotes; '<' is escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

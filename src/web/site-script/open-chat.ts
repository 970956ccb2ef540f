let isListening = false

/**
 * Opens the chat beside its link once somebody follows it; where it cannot be loaded the link leads where it says. A document
 * listens once, however many pages it shows.
 */
export function openChat(page: Document): void {
  if (isListening) return
  isListening = true
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-chat]') : null
    const place = link?.parentElement
    if (!link || !place || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void import('./chat.ts')
      .then(async ({ showChat }) => await showChat(place, link))
      .catch(() => page.location.assign(link.href))
  })
}

import { askConsent } from './consent.ts'
import { openChat } from './open-chat.ts'

let isListening = false

/** What a page of the site does by script beside its markup. A document listens for the chat once, however many pages it shows. */
export function startSite(page: Document): void {
  if (!isListening) openChat(page)
  isListening = true
  askConsent(page)
}

import type { Letter } from '#platform/mail/letter.tsx'

/** One text message: to whom, and what it says. The id makes a repeat after a crash known as the same. */
export interface TextMessage {
  id: string
  to: string
  text: string
}

export interface TextMessages {
  /** Hands a message over. `kept` by the stand-in, which sends to nobody. Throws when the provider does not take it. */
  send(message: TextMessage): Promise<'sent' | 'kept'>
}

/** Milliseconds that a provider may take. */
const patience = 20_000

/** Keeps everything where it is: for the demo, and where no provider is configured. */
export const standInMessages: TextMessages = { send: () => Promise.resolve('kept') }

/** Sends by a provider's address: the message as JSON, with a bearer token. What is answered but a success is thrown. */
export function messagesAt(url: string, token: string, fetching: typeof fetch = fetch): TextMessages {
  return {
    async send(message) {
      const answer = await fetching(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the provider of text messages answered ${answer.status}`)
      return 'sent'
    },
  }
}

/** A letter as a text message: its subject, where it leads, and where advertising ends. */
export function messageText({ subject, action, unsubscribe }: Letter): string {
  const ending = unsubscribe ? ` ${unsubscribe.label}: ${unsubscribe.url}` : ''
  return `${subject}${action ? ` ${action.url}` : ''}${ending}`
}

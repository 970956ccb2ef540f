import type { CallBody, CallOutput } from '#contract/call.ts'
import type { chatStart, chatVisitor, supportTicketThread, supportTicketWrite } from '#contract/support.ts'

export type Visitor = CallOutput<typeof chatVisitor>
export type Thread = CallOutput<typeof supportTicketThread>

/** Where the chat's calls are, as the page says it. */
export interface Addresses {
  start: string
  thread: string
}

/** Why something was refused: for whom there is no such conversation, which field is wrong, or in words. */
export class Refused extends Error {
  readonly status: number
  readonly fields: readonly string[]
  constructor(status: number, message: string, fields: readonly string[]) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

async function ask<T>(address: string, language: string, body?: unknown, key?: string): Promise<T> {
  const answer = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      'accept-language': language,
      'x-requested-with': 'markwright',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key ?? '' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const told = (await answer.json().catch(() => null)) as
    | (T & { error?: { message?: string; fields?: Record<string, string> } })
    | null
  if (answer.ok && told !== null) return told
  throw new Refused(answer.status, told?.error?.message ?? '', Object.keys(told?.error?.fields ?? {}))
}

/** The calls of the chat, in the language of the page. */
export const talkAt = ({ start, thread }: Addresses, language: string) => {
  const threadOf = (id: string) => thread.replace('{id}', encodeURIComponent(id))
  return {
    visitor: async () => await ask<Visitor>(start, language),
    begin: async (body: CallBody<typeof chatStart>, key: string) =>
      (await ask<CallOutput<typeof chatStart>>(start, language, body, key)).id,
    read: async (id: string) => await ask<Thread>(threadOf(id), language),
    write: async (id: string, body: CallBody<typeof supportTicketWrite>, key: string) =>
      await ask<CallOutput<typeof supportTicketWrite>>(threadOf(id), language, body, key),
  }
}

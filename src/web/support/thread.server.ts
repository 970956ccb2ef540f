import { redirect } from 'react-router'
import type { CallOutput } from '#contract/call.ts'
import { fillPath } from '#contract/client.ts'
import { formFor } from '#contract/form.ts'
import {
  supportTicketDocument,
  supportTicketOpenDocument,
  supportTicketThread,
  supportTicketWrite,
} from '#contract/support.ts'
import { formatInstant } from '#kernel/dates.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../answers.server.ts'
import type { LoadContext } from '../load-context.ts'
import { rowId } from '../row-id.ts'

type Thread = CallOutput<typeof supportTicketThread>

export interface ThreadData extends Omit<Thread, 'messages' | 'documents' | 'createdAt'> {
  documents: { id: number; name: string; isOurs: boolean; when: string; href: string }[]
  id: string
  asked: string
  messages: (Omit<Thread['messages'][number], 'at'> & { at: string; when: string })[]
  /** Characters that a message takes. */
  most: number
}

const most = formFor(supportTicketWrite).shape.message.max ?? 0

/** A ticket with its thread as its page shows it. */
export async function readThread({ call, language }: LoadContext, given: string | undefined): Promise<ThreadData> {
  const work = async () => {
    const id = rowId(given)
    return { id, ...(await call(supportTicketThread, { params: { id } })) }
  }
  const { messages, documents, createdAt, ...rest } = await reading(work())
  return {
    ...rest,
    documents: documents.map(({ id, name, isOurs, at }) => ({
      id,
      name,
      isOurs,
      when: formatInstant(at, language),
      href: fillPath(supportTicketOpenDocument.path, { id: rest.id, docId: String(id) }),
    })),
    asked: formatInstant(createdAt, language),
    messages: messages.map((one) => ({ ...one, when: formatInstant(one.at, language) })),
    most,
  }
}

/** Takes what was written in the form of a thread, and returns to its page. */
export async function writeInThread({ call }: LoadContext, given: string | undefined, request: Request, back: string) {
  const form = await formOf(request)
  const typed = typedIn(form)
  return await writing(typed, async () => {
    if (form.get('intent') === 'document') {
      const file = form.get('file')
      await call(supportTicketDocument, {
        params: { id: rowId(given) },
        ...(file instanceof File ? { file } : {}),
      })
      return redirect(back)
    }
    await call(supportTicketWrite, {
      params: { id: rowId(given) },
      body: { message: oneOf(typed, 'message') },
      idempotencyKey: oneOf(typed, 'key') || crypto.randomUUID(),
    })
    return redirect(back)
  })
}

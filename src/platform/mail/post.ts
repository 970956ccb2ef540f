import type pg from 'pg'
import type { Language } from '#kernel/languages.ts'
import { defineJob, type Queue } from '#platform/queue/queue.ts'
import type { Letter } from './letter.tsx'
import type { Mailer } from './mailer.ts'

/** A letter to be written: from which template, to whom, about what. The id makes it go out once. */
export interface LetterOrder {
  id: string
  template: string
  to: string
  language: Language
  data: Record<string, string>
}

export type Translate = (key: string, values?: Record<string, string | number>) => string
export type LetterTemplate = (t: Translate, data: Record<string, string>, language: Language) => Letter

export const sendLetter = defineJob<LetterOrder>('mail.send', { byStaff: ['repeat'], retries: 8, retrySeconds: 5 })

/** Puts a letter into the queue inside the caller's transaction: a change that is undone writes to no one. */
export type Post = (tx: pg.PoolClient, order: LetterOrder) => Promise<void>

export function createPost(queue: () => Queue): Post {
  return async (tx, order) => await queue().send(tx, sendLetter, order)
}

/** Works on queued letters. Throws when a template is unknown, so that the job is tried again after an update. */
export async function workOnLetters(
  queue: Queue,
  mailer: Mailer,
  templates: Record<string, LetterTemplate>,
  translate: (language: Language) => Translate,
): Promise<void> {
  await queue.work(sendLetter, async (order) => {
    const template = templates[order.template]
    if (!template) throw new Error(`no mail template ${order.template}`)
    const letter = template(translate(order.language), order.data, order.language)
    await mailer.send({ id: order.id, to: order.to, language: order.language, template: order.template, letter })
  })
}

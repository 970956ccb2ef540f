import { z } from 'zod'
import type { Language } from '#kernel/languages.ts'
import type { Tx } from '#platform/db/database.ts'
import { defineJob, type Queue } from '#platform/queue/queue.ts'
import type { Letter } from './letter.tsx'

/** Where a letter leads: a page of a row, a page of everybody's, or one that a one-time secret opens. */
export type LetterLink =
  | {
      page:
        | 'verificationSummary'
        | 'registrationRequest'
        | 'applicationDraft'
        | 'checkout'
        | 'productSuccess'
        | 'trademark'
        | 'consultation'
        | 'supportTicket'
        | 'message'
        | 'feedback'
        | 'letterCheck'
        | 'officeAction'
        | 'opposition'
        | 'monitoringResult'
        | 'caseRequest'
        | 'case'
        | 'solutionCenter'
        | 'useInCommerce'
        | 'proofsOfUse'
        | 'subscription'
        | 'brandOrder'
        | 'brand'
        | 'serviceOrder'
      id: string
    }
  | { page: 'portal' | 'forgotPassword' | 'privacy' | 'paymentMethods' | 'admin' }
  | { page: 'activate' | 'setPassword'; tokenId: string }

/** A letter to be written: from which template, to whom, about what. The id makes it go out once. */
export interface LetterToSend {
  id: string
  template: string
  to: string
  language: Language
  link: LetterLink
  /** It goes to a telephone as a text message, of whoever has this e-mail. */
  owner?: string
  /** It is advertising: the row whose address ends it, which the letter names. */
  unsubscribe?: string
  /** What is ours to say: numbers, amounts, days, places. */
  facts?: Record<string, string>
  /** What somebody typed. It may stand in the text and never in a subject. */
  words?: Record<string, string>
  /** Who made us write; somebody who is not signed in may have named another's address. */
  asked?: 'us' | 'stranger'
  /** Whether the owner of the address has opened an account with it, and may want what a stranger asked for. */
  confirmed?: boolean
}

export type Translate = (key: string, values?: Record<string, string | number>) => string

/** Makes a letter of everything that is known; `facts` is the part that may stand in a subject. */
export type LetterTemplate = (t: Translate, data: Record<string, string>, facts: Record<string, string>) => Letter

/**
 * Sends a letter, known by its row. Tried for three and a half days: at once, then with waits that double up to four
 * hours. What then still waits is a failed letter, for staff to send again or to drop.
 */
export const sendLetter = defineJob('mail.letter', {
  // Staff send a letter again, or drop it, by its own calls.
  byStaff: [],
  data: z.strictObject({ letter: z.uuid() }),
  retries: 30,
  retrySeconds: 10,
  retryMaxSeconds: 14_400,
  atOnce: 4,
  expireSeconds: 120,
})

/**
 * Letters that one address gets in a day. Of those that strangers made us write one of a kind; a few where the owner of the
 * address may have been who asked. They never keep back what we have to say ourselves.
 */
export const lettersPerDay = { everything: 20, strangersOfAKind: 1, confirmedOfAKind: 12 }

/**
 * Puts a letter into the outbox and the queue inside the caller's transaction: a change that is undone writes to no one.
 * `held` when the address has had its share of the day and a stranger asked; what we have to say waits for the next day.
 */
export type Post = (tx: Tx, order: LetterToSend) => Promise<'queued' | 'held'>

interface Put {
  /** Of the letter; null where there is one of its id, or the day is full. */
  row_id: string | null
  all: number
  of_a_kind: number
  /** When the oldest of our own letters that fill the day is a day old. */
  free_at: Date | null
}

/** `factor` multiplies the limits, as LIMIT_FACTOR does. */
export function createPost(queue: () => Queue, factor = 1): Post {
  const most = lettersPerDay.everything * factor
  return async (tx, order) => {
    const asked = order.asked ?? 'us'
    // Two requests at once must not both find the day free. The second does not wait: the first is writing already.
    if (asked === 'stranger') {
      const alone = await tx.$client.query<{ mine: boolean }>(
        `select pg_try_advisory_xact_lock(hashtext('letters ' || lower($1))) as mine`,
        [order.to],
      )
      if (!alone.rows[0]?.mine) return 'held'
    }
    const ofAKind = order.confirmed ? lettersPerDay.confirmedOfAKind : lettersPerDay.strangersOfAKind
    const { rows } = await tx.$client.query<Put>(
      `with day as (select template, asked, created_at from mail.outbox
          where lower(recipient) = lower($2) and created_at > now() - interval '1 day' and state <> 'dropped'),
       had as materialized (select count(*)::int as "all", count(*) filter (where asked = 'stranger' and template = $3)::int as of_a_kind from day),
       put as (insert into mail.outbox (id, recipient, template, language, link, facts, words, asked, unsubscribe, owner, channel, state)
         select $1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::jsonb, $8, $9, $10, case when $10::text is null then 'mail' else 'sms' end, 'waiting'
           from had where $8 <> 'stranger' or (had."all" < $11::int and had.of_a_kind < $12::int)
         on conflict (id) do nothing returning row_id)
       select (select row_id from put) as row_id, "all", of_a_kind,
              (select created_at + interval '1 day' from day where asked = 'us' order by created_at desc offset $11::int - 1 limit 1) as free_at
         from had`,
      [
        order.id,
        order.to,
        order.template,
        order.language,
        JSON.stringify(order.link),
        JSON.stringify(order.facts ?? {}),
        JSON.stringify(order.words ?? {}),
        asked,
        order.unsubscribe ?? null,
        order.owner ?? null,
        most,
        ofAKind * factor,
      ],
    )
    const [put] = rows
    if (asked === 'stranger' && put && (put.all >= most || put.of_a_kind >= ofAKind * factor)) return 'held'
    if (put && put.row_id !== null) {
      const at = asked === 'us' ? put.free_at : null
      await queue().send(tx, sendLetter, { letter: put.row_id }, at ? { at } : {})
    }
    return 'queued'
  }
}

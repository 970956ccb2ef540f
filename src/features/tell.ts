import { isLanguage, type Language } from '#kernel/languages.ts'
import type { Tx } from '#platform/db/database.ts'
import { later } from '#platform/db/transaction.ts'
import type { LetterLink, Post } from '#platform/mail/post.ts'
import { notification } from '#schema/account.ts'
import type { Mail, MailData } from './mail.ts'

/** Whom something is told. */
export interface Reader {
  email: string
  /** As a row keeps it; what is no language of ours is read as English. */
  language: string | null | undefined
  /** The account in whose portal it stands as well, where it does. */
  userId?: string | null
}

/** What stands among the notifications of the portal. */
export interface Notice {
  type: string
  message: string
  metadata: Record<string, unknown>
}

/** One thing that is told. */
export type Told<F extends string, W extends string, M extends string> = {
  /** Makes the letter go out once. */
  id: string
  link: LetterLink
  /** A telephone number: it goes there as a text message, which is the letter's subject and where it leads. */
  phone?: string
  /** It is advertising: the request whose address ends it. */
  unsubscribe?: string
  /** Who made us write; somebody who is not signed in may have named another's address. */
  asked?: 'us' | 'stranger'
  /** Also in the portal, when the reader has an account. */
  notice?: Notice
} & ([F] extends [never] ? { facts?: MailData<F, W, M>['facts'] } : { facts: MailData<F, W, M>['facts'] }) &
  ([W] extends [never] ? { words?: MailData<F, W, M>['words'] } : { words: MailData<F, W, M>['words'] })

/**
 * Tells somebody something: the letter in their language and, with a notice, in their portal. What depends on the language is
 * given as a function of it. `held` when a stranger asked for more than the address gets in a day.
 */
export type Tell = <F extends string, W extends string, M extends string>(
  tx: Tx,
  reader: Reader,
  mail: Mail<F, W, M>,
  data: Told<F, W, M> | ((language: Language) => Told<F, W, M>),
) => Promise<'queued' | 'held'>

/** Puts a notice into the portal of an account. */
export async function notify(tx: Tx, userId: string, notice: Notice): Promise<void> {
  await later(tx, tx.insert(notification).values({ toUserId: userId, ...notice }))
}

/** Telling by way of the outbox. */
export function createTell(post: Post): Tell {
  return async (tx, reader, mail, data) => {
    const language = isLanguage(reader.language) ? reader.language : 'en'
    const { id, link, unsubscribe, asked, notice, facts, words, phone } =
      typeof data === 'function' ? data(language) : data
    if (notice && reader.userId) await notify(tx, reader.userId, notice)
    return await post(tx, {
      id,
      template: mail.name,
      to: phone ?? reader.email,
      ...(phone === undefined ? {} : { owner: reader.email }),
      language,
      link,
      ...(unsubscribe ? { unsubscribe } : {}),
      ...(facts ? { facts } : {}),
      ...(words ? { words } : {}),
      ...(asked ? { asked } : {}),
    })
  }
}

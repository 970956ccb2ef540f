import type { Letter } from '#platform/mail/letter.tsx'
import type { LetterTemplate, Translate } from '#platform/mail/post.ts'

type Values<N extends string> = { [K in N]: string }

/** What a mail is told: `F` and `W` always, `M` now and then. */
export interface MailData<F extends string, W extends string, M extends string> {
  facts: Values<F> & Partial<Values<M>>
  words: Values<W>
}

/** The parts of a letter that a mail names; its texts stand under its key in content/mails. */
export interface MailParts<F extends string, W extends string, M extends string> {
  /** What is ours to say: numbers, amounts, days, places. They may stand in the subject. */
  facts?: readonly F[]
  /** What somebody typed. It may stand in the text and never in a subject. */
  words?: readonly W[]
  /** Facts that only some of these letters have. */
  maybe?: readonly M[]
  /** The paragraphs: texts of the mail by their name there, or any by its full key after a colon; body and next when left out. */
  paragraphs?: readonly string[]
  /** The lines of the table: a label, as it is or by its full key after a colon, and the fact. */
  table?: readonly (readonly [label: string, fact: NoInfer<F | M>])[]
  /** The text of the button; the mail's own `action` when left out. */
  action?: string
  /** Paragraphs that depend on the facts, instead of those above. */
  write?: (t: Translate, data: Readonly<Record<string, string>>) => string[]
}

/** A kind of mail. */
export interface Mail<F extends string, W extends string, M extends string> {
  name: string
  /** Where its texts stand in content/mails: the name in camel case. */
  key: string
  parts: MailParts<F, W, M>
  template: LetterTemplate
}

export type AnyMail = Mail<string, string, string>

/** The full key of a text that a mail names. */
export const textKey = (key: string, id: string): string => (id.startsWith(':') ? id.slice(1) : `${key}.${id}`)

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Declares a kind of mail: what it is told, and what stands in it. Start-up proves that it has its texts in four languages. */
export function defineMail<
  const F extends string = never,
  const W extends string = never,
  const M extends string = never,
>(name: string, parts: MailParts<F, W, M>): Mail<F, W, M> {
  const key = camel(name)
  const { paragraphs = ['body', 'next'], table = [], action = 'action', write } = parts
  const template: LetterTemplate = (t, data, facts): Letter => ({
    subject: t(`${key}.subject`, facts),
    title: t(`${key}.title`, data),
    paragraphs: write ? write(t, data) : paragraphs.map((id) => t(textKey(key, id), data)),
    ...(table.length === 0
      ? {}
      : {
          facts: table.map(([label, fact]) => ({
            label: label.startsWith(':') ? t(textKey(key, label)) : label,
            value: data[fact] ?? '',
          })),
        }),
    action: { label: t(textKey(key, action)), url: data.url ?? '' },
    footer: t('footer'),
  })
  return { name, key, parts, template }
}

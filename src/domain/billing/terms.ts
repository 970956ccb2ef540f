import type { Language } from '#kernel/languages.ts'

/** The terms and conditions as they are published in a language. */
export interface Terms {
  /** Of the page, without its language. */
  address: string
  language: Language
  /** The day of the text and the beginning of its hash: another text is another version, whoever forgot the day. */
  version: string
  /** SHA-256 of the text with whom it names as the operator. */
  hash: string
}

import { listFormat } from '#kernel/formatters.ts'
import cs from '#content/verification-notes/cs.json' with { type: 'json' }
import en from '#content/verification-notes/en.json' with { type: 'json' }
import es from '#content/verification-notes/es.json' with { type: 'json' }
import sk from '#content/verification-notes/sk.json' with { type: 'json' }
import type { Language } from '#kernel/languages.ts'

export type NoteWords = typeof en

/** The words of which results are made, in the languages that clients read. */
export const notes = { en, sk, cs, es } satisfies Record<Language, NoteWords>

/** A text with its values; one that is not there leaves no gap. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

export const listOf = (items: readonly string[], language: Language): string =>
  listFormat(language, { type: 'conjunction' }).format(items)

import cs from '#content/search-report/cs.json' with { type: 'json' }
import en from '#content/search-report/en.json' with { type: 'json' }
import es from '#content/search-report/es.json' with { type: 'json' }
import sk from '#content/search-report/sk.json' with { type: 'json' }
import type { Language } from '#kernel/languages.ts'

/** The words of the search report. */
export type ReportTexts = typeof en

export const reportTexts: Record<Language, ReportTexts> = { en, sk, cs, es }

/** A sentence with its values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

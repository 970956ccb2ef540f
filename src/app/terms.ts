import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import type { Terms } from '#domain/billing/terms.ts'
import { languages, type Language } from '#kernel/languages.ts'

const address = '/terms-and-conditions'
const above = z.object({ title: z.string(), date: z.string() })

/** A text of terms and its version, from the file of their page and the operator whom the page names. */
export function termsFrom(file: string, language: Language, operator: InvoiceDocument['supplier']): Terms {
  const [, head = '', ...rest] = file.split('---\n')
  const text = rest.join('---\n').trim()
  const { title, date } = above.parse(parse(head))
  if (text === '') throw new Error(`the terms in ${language} have no text`)
  const { name, lines, country, companyId } = operator
  const whole = JSON.stringify([title, text, name, lines, country, companyId])
  const hash = createHash('sha256').update(whole).digest('hex')
  return { address, language, version: `${date}-${hash.slice(0, 8)}`, hash }
}

/** The published terms by language, read once: a process serves the pages that it was started with. */
export function publishedTerms(operator: InvoiceDocument['supplier']): (language: Language) => Terms {
  const all = Object.fromEntries(
    languages.map((language) => {
      const file = new URL(`../../content/pages${address}.${language}.md`, import.meta.url)
      return [language, termsFrom(readFileSync(file, 'utf8'), language, operator)]
    }),
  ) as Record<Language, Terms>
  return (language) => all[language]
}

import { defaultLanguage } from '#kernel/languages.ts'

const prefixed = (language: string, path: string): string =>
  language === defaultLanguage ? path : `/${language}${path}`

/** The client's page of the verification, in the client's language. */
export const summaryUrl = (row: { id: string; language: string }): string =>
  prefixed(row.language, `/verification-summary/${row.id}`)

/** The client's page of the application draft. */
export const draftUrl = (row: { id: string; language: string }): string =>
  prefixed(row.language, `/application-draft/${row.id}`)

import { displayNames } from '#kernel/formatters.ts'
/** A country's name in a language, by its ISO code. */
export const countryName = (code: string, language: string): string =>
  displayNames(language, { type: 'region' }).of(code) ?? code

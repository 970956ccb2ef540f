import { createContext } from 'react'

/** The version of the texts with which a page is rendered on the server. Absent in the browser, which reads it from the page. */
export const TextVersionContext = createContext<string>('')

/** Where a browser fetches a namespace of the texts; kept for good under its version. */
export function textAddress(language: string, name: string, version: string): string {
  return `/locales/${language}/${name}.json?v=${version}`
}

import type { TestApp } from './app.ts'

/** What a person reads of a page: without scripts and markup, each run of spaces as one. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[ \t\r\n]+/g, ' ')

/** The page at an address, as whoever has a token gets it. */
export const pageSource = async (app: TestApp, address: string, token: string): Promise<string> =>
  await (await fetch(`${app.url}${address}`, { headers: { authorization: `Bearer ${token}` } })).text()

/** The same as a person reads it. */
export const pageText = async (app: TestApp, address: string, token: string): Promise<string> =>
  textOf(await pageSource(app, address, token))

import { manyOf, oneOf, type Typed } from '../answers.server.ts'

/** Addresses as they are typed, one on a line. */
export const linksIn = (typed: Typed): string[] =>
  manyOf(typed, 'links')
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What every form of a report asks. */
export const seenIn = (typed: Typed) => ({ links: linksIn(typed), message: oneOf(typed, 'message') })

/** The key under which a form is taken once. */
export const onceKey = (typed: Typed): string => oneOf(typed, 'key') || crypto.randomUUID()

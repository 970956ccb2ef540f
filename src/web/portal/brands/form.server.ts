import { brandCreate } from '#contract/brand.ts'
import { formFor } from '#contract/form.ts'
import { oneOf, type Typed } from '../../answers.server.ts'

export const brandForm = formFor(brandCreate)

/** Websites as they are typed, one on a line. */
export const websitesIn = (typed: Typed): string[] =>
  oneOf(typed, 'websites')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
